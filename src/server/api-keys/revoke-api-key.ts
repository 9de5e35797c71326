import type { ApiKey } from '../../contract/admin/api-keys.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { revokeKey, selectApiKey } from './api-keys.store.ts';
import { apiKeyResponse } from './list-api-keys.ts';

/** For ever, and without a password: who sees that a key leaked must not have to look for one. */
export function revokeApiKey(
  db: Db,
  actorId: string,
  id: string,
): Promise<Result<ApiKey, 'api-key-not-found'>> {
  return db.transaction(async (tx) => {
    const revokedAt = await revokeKey(tx, id);
    const row = await selectApiKey(tx, id);
    if (!row) return failure('api-key-not-found');
    if (revokedAt) {
      await recordChange(tx, {
        actorId,
        action: 'revoke API key',
        target: `api key ${id}`,
        before: { revokedAt: null },
        after: { revokedAt, name: row.key.name },
      });
      await recordSecurityEvent(tx, {
        kind: 'api-key-revoked',
        accountId: actorId,
        detail: { key: row.key.name },
      });
    }
    return success(apiKeyResponse(row));
  });
}
