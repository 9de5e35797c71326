import type { MiddlewareHandler } from 'hono';

/** Public answers may be kept but are asked for again by their tag; a CDN may serve them while it asks. */
export const publicAnswer: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method !== 'GET' || context.res.headers.has('Cache-Control')) return;
  const isGood = context.res.status === 200 || context.res.status === 304;
  context.res.headers.set('Cache-Control', isGood ? 'public, no-cache' : 'no-store');
};
