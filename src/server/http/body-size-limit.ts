import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

const MEGABYTE = 1024 * 1024;
/** A picture of 5 MB takes 6.7 as text in JSON, and a little more than 5 in a form. */
const WITH_PICTURE = /^\/api\/(reviews|upload|orders\/[^/]+\/requests)\/?$/;

/** No request is larger than it need be. */
export function bodyLimits(): MiddlewareHandler<AppEnv> {
  const [usual, withPicture] = [limit(1), limit(7)];
  return (context, next) => (WITH_PICTURE.test(context.req.path) ? withPicture : usual)(context, next);
}

function limit(megabytes: number): MiddlewareHandler<AppEnv> {
  const maxSize = megabytes * MEGABYTE;
  const counted = bodyLimit({ maxSize, onError: (context) => refuse(context, 'too-large') });
  return async (context, next) => {
    const length = context.req.header('Content-Length');
    // Node holds a client to the length it named; without one the bytes are counted as they come
    if (length === undefined || context.req.header('Transfer-Encoding')) return counted(context, next);
    return Number(length) <= maxSize ? next() : refuse(context, 'too-large');
  };
}
