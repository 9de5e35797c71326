import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { languageOfPath, pathPrefix, withoutLanguage } from '../rules/languages.ts';
import type { AppEnv } from './http/app-env.ts';
import type { PagePiece } from './http/csp.ts';
import { encodeUtf8 } from './http/encode-utf8.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { BUILD_DIR } from './platform/build-dir.ts';
import { type LanguageScope, languageScope } from './platform/language-scope.ts';

interface PageOptions {
  /** Calls the API within this process. */
  fetchApi: (request: Request) => Promise<Response>;
  /** The content of its response to a GET, if that is in memory. */
  readJson?: ReadJson | undefined;
  /** CSP nonce placeholder on the page's own inline scripts and styles. */
  nonceMarker: string;
  languageScope: LanguageScope;
}

type ReadJson = (target: string) => unknown;

/** Exports of the server build: see src/web/server.ts. */
export interface PagesModule {
  /** Route pattern of a path, such as `/food/:id`. */
  patternOf(path: string): string;
  renderPage(request: Request, options: PageOptions): Promise<{ page: Response; html?: PagePiece[] }>;
}

/** The production build, or Vite's module graph in development. */
export interface PagesSource {
  load(): Promise<PagesModule>;
  /** Folder of static assets; undefined while Vite serves them. */
  filesDir?: string;
}

/** Bindings of API calls that a page makes while it is rendered; requests from outside cannot have them. */
const CALLED_BY_PAGE = { isPage: true };
const MAX_RETURN_URL_LENGTH = 2000;
const CLIENT_DIR = path.join(BUILD_DIR, 'client');
const SERVER_BUILD = pathToFileURL(path.join(BUILD_DIR, 'server/index.js'));

export async function builtPages(): Promise<PagesSource> {
  const pages = (await import(SERVER_BUILD.href)) as PagesModule;
  return { load: async () => pages, filesDir: CLIENT_DIR };
}

/** Adds static assets and server-rendered pages after the API routes. */
export function addPages(
  app: Hono<AppEnv>,
  source: PagesSource,
  headers: SecurityHeaders,
  readJson?: ReadJson,
): void {
  if (source.filesDir) app.use(staticAssets(source.filesDir));
  // forms call the API by script: a native form POST is redirected to a page that explains this
  app.post('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const form = encodeURIComponent(pathname + search);
    const page = `${pathPrefix(languageOfPath(pathname))}/needs-script`;
    // response headers have a size limit: a longer URL is dropped
    return context.redirect(form.length > MAX_RETURN_URL_LENGTH ? page : `${page}?form=${form}`, 303);
  });
  app.all('*', async (context) => {
    const pages = await source.load();
    context.set('page', pages.patternOf(withoutLanguage(context.req.path)));
    const { page, html } = await pages.renderPage(context.req.raw, {
      fetchApi: async (request) => app.fetch(request, CALLED_BY_PAGE),
      readJson,
      nonceMarker: headers.csp.nonceMarker,
      languageScope,
    });
    if (html === undefined) return page;
    const secured = await headers.csp.apply(html, withoutLanguage(context.req.path));
    page.headers.set('Content-Security-Policy', secured.policy);
    context.set('body', bytesOf(secured.html));
    return page;
  });
}

function bytesOf(pieces: readonly PagePiece[]): Buffer<ArrayBuffer> {
  const chunks: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      chunks.push(encodeUtf8(text), piece);
      text = '';
    }
  }
  return Buffer.concat([...chunks, encodeUtf8(text)]);
}

function staticAssets(root: string): MiddlewareHandler {
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
