import type { ApiKeyForm, NewApiKey } from '../../contract/admin/api-keys.ts';
import { recordChange } from '../audit/record-change.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { Reauthenticate, ReauthenticationError } from '../users/reauthenticate.ts';
import { insertApiKey, selectApiKey } from './api-keys.store.ts';
import { apiKeyResponse } from './list-api-keys.ts';

const SHOWN_CHARACTERS = 4;

export interface ApiKeyDeps {
  db: Db;
  mode: Config['mode'];
  reauthenticate: Reauthenticate;
}

/** A key works without its creator being signed in, for years: a stolen session is not enough to make one. */
export async function createApiKey(
  { db, mode, reauthenticate }: ApiKeyDeps,
  currentUser: CurrentUser,
  { currentPassword, name, scopes, expiresInDays }: ApiKeyForm,
): Promise<Result<NewApiKey, ReauthenticationError | 'api-key-not-found'>> {
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const id = newId();
  const kind = `chk_${mode}_`;
  const key = `${kind}${newToken()}`;
  const row = await db.transaction(async (tx) => {
    await insertApiKey(tx, {
      id,
      keyHash: tokenHash(key),
      prefix: key.slice(0, kind.length + SHOWN_CHARACTERS),
      name,
      scopes,
      createdBy: currentUser.id,
      expiresInDays,
    });
    const created = await selectApiKey(tx, id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'create API key',
      target: `api key ${id}`,
      before: {},
      after: { name, scopes, expiresAt: created?.key.expiresAt ?? null },
    });
    await recordSecurityEvent(tx, {
      kind: 'api-key-created',
      accountId: currentUser.id,
      detail: { key: name },
    });
    return created;
  });
  return row ? success({ key, apiKey: apiKeyResponse(row) }) : failure('api-key-not-found');
}
