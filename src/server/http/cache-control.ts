import type { MiddlewareHandler } from 'hono';
import { isShared, targetOf } from './shared-paths.ts';

/** Kept by a browser, but asked for again by its tag. */
const ASK_AGAIN = 'public, no-cache';
/** A CDN may answer for us, never with anything older than two seconds. */
const SHARE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

export const publicResponse: MiddlewareHandler = async (context, next) => {
  await next();
  const { req, res } = context;
  if (req.method !== 'GET' || res.headers.has('Cache-Control')) return;
  const isGood = res.status === 200 || res.status === 304;
  const maySpread = isShared(targetOf(req)) && !req.header('Authorization');
  res.headers.set('Cache-Control', isGood ? (maySpread ? SHARE : ASK_AGAIN) : 'no-store');
};
