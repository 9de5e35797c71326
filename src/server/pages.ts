import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { ROOT } from './platform/root.ts';

interface PageOptions {
  /** The API in this process. */
  fetchApi: (request: Request) => Promise<Response>;
  /** What the page's own inline code carries as its nonce. */
  nonceMarker: string;
}

/** What the built pages export: see src/web/server.ts. */
export interface PagesModule {
  /** Such as `/food/:id`. */
  patternOf(path: string): string;
  renderPage(request: Request, options: PageOptions): Promise<{ page: Response; html?: string }>;
}

/** Where pages come from: the built ones, or Vite's while developing. */
export interface PagesSource {
  load(): Promise<PagesModule>;
  /** Folder with the browser's files; none while Vite serves them. */
  filesDir?: string;
}

const MAX_FORM_ADDRESS = 2000;
const CLIENT_DIR = path.join(ROOT, 'build/client');
const SERVER_BUILD = pathToFileURL(path.join(ROOT, 'build/server/index.js'));

export async function builtPages(): Promise<PagesSource> {
  const pages = (await import(SERVER_BUILD.href)) as PagesModule;
  return { load: async () => pages, filesDir: CLIENT_DIR };
}

/** The browser's files and the rendered pages, behind the API's routes. */
export function addPages(app: Hono<AppEnv>, source: PagesSource, headers: SecurityHeaders): void {
  if (source.filesDir) app.use(browserFiles(source.filesDir));
  // forms speak to the API by script; one that a browser sent by itself is not read, only told what it needs
  app.post('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const form = encodeURIComponent(pathname + search);
    // headers of a response have a limit of their own; nobody needs to come back to such an address
    return context.redirect(
      form.length > MAX_FORM_ADDRESS ? '/needs-script' : `/needs-script?form=${form}`,
      303,
    );
  });
  app.all('*', async (context) => {
    const pages = await source.load();
    context.set('page', pages.patternOf(context.req.path));
    const { page, html } = await pages.renderPage(context.req.raw, {
      fetchApi: async (request) => app.fetch(request),
      nonceMarker: headers.nonceMarker,
    });
    if (html === undefined) return page;
    const sealed = headers.seal(html);
    page.headers.set('Content-Security-Policy', sealed.policy);
    context.set('body', Buffer.from(sealed.html));
    return page;
  });
}

function browserFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_, context) => {
      const isVersioned = context.req.path.startsWith('/assets/') || context.req.query('v') !== undefined;
      context.header(
        'Cache-Control',
        isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
