import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { TooBusy } from '../platform/concurrency-limiter.ts';
import type { Log } from '../platform/log.ts';
import { StorageAway } from '../platform/storage/upload-store.ts';
import { reject } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

/** Codes with which PostgreSQL or the network says that the database is away or stuck, not that the request is wrong. */
const DATABASE_AWAY = /^(ECONN|ETIMEDOUT|EPIPE|57P0|57014|25P03|08|53)/;
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|after calling end on the pool|is not queryable/;
/** PostgreSQL's codes for characters that no text of its can hold, such as NUL. */
const NO_TEXT = new Set(['22021', '22P05']);

/** What was thrown instead of returned: a client's broken body, a database that is away, or a fault of ours. */
export function handleError(error: Error, context: Context<AppEnv>, log: Log): Response {
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 413) return reject(context, 'too-large');
    return reject(context, error.status === 415 ? 'bad-content-type' : 'bad-json');
  }
  if (error instanceof TooBusy) return reject(context, 'busy');
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  if (NO_TEXT.has(code)) return reject(context, 'bad-request');
  (context.get('log') ?? log).error({ error, path: context.req.path }, 'request failed');
  if (error instanceof StorageAway) return reject(context, 'storage-away');
  if (DATABASE_AWAY.test(code) || POOL_AWAY.test(cause.message)) return reject(context, 'not-ready');
  return reject(context, 'surprise');
}
