import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { getCurrentUser } from '../http/current-user.ts';
import type { Db } from '../platform/db/db.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** Notes who downloads a file with the data of the shop, before it is sent. */
export function recordExports(db: Db): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const file = context.req.path.split('/').at(-1) ?? '';
    await recordSecurityEvent(db, {
      kind: 'export',
      accountId: getCurrentUser(context).id,
      detail: { file: file.slice(0, 60) },
    });
    return next();
  };
}
