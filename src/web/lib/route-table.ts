interface RouteTable {
  url: string;
  routes: Record<string, object>;
  /** It has the routes of this page only. */
  isFirst?: boolean;
}

declare global {
  interface Window {
    __reactRouterManifest: RouteTable;
  }
}

/**
 * Completes the router's table of routes, which on the first page has the routes of that page (see first-routes.ts). It stays
 * the same object: the router has it already. False when it was complete.
 */
export async function completeRouteTable(): Promise<boolean> {
  const table = window.__reactRouterManifest;
  if (!table.isFirst) return false;
  // the file replaces the global table
  await import(/* @vite-ignore */ table.url);
  Object.assign(table.routes, window.__reactRouterManifest.routes);
  window.__reactRouterManifest = table;
  return true;
}
