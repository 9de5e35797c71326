import { withLoadTimeout } from './load-timeout.ts';

interface RouteModule {
  [name: string]: unknown;
}

let standIn: RouteModule = {};

/** The module for a page whose script failed to load. Set by the entry, because this file is part of the router's bundle. */
export function setStandIn(module: RouteModule): void {
  standIn = module;
}

/**
 * Replaces the router's function of the same name (see vite.config.ts). The original reloads the document when a page's
 * script fails to load; without a connection the browser's error page would then replace the shop.
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
