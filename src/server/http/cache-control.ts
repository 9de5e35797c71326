import type { MiddlewareHandler } from 'hono';
import { isSharedPath, targetOf } from './shared-paths.ts';

/** The browser stores the response but revalidates it with its ETag. */
const REVALIDATE = 'public, no-cache';
/** A CDN may serve the response for at most two seconds. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Sets Cache-Control on GET responses whose route did not. */
export const cacheControl: MiddlewareHandler = async (context, next) => {
  await next();
  const { req, res } = context;
  if (req.method !== 'GET' || res.headers.has('Cache-Control')) return;
  const isCacheable = res.status === 200 || res.status === 304;
  const mayShare = isSharedPath(targetOf(req)) && !req.header('Authorization');
  res.headers.set('Cache-Control', isCacheable ? (mayShare ? SHARED : REVALIDATE) : 'no-store');
};
