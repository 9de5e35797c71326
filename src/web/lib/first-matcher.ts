import { V6RegExMatcher } from 'virtual:router/matcher';

/** Set by the page's script: the modules of the routes that the server matched. */
declare global {
  interface Window {
    __reactRouterRouteModules: Record<string, object>;
    __reactRouterContext: { state: object; ssr: boolean; isSpaMode: boolean };
  }
}

type Place = string | { pathname?: string | undefined };

interface Route {
  id: string;
  children?: Route[];
}

/** The router's matcher, which for the first page looks only at the routes of that page: the server has matched all of them. */
export class FirstMatcher {
  readonly #basename: string;
  readonly #firstPath = window.location.pathname;
  #routes: readonly object[] = [];
  #all: V6RegExMatcher | undefined;

  constructor(basename: string) {
    this.#basename = basename;
  }

  update(routes: readonly object[]): void {
    this.#routes = routes;
    this.#all = undefined;
  }

  match(location: Place): ReturnType<V6RegExMatcher['match']> {
    const { pathname } = typeof location === 'string' ? { pathname: location } : location;
    const found = pathname === this.#firstPath ? this.#matchFirst(location) : null;
    return found ?? this.#matcherOfAll().match(location);
  }

  #matcherOfAll(): V6RegExMatcher {
    this.#all ??= matcherOf(this.#basename, this.#routes);
    return this.#all;
  }

  #matchFirst(location: Place): ReturnType<V6RegExMatcher['match']> {
    const originals = new Map<string, object>();
    const { __reactRouterRouteModules: onPage } = window;
    const choose = (routes: readonly Route[]): Route[] =>
      routes
        .filter(({ id }) => id in onPage)
        .map((route) => {
          originals.set(route.id, route);
          return route.children ? { ...route, children: choose(route.children) } : route;
        });
    const found = matcherOf(this.#basename, choose(this.#routes as Route[])).match(location);
    return (
      found?.map(
        (match) => ({ ...match, route: originals.get(match.route.id) ?? match.route }) as typeof match,
      ) ?? null
    );
  }
}

function matcherOf(basename: string, routes: readonly object[]): V6RegExMatcher {
  const matcher = new V6RegExMatcher(basename);
  matcher.update(routes);
  return matcher;
}
