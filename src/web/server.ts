import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiClient, apiContext } from './lib/api.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Renders a page; its loaders ask the API in the same process through `fetchApi`. */
export function renderPage(
  request: Request,
  fetchApi: (request: Request) => Promise<Response>,
): Promise<Response> {
  const context = new RouterContextProvider();
  const { origin } = new URL(request.url);
  context.set(
    apiContext,
    apiClient(origin, (input, init) => fetchApi(new Request(input, init))),
  );
  return handle(request, context);
}
