import type { ProviderKeyList, ProviderKeysForm, StoredKeyName } from '../../contract/admin/keys.ts';
import { storedKeyNames } from '../../contract/admin/keys.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import { recordChange } from '../audit/record-change.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { liveModeErrors } from '../platform/config/live-mode.ts';
import { variables } from '../platform/config/variables.ts';
import type { Db } from '../platform/db/db.ts';
import { seal, unseal } from '../platform/keys/seal.ts';
import {
  PREVIOUS_WEBHOOK_SECRET,
  type StoredKeyValues,
  versionOfKeys,
} from '../platform/keys/stored-keys.ts';
import { mergeStoredKeys } from '../platform/keys/with-stored-keys.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Reauthenticate, ReauthenticationError } from '../users/reauthenticate.ts';
import { checksOfKeys } from './check-names.ts';
import type { Setup } from './open-setup.ts';
import {
  deleteSelfChecks,
  deleteStoredKeys,
  lockShopState,
  saveStoredKey,
  selectStoredKeys,
} from './setup.store.ts';

const WEBHOOK_SECRET = 'RAZORPAY_WEBHOOK_SECRET';
const HINT_LENGTH = 4;
/** Of a shorter secret even the end would say too much. */
const MIN_HINTED_LENGTH = 12;

type KeysCode = ReauthenticationError | 'demo-keys' | 'no-settings-key' | 'settings-changed' | 'bad-request';

export function listProviderKeys({ config, keys }: Setup): ProviderKeyList {
  const { publicUrl } = config;
  return {
    keys: storedKeyNames.map((name) => {
      const environment = config.variables[name];
      const stored = keys.values()[name];
      return { name, source: sourceOf(name), hint: hintOf(name, environment ?? stored) };
    }),
    settingsKey: keys.settingsKey.source,
    version: keys.version(),
    webhookUrls: {
      razorpay: `${publicUrl}/api/webhooks/razorpay`,
      paypal: `${publicUrl}/api/webhooks/paypal`,
    },
  };

  function sourceOf(name: StoredKeyName) {
    if (config.variables[name] !== undefined) return 'environment';
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
  const changed = Object.keys(values) as StoredKeyName[];
  const key = await setup.keys.settingsKey.findOrCreate().catch(() => undefined);
  if (!key) return failure('no-settings-key');
  const isSaved = await db.transaction(async (tx) => {
    // one save at a time, also when nothing is stored yet
    await lockShopState(tx);
    const before = await selectStoredKeys(tx);
    if (version !== undefined && version !== versionOfKeys(before)) return false;
    for (const [name, sealed] of sealedChanges(key, before, values)) {
      if (sealed === null) await deleteStoredKeys(tx, [name]);
      else await saveStoredKey(tx, name, sealed);
    }
    // what was found with the old keys says nothing about the new ones
    await deleteSelfChecks(tx, checksOfKeys(changed));
    const wasSet = (name: string) => before.some((row) => row.name === name);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'change keys',
      target: 'provider keys',
      before: Object.fromEntries(changed.map((name) => [name, wasSet(name) ? 'set' : null])),
      after: Object.fromEntries(changed.map((name) => [name, values[name] === null ? null : 'changed'])),
    });
    return true;
  });
  // also after a conflict: the admin sees the keys of now
  await setup.refresh();
  return isSaved ? success(listProviderKeys(setup)) : failure('settings-changed');
}

/** The rows to save, and with null those to delete. A changed webhook secret keeps the one before; a deleted one does not. */
function sealedChanges(
  key: Buffer,
  before: readonly { name: string; sealed: string }[],
  values: ProviderKeysForm['values'],
): [string, string | null][] {
  const changes: [string, string | null][] = Object.entries(values).map(([name, value]) => [
    name,
    value === null ? null : seal(key, name, value),
  ]);
  const secret = values[WEBHOOK_SECRET];
  if (secret === null) return [...changes, [PREVIOUS_WEBHOOK_SECRET, null]];
  const saved = before.find(({ name }) => name === WEBHOOK_SECRET);
  const previous = saved && unseal(key, WEBHOOK_SECRET, saved.sealed);
  if (secret === undefined || previous === undefined || previous === secret) return changes;
  return [...changes, [PREVIOUS_WEBHOOK_SECRET, seal(key, PREVIOUS_WEBHOOK_SECRET, previous)]];
}

/** The same rules and messages as for the environment, by field. */
function keyErrors({ config, keys }: Setup, values: ProviderKeysForm['values']): Record<string, string> {
  const errors: Record<string, string> = {};
  const entered = Object.entries(values).filter(
    (entry): entry is [StoredKeyName, string] => entry[1] !== null,
  );
  for (const [name, value] of entered) {
    const parsed = variables.shape[name].safeParse(value);
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? adminValidation.keyInvalid;
  }
  for (const name of Object.keys(values) as StoredKeyName[]) {
    if (config.variables[name] !== undefined) errors[name] = adminValidation.keyFromEnvironment(name);
  }
  if (Object.keys(errors).length > 0) return errors;
  const after: StoredKeyValues = { ...keys.values(), ...Object.fromEntries(entered) };
  for (const [name, value] of Object.entries(values)) if (value === null) delete after[name as StoredKeyName];
  for (const line of liveModeErrors(mergeStoredKeys(config.variables, after))) {
    const [name = '', ...message] = line.split(': ');
    if (storedKeyNames.some((known) => known === name)) errors[name] ??= message.join(': ');
  }
  return errors;
}

function hintOf(name: StoredKeyName, value: string | undefined): string {
  if (value === undefined) return '';
  if (name === 'MAIL_FROM') return value;
  if (name === 'SMTP_URL') return URL.canParse(value) ? new URL(value).host : '';
  return value.length < MIN_HINTED_LENGTH ? '' : value.slice(-HINT_LENGTH);
}
