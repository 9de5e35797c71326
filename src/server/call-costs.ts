import { adminCosts } from './call-costs-admin.ts';
import { shopCosts } from './call-costs-shop.ts';
import { points } from './cost-classes.ts';

const CLASSES = Object.keys(points) as (keyof typeof points)[];

/** A route that is missing in the table is never a cheap one; a test fails. */
export const COST_OF_MISSING = points.heavy;
/** The routes of payment methods call their provider. */
export const COST_OF_PAYMENT = points.outside;
/** A call of this cost has queues of its own, so that it does not wait with the pages. */
export const MIN_HEAVY_COST = points.heavy;

/** The cost of each route, as "METHOD /path". Throws when a route is listed twice. */
export function readCallCosts(): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const table of [shopCosts, adminCosts]) {
    for (const name of CLASSES) {
      for (const route of table[name]) {
        if (costs.has(route)) throw new Error(`the table of call costs has ${route} twice`);
        costs.set(route, points[name]);
      }
    }
  }
  return costs;
}
