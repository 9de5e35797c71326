import type { MiddlewareHandler } from 'hono';
import type { PriceClock } from './price-clock.ts';
import { isSharedPath, targetOf } from './shared-paths.ts';

/** The browser stores the response but revalidates it with its ETag. */
export const REVALIDATE = 'public, no-cache';
/**
 * A CDN may serve the response for at most two seconds, and never past the start or end of a sale. Not with
 * `stale-while-revalidate`: browsers follow it too (decision 0173).
 */
const SHARED = 'public, max-age=0, s-maxage=2';

/** Sets Cache-Control on GET responses whose route did not. */
export function cacheControl(priceClock: PriceClock): MiddlewareHandler {
  return async (context, next) => {
    const wasNear = priceClock.isNearBoundary();
    await next();
    const { req, res } = context;
    if (req.method !== 'GET' || res.headers.has('Cache-Control')) return;
    const isCacheable = res.status === 200 || res.status === 304;
    const isNear = wasNear || priceClock.isNearBoundary();
    const mayShare = isSharedPath(targetOf(req)) && !req.header('Authorization') && !isNear;
    res.headers.set('Cache-Control', isCacheable ? (mayShare ? SHARED : REVALIDATE) : 'no-store');
  };
}
