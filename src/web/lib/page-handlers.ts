import { createRequestHandler, type ServerBuild } from 'react-router';
import { type Language, pathPrefix } from '../../rules/languages.ts';
import { pageRoutes } from './page-routes.ts';

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * The router's handlers of requests. Each knows no other routes than those of its page: with all of them, of which most are the
 * admin area's, the router takes a tenth of a page's time to compare its path with theirs, three times.
 */
export function pageHandlers(build: ServerBuild, mode: string) {
  const { routes, assets } = build;
  const routeOf = pageRoutes(routes);
  const handlers = new Map<string, Handler>();
  const create = (language: Language, ids: readonly string[]): Handler =>
    createRequestHandler(
      {
        ...build,
        basename: pathPrefix(language) || '/',
        routes: pick(routes, ids),
        assets: { ...assets, routes: pick(assets.routes, ids) },
      },
      mode,
    );
  return {
    patternOf: (path: string): string => routeOf(path).pattern,
    /** `path` is without the language. */
    handlerOf(language: Language, path: string): Handler {
      // the router has several ways to write the path of a page's data
      const isData = path.endsWith('.data');
      const ids = isData ? Object.keys(routes) : routeOf(path).ids;
      const key = `${language} ${isData ? 'data' : ids.at(-1)}`;
      const handler = handlers.get(key) ?? create(language, ids);
      handlers.set(key, handler);
      return handler;
    },
  };
}

function pick<Value>(values: Record<string, Value>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}
