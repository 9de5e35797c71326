import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { reject } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

const MEGABYTE = 1024 * 1024;
/** A picture of 5 MB takes 6.7 as text in JSON, and a little more than 5 in a form. */
const WITH_IMAGE = /^\/api\/(reviews|upload|orders\/[^/]+\/requests)\/?$/;

/** No request is larger than it need be. */
export function bodySizeLimit(): MiddlewareHandler<AppEnv> {
  const [usual, withImage] = [limit(1), limit(7)];
  return (context, next) => (WITH_IMAGE.test(context.req.path) ? withImage : usual)(context, next);
}

function limit(megabytes: number): MiddlewareHandler<AppEnv> {
  const maxSize = megabytes * MEGABYTE;
  const counted = bodyLimit({ maxSize, onError: (context) => reject(context, 'too-large') });
  return async (context, next) => {
    const length = context.req.header('Content-Length');
    // Node holds a client to the length it named; without one the bytes are counted as they come
    if (length === undefined || context.req.header('Transfer-Encoding')) return counted(context, next);
    return Number(length) <= maxSize ? next() : reject(context, 'too-large');
  };
}
