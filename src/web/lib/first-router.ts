import { convertRoutesToDataRoutes } from 'virtual:router/utils';
import type { UNSAFE_createRouter as CreateRouter } from 'react-router';
import { counted } from './counted-fetch.ts';
import { FirstMatcher } from './first-matcher.ts';
import { withLoadTimeout } from './load-timeout.ts';
import { allStyles } from './page-styles.ts';
import { needsDocument, openDocument } from './payment-document.ts';
import { completeRouteTable } from './route-table.ts';
import { whenTouched } from './when-touched.ts';

type Core = typeof import('./router-core.ts').routerCore;
type Router = ReturnType<typeof CreateRouter>;
type RouterInit = Parameters<typeof CreateRouter>[0];
type State = Router['state'];
type Subscriber = Parameters<Router['subscribe']>[0];

const NOTHING = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};
export const IDLE_NAVIGATION = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  ...NOTHING,
} as const;
export const IDLE_FETCHER = { state: 'idle', data: undefined, ...NOTHING } as const;
export const IDLE_BLOCKER = {
  state: 'unblocked',
  proceed: undefined,
  reset: undefined,
  location: undefined,
} as const;

/**
 * Replaces the router's core in the first load of a page (see vite.config.ts). The first page is rendered by the server:
 * to hydrate it, its state is enough. The core, a third of the router, is loaded when somebody touches the page, and from
 * then on it does everything. It gets what was asked of this one before.
 */
export function createRouter(init: RouterInit): Router {
  const basename = init.basename ?? '/';
  const manifest = {};
  const routes = convertRoutesToDataRoutes(init.routes, init.mapRouteProperties, undefined, manifest);
  const matcher = createDataRouteMatcher({}, basename);
  matcher.update(routes);
  let state = firstState(init, matcher.match(init.history.location) ?? []);
  let core: Router | undefined;
  let loading: Promise<Router | undefined> | undefined;
  let isLost = false;
  const subscribers = new Set<Subscriber>();
  const asked: ((router: Router) => void)[] = [];

  const start = ({ createRouter: create, createClientRoutes }: Core, isTableNew: boolean): Router => {
    const router = create(isTableNew ? { ...init, routes: allRoutes(createClientRoutes) } : init);
    core = router;
    router.subscribe((next, change) => {
      for (const subscriber of subscribers) subscriber(next, change);
    });
    for (const ask of asked) ask(router);
    // a link within the page was followed meanwhile
    if (router.state.location.hash !== state.location.hash)
      for (const subscriber of subscribers) subscriber(router.state, NO_CHANGE);
    return router;
  };
  const load = () => {
    // after a lost navigation the data of the first page belongs to another address
    loading ??= withLoadTimeout(
      Promise.all([import('./router-core.ts'), completeRouteTable(), allStyles()]),
    ).then(([module, isTableNew]) => (isLost ? undefined : start(module.routerCore, isTableNew)));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const loadSilently = () => void load().catch(() => undefined);
  /** Does it with the core, now or when it is there. */
  const ask = (call: (router: Router) => void) => {
    if (core) call(core);
    else asked.push(call);
  };

  const router: Router = {
    get basename() {
      return basename;
    },
    get future() {
      return init.future ?? {};
    },
    get state() {
      return core?.state ?? state;
    },
    get routes() {
      return core?.routes ?? routes;
    },
    get manifest() {
      return core?.manifest ?? manifest;
    },
    get window() {
      return window;
    },
    match: (location) => (core ? core.match(location) : matcher.match(location)),
    initialize() {
      ask((core) => core.initialize());
      if (state.initialized) {
        whenTouched(loadSilently);
        window.addEventListener('popstate', loadSilently, { once: true });
      } else loadSilently();
      return router;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...args) {
      let disable = () => {};
      ask((router) => {
        disable = router.enableScrollRestoration(...args);
      });
      return () => disable();
    },
    async navigate(to: never, options?: never) {
      if (needsDocument(to)) return openDocument(hrefOf(to), isReplacing(options));
      if (core) return core.navigate(to, options);
      const loaded = await counted(load).catch(() => null);
      if (loaded === null) return lose(to);
      if (loaded) return loaded.navigate(to, options);
      window.location.assign(hrefOf(to));
    },
    async fetch(...args) {
      await (core ?? (await counted(load)))?.fetch(...args);
    },
    async revalidate() {
      await (core ?? (await counted(load)))?.revalidate();
    },
    createHref: (to) => init.history.createHref(to),
    createURL: (to) => init.history.createURL(to),
    encodeLocation: (to) => init.history.encodeLocation(to),
    getFetcher(key) {
      if (core) return core.getFetcher(key);
      asked.push((router) => router.getFetcher(key));
      return IDLE_FETCHER;
    },
    resetFetcher: (...args) => ask((router) => router.resetFetcher(...args)),
    deleteFetcher: (key) => ask((router) => router.deleteFetcher(key)),
    dispose: () => core?.dispose(),
    getBlocker(...args) {
      if (core) return core.getBlocker(...args);
      asked.push((router) => router.getBlocker(...args));
      loadSilently();
      return IDLE_BLOCKER;
    },
    deleteBlocker: (key) => ask((router) => router.deleteBlocker(key)),
    patchRoutes: (...args) => ask((router) => router.patchRoutes(...args)),
    _internalFetchControllers: new Map(),
    _internalSetRoutes: (next) => ask((router) => router._internalSetRoutes(next)),
    _internalSetStateDoNotUseOrYouWillBreakYourApp: (next) =>
      ask((router) => router._internalSetStateDoNotUseOrYouWillBreakYourApp(next)),
  };
  return router;

  function hrefOf(to: unknown): string {
    const path = typeof to === 'object' && to ? init.history.createHref(to) : to;
    const isPath = typeof path === 'string' && path.startsWith('/');
    return isPath ? `${basename === '/' ? '' : basename}${path}` : window.location.href;
  }

  /** Without the core, most often without a connection: the page's own error page, at the address that was wanted. */
  function lose(to: unknown): void {
    isLost = true;
    init.history.push(hrefOf(to));
    const boundary = state.matches.findLast(({ route }) => route.errorElement ?? route.ErrorBoundary);
    const error = new TypeError('Failed to fetch the router');
    state = {
      ...state,
      location: init.history.location,
      errors: { [boundary?.route.id ?? 'root']: error },
    };
    for (const subscriber of subscribers) subscriber(state, NO_CHANGE);
  }
}

/** Those of the first page have the same modules, and so the same components. */
function allRoutes(createClientRoutes: Core['createClientRoutes']): RouterInit['routes'] {
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterContext } = window;
  const { state, ssr, isSpaMode } = __reactRouterContext;
  return createClientRoutes(
    __reactRouterManifest.routes as never,
    __reactRouterRouteModules as never,
    state as never,
    ssr,
    isSpaMode,
  );
}

function isReplacing(options: { replace?: boolean } | undefined): boolean {
  return options?.replace === true;
}

const NO_CHANGE = { deletedFetchers: [], newErrors: null, flushSync: false };

/** As the core begins with the data of the page. */
function firstState({ history, hydrationData }: RouterInit, matches: State['matches']): State {
  const { loaderData = {}, errors, actionData } = hydrationData ?? {};
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const rendered = failed === -1 ? matches : matches.slice(0, failed + 1);
  const isMissing = ({ route }: State['matches'][number]) =>
    Boolean(route.lazy) || (route.loader && !(route.id in loaderData) && errors?.[route.id] === undefined);
  const isLoadedAgain = ({ route }: State['matches'][number]) =>
    typeof route.loader === 'function' && route.loader.hydrate === true;
  return {
    historyAction: history.action,
    location: history.location,
    matches,
    initialized: matches.length > 0 && !rendered.some((match) => isMissing(match) || isLoadedAgain(match)),
    renderFallback: rendered.some(isMissing),
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: actionData ?? null,
    errors: errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

export function createDataRouteMatcher(_: object, basename: string): FirstMatcher {
  return new FirstMatcher(basename);
}

/** Protocols that a link must not have. */
const UNSAFE_PROTOCOL =
  /^(?:about|blob|chrome|chrome-untrusted|content|data|devtools|file|filesystem|javascript):$/;

export function hasInvalidProtocol(location: string): boolean {
  return URL.canParse(location) && UNSAFE_PROTOCOL.test(new URL(location).protocol);
}

export function createStaticHandler(): never {
  throw new Error('only the server has a static handler');
}

export function isResponse(value: unknown): boolean {
  return value instanceof Response;
}

export function isDataWithResponseInit(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  );
}
