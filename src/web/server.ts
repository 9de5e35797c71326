import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiClient, apiContext } from './lib/api.ts';
import { logoContext } from './lib/inline-logo.ts';
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
 * Renders a page; its loaders ask the API in the same process, its inline code carries the mark. The text comes beside the
 * answer: making bytes of it and text again for every step took as long as to render it.
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
  context.set(logoContext, nonceMarker);
  const page = await handle(request, context);
  const html = context.get(pageContext);
  if (html === null) return { page };
  // Vite's own programs must come before the page's
  return { page, html: import.meta.env.DEV ? html : scriptsAfterPaint(html) };
}
