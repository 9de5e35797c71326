import { type ApiKey, apiScopes } from '../../contract/admin/api-keys.ts';
import type { Db } from '../platform/db/db.ts';
import { type ListedKeyRow, selectApiKeys } from './api-keys.store.ts';

export async function listApiKeys(db: Db): Promise<ApiKey[]> {
  return (await selectApiKeys(db)).map(apiKeyResponse);
}

export function apiKeyResponse({ key, creator, ...row }: ListedKeyRow): ApiKey {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: apiScopes.filter((scope) => key.scopes.includes(scope)),
    createdBy: creator,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    state: stateOf(key, row),
  };
}

function stateOf(
  { revokedAt }: ListedKeyRow['key'],
  { isExpired, hasCreatorLeft }: Pick<ListedKeyRow, 'isExpired' | 'hasCreatorLeft'>,
): ApiKey['state'] {
  if (revokedAt) return 'revoked';
  if (isExpired) return 'expired';
  return hasCreatorLeft ? 'creator-left' : 'works';
}
