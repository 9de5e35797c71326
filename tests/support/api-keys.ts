import { type ApiScope, apiScopes } from '../../src/contract/admin/api-keys.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { newToken, tokenHash } from '../../src/server/platform/tokens.ts';
import { makeAdmin } from './admins.ts';
import type { ReachableShop } from './test-shop.ts';

interface KeyOptions {
  scopes?: readonly ApiScope[];
  name?: string;
  isRevoked?: boolean;
  isExpired?: boolean;
  /** Id of the admin. */
  createdBy?: string;
}

/** An API key, inserted into the database. Without `scopes` it has all. */
export async function insertApiKey(
  shop: ReachableShop,
  {
    scopes = apiScopes,
    name = 'Test program',
    isRevoked = false,
    isExpired = false,
    createdBy,
  }: KeyOptions = {},
): Promise<{ id: string; key: string; createdBy: string }> {
  const id = newId();
  const key = `chk_demo_${newToken()}`;
  const admin = createdBy ?? (await makeAdmin(shop)).id;
  await shop.database.pool.query(
    `insert into api_keys (id, key_hash, prefix, name, scopes, created_by, revoked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 then now() end, case when $8 then now() end)`,
    [id, tokenHash(key), key.slice(0, 13), name, scopes, admin, isRevoked, isExpired],
  );
  return { id, key, createdBy: admin };
}
