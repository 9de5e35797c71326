import type { z } from 'zod';
import type { ProviderKeyList, ProviderKeysForm } from '../../contract/admin/keys.ts';
import type { KeyValues } from '../../extension/keys.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import { recordChange } from '../audit/record-change.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { allKeys } from '../platform/config/extension-keys.ts';
import { liveModeErrors } from '../platform/config/live-mode.ts';
import { previousKeyNames, storedKeyNames } from '../platform/config/stored-key-names.ts';
import { variables } from '../platform/config/variables.ts';
import type { Db } from '../platform/db/db.ts';
import { seal, unseal } from '../platform/keys/seal.ts';
import { versionOfKeys } from '../platform/keys/stored-keys.ts';
import { mergeStoredKeys } from '../platform/keys/with-stored-keys.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { Reauthenticate, ReauthenticationError } from '../users/reauthenticate.ts';
import { checksOfKeys } from './check-names.ts';
import { listKeyGroups } from './key-groups.ts';
import type { Setup } from './open-setup.ts';
import {
  deleteSelfChecks,
  deleteStoredKeys,
  lockShopState,
  saveStoredKey,
  selectStoredKeys,
} from './setup.store.ts';
import { webhookUrls } from './webhook-urls.ts';

const HINT_LENGTH = 4;
/** Of a shorter secret even the end would say too much. */
const MIN_HINTED_LENGTH = 12;

type KeysCode = ReauthenticationError | 'demo-keys' | 'no-settings-key' | 'settings-changed' | 'bad-request';

export function listProviderKeys(setup: Setup): ProviderKeyList {
  const { config, keys } = setup;
  return {
    keys: storedKeyNames(config.extensions).map((name) => {
      const environment = config.environmentKeys[name];
      const stored = keys.values()[name];
      return { name, source: sourceOf(name), hint: hintOf(name, environment ?? stored) };
    }),
    settingsKey: keys.settingsKey.source,
    version: keys.version(),
    groups: listKeyGroups(setup),
    webhookUrls: webhookUrls(setup),
  };

  function sourceOf(name: string) {
    if (config.environmentKeys[name] !== undefined) return 'environment';
    if (keys.values()[name] !== undefined) return 'stored';
    return keys.unreadable().includes(name) ? 'unreadable' : 'none';
  }
}

/** Whoever can change these keys can redirect the shop's money: a stolen session is not enough. */
export async function changeProviderKeys(
  { db, setup, reauthenticate }: { db: Db; setup: Setup; reauthenticate: Reauthenticate },
  currentUser: CurrentUser,
  { values, version, currentPassword }: ProviderKeysForm,
): Promise<Result<ProviderKeyList, KeysCode>> {
  if (setup.config.mode === 'demo') return failure('demo-keys');
  const fields = keyErrors(setup, values);
  if (Object.keys(fields).length > 0) return failure('bad-request', { fields });
  const authentication = await reauthenticate(currentUser, currentPassword);
  if (!authentication.ok) return authentication;
  const changed = Object.keys(values);
  const key = await setup.keys.settingsKey.findOrCreate().catch(() => undefined);
  if (!key) return failure('no-settings-key');
  const previousNames = previousKeyNames(setup.config.extensions);
  const isSaved = await db.transaction(async (tx) => {
    // one save at a time, also when nothing is stored yet
    await lockShopState(tx);
    const before = await selectStoredKeys(tx);
    if (version !== undefined && version !== versionOfKeys(before)) return false;
    for (const [name, sealed] of sealedChanges(key, { before, values, previousNames })) {
      if (sealed === null) await deleteStoredKeys(tx, [name]);
      else await saveStoredKey(tx, name, sealed);
    }
    // what was found with the old keys says nothing about the new ones
    await deleteSelfChecks(tx, checksOfKeys(setup.config.extensions, changed));
    const wasSet = (name: string) => before.some((row) => row.name === name);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'change keys',
      target: 'provider keys',
      before: Object.fromEntries(changed.map((name) => [name, wasSet(name) ? 'set' : null])),
      after: Object.fromEntries(changed.map((name) => [name, values[name] === null ? null : 'changed'])),
    });
    await recordSecurityEvent(tx, { kind: 'provider-keys', accountId: currentUser.id });
    return true;
  });
  // also after a conflict: the admin sees the keys of now
  await setup.refresh();
  return isSaved ? success(listProviderKeys(setup)) : failure('settings-changed');
}

/** The rows to save, and with null those to delete. A changed webhook secret keeps the one before; a deleted one does not. */
function sealedChanges(
  key: Buffer,
  {
    before,
    values,
    previousNames,
  }: {
    before: readonly { name: string; sealed: string }[];
    values: ProviderKeysForm['values'];
    previousNames: ReadonlyMap<string, string>;
  },
): [string, string | null][] {
  return Object.entries(values).flatMap(([name, value]): [string, string | null][] => {
    const change: [string, string | null] = [name, value === null ? null : seal(key, name, value)];
    const previousName = previousNames.get(name);
    if (previousName === undefined) return [change];
    if (value === null) return [change, [previousName, null]];
    const saved = before.find((row) => row.name === name);
    const previous = saved && unseal(key, name, saved.sealed);
    if (previous === undefined || previous === value) return [change];
    return [change, [previousName, seal(key, previousName, previous)]];
  });
}

/** The same rules and messages as for the environment, by field. */
function keyErrors({ config, keys }: Setup, values: ProviderKeysForm['values']): Record<string, string> {
  const { extensions, variables: core } = config;
  const errors: Record<string, string> = {};
  const known = storedKeyNames(extensions);
  for (const [name, value] of Object.entries(values)) {
    const error = known.includes(name)
      ? value !== null && schemaError(config, name, value)
      : adminValidation.keyInvalid;
    if (error) errors[name] = error;
    if (config.environmentKeys[name] !== undefined) errors[name] = adminValidation.keyFromEnvironment(name);
  }
  if (Object.keys(errors).length > 0) return errors;
  const after: KeyValues = Object.fromEntries(
    Object.entries({ ...keys.values(), ...values }).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value]],
    ),
  );
  const merged = { variables: core, keys: mergeStoredKeys(config, after), extensions };
  for (const line of liveModeErrors(merged)) {
    const [name = '', ...message] = line.split(': ');
    if (known.includes(name)) errors[name] ??= message.join(': ');
  }
  return errors;
}

function schemaError({ extensions }: Setup['config'], name: string, value: string): string | undefined {
  const schemas: Record<string, z.ZodType> = {
    ...variables.shape,
    ...Object.fromEntries(allKeys(extensions).map((key) => [key.name, key.schema])),
  };
  const parsed = schemas[name]?.safeParse(value);
  return parsed?.success ? undefined : (parsed?.error.issues[0]?.message ?? adminValidation.keyInvalid);
}

function hintOf(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  if (name === 'MAIL_FROM') return value;
  if (name === 'SMTP_URL') return URL.canParse(value) ? new URL(value).host : '';
  return value.length < MIN_HINTED_LENGTH ? '' : value.slice(-HINT_LENGTH);
}
