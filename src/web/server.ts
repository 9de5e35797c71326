import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiClient, apiContext } from './lib/api.ts';
import { nonceContext } from './lib/inline-nonce.ts';
import { pageContext } from './lib/page-context.ts';
import { pagePatterns } from './lib/page-patterns.ts';
import { scriptsAfterPaint } from './lib/scripts-after-paint.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export const patternOf = pagePatterns((build as ServerBuild).routes);

interface PageOptions {
  fetchApi: (request: Request) => Promise<Response>;
  nonceMarker: string;
}

/**
 * Renders a page. Its loaders call the API in the same process, and its inline code carries the nonce marker. The HTML is
 * returned beside the response: encoding and decoding it at every step took as long as rendering.
 */
export async function renderPage(
  request: Request,
  { fetchApi, nonceMarker }: PageOptions,
): Promise<{ page: Response; html?: string }> {
  const context = new RouterContextProvider();
  const { origin } = new URL(request.url);
  context.set(
    apiContext,
    apiClient(origin, (input, init) => fetchApi(new Request(input, init))),
  );
  context.set(nonceContext, nonceMarker);
  const page = await handle(request, context);
  const html = context.get(pageContext);
  if (html === null) return { page };
  // Vite's own scripts must run before the page's
  return { page, html: import.meta.env.DEV ? html : scriptsAfterPaint(html) };
}
