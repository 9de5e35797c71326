import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { OverloadedError } from '../platform/concurrency-limiter.ts';
import { sqlStateOf } from '../platform/db/sql-state.ts';
import type { Log } from '../platform/log.ts';
import { StorageUnavailableError } from '../platform/storage/upload-store.ts';
import { reject } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

/** Error codes of PostgreSQL or the network for an unreachable or stuck database. */
const DATABASE_UNAVAILABLE = /^(ECONN|ETIMEDOUT|EPIPE|57P0|57014|25P03|08|53)/;
const POOL_UNAVAILABLE =
  /timeout exceeded when trying to connect|Connection terminated|after calling end on the pool|is not queryable/;
/** PostgreSQL's error codes for characters that a text column cannot store, such as NUL. */
const INVALID_TEXT = new Set(['22021', '22P05']);

/** Maps a thrown error to a response: an invalid body, an unavailable dependency, or else an internal server error. */
export function handleError(error: Error, context: Context<AppEnv>, log: Log): Response {
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 413) return reject(context, 'too-large');
    return reject(context, error.status === 415 ? 'bad-content-type' : 'bad-json');
  }
  if (error instanceof OverloadedError) return reject(context, 'busy');
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = sqlStateOf(error);
  if (INVALID_TEXT.has(code)) return reject(context, 'bad-request');
  log.error({ requestId: context.get('requestId'), error, path: context.req.path }, 'request failed');
  if (error instanceof StorageUnavailableError) return reject(context, 'storage-away');
  if (DATABASE_UNAVAILABLE.test(code) || POOL_UNAVAILABLE.test(cause.message))
    return reject(context, 'not-ready');
  return reject(context, 'surprise');
}
