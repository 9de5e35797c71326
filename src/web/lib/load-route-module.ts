import { withLoadTimeout } from './load-timeout.ts';

interface RouteModule {
  [name: string]: unknown;
}

let standIn: RouteModule = {};

/** The module of a page whose own script did not arrive. Set by the entry: this file belongs to the router's bundle. */
export function setStandIn(module: RouteModule): void {
  standIn = module;
}

/**
 * Takes the place of the router's function of the same name (see vite.config.ts). The router's reloads the document when
 * a page's script does not arrive, and without a connection the browser's own error page takes the shop off the screen.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  cache: Record<string, RouteModule>,
): Promise<RouteModule> {
  const cached = cache[route.id];
  if (cached) return cached;
  try {
    const module: RouteModule = await withLoadTimeout(import(/* @vite-ignore */ route.module));
    cache[route.id] = module;
    return module;
  } catch {
    return standIn;
  }
}
