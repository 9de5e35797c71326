import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { reject } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

const MEGABYTE = 1024 * 1024;
/** Routes that accept images: 5 MB are 6.7 MB as base64 in JSON, and a little over 5 MB as form data. */
const WITH_IMAGE = /^\/api\/(reviews|upload|orders\/[^/]+\/requests|admin\/logo)\/?$/;

/** Limits request bodies to 1 MB, or to 7 MB on routes that accept images. */
export function bodySizeLimit(): MiddlewareHandler<AppEnv> {
  const [standard, withImage] = [limit(1), limit(7)];
  return (context, next) => (WITH_IMAGE.test(context.req.path) ? withImage : standard)(context, next);
}

function limit(megabytes: number): MiddlewareHandler<AppEnv> {
  const maxSize = megabytes * MEGABYTE;
  const countBytes = bodyLimit({ maxSize, onError: (context) => reject(context, 'too-large') });
  return async (context, next) => {
    const length = context.req.header('Content-Length');
    // Node enforces Content-Length; without it the bytes are counted while they arrive
    if (length === undefined || context.req.header('Transfer-Encoding')) return countBytes(context, next);
    return Number(length) <= maxSize ? next() : reject(context, 'too-large');
  };
}
