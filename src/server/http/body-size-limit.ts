import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_VIDEO } from '../../rules/video.ts';
import { reject } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

const MEGABYTE = 1024 * 1024;
/** No body of theirs is read. Looking for one would make a whole Request of what Node received, for every page and list. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);
/** Routes that accept images or payout files: 5 MB are 6.7 MB as base64 in JSON, and a little over 5 MB as form data. */
const WITH_IMAGE =
  /^\/api\/(reviews|upload|orders\/[^/]+\/requests|admin\/logo|admin\/remittances(\/preview)?)\/?$/;

/** Routes that read their body piece by piece and count its bytes themselves, after the access check. */
const STREAMED = /^\/api\/admin\/imports(\/[^/]+\/pictures)?\/?$/;
const MAX_STREAMED = 100;
const WITH_VIDEO = /^\/api\/admin\/videos\/?$/;

/** Limits request bodies to 1 MB, or to 7 MB on routes that accept images. */
export function bodySizeLimit(): MiddlewareHandler<AppEnv> {
  const [standard, withImage] = [limit(1), limit(7)];
  return (context, next) => {
    if (STREAMED.test(context.req.path)) return streamedLimit(context, next);
    if (WITH_VIDEO.test(context.req.path)) return videoLimit(context, next);
    return (WITH_IMAGE.test(context.req.path) ? withImage : standard)(context, next);
  };
}

/** Only what the client announces: the bytes are not read here, because that would hold all of them in memory. */
const streamedLimit: MiddlewareHandler<AppEnv> = async (context, next) =>
  Number(context.req.header('Content-Length') ?? 0) > MAX_STREAMED * MEGABYTE
    ? reject(context, 'too-large')
    : next();
const videoLimit: MiddlewareHandler<AppEnv> = async (context, next) =>
  Number(context.req.header('Content-Length') ?? 0) > MAX_VIDEO ? reject(context, 'video-too-large') : next();

function limit(megabytes: number): MiddlewareHandler<AppEnv> {
  const maxSize = megabytes * MEGABYTE;
  const countBytes = bodyLimit({ maxSize, onError: (context) => reject(context, 'too-large') });
  return async (context, next) => {
    const length = context.req.header('Content-Length');
    // Node enforces Content-Length; without it the bytes are counted while they arrive
    if (length === undefined || context.req.header('Transfer-Encoding'))
      return WITHOUT_BODY.has(context.req.method) ? next() : countBytes(context, next);
    return Number(length) <= maxSize ? next() : reject(context, 'too-large');
  };
}
