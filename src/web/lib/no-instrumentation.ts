/**
 * Replaces the router's module of observers, which the shop has none of (see vite.config.ts). The router calls the first
 * function at every navigation, the others only with observers.
 */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}
