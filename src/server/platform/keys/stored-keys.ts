import { createHash } from 'node:crypto';
import { type StoredKeyName, storedKeyNames } from '../../../contract/admin/keys.ts';
import type { Db } from '../db/db.ts';
import { storedKeys } from '../db/schema/setup.ts';
import { unseal } from './seal.ts';
import type { SettingsKey } from './settings-key.ts';

/** Accepted for a day after the secret was changed: Razorpay retries events that are signed with the old one for as long. */
export const PREVIOUS_WEBHOOK_SECRET = 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS';
const PREVIOUS_VALID_MS = 24 * 3600 * 1000;

type SealedName = StoredKeyName | typeof PREVIOUS_WEBHOOK_SECRET;
export type StoredKeyValues = Partial<Record<SealedName, string>>;

/** The provider keys that admins have entered, as this process knows them. */
export interface StoredKeys {
  settingsKey: SettingsKey;
  /** A new object after every change. */
  values(): StoredKeyValues;
  /** Keys that were encrypted with another settings key. */
  unreadable(): readonly StoredKeyName[];
  /** Another one after every change. */
  version(): string;
  refresh(): Promise<void>;
}

interface SealedRow {
  name: string;
  sealed: string;
}

/** A value is sealed differently each time, so the sealed values tell one save from another. */
export function versionOfKeys(rows: readonly SealedRow[]): string {
  const text = rows.map(({ name, sealed }) => `${name} ${sealed}\n`).sort();
  return createHash('sha256').update(text.join('')).digest('hex').slice(0, 16);
}

export function openStoredKeys(db: Db, settingsKey: SettingsKey): StoredKeys {
  let values: StoredKeyValues = {};
  let unreadable: StoredKeyName[] = [];
  let version = versionOfKeys([]);
  let previousEndsAt = Number.POSITIVE_INFINITY;
  return {
    settingsKey,
    values: () => {
      if (Date.now() > previousEndsAt) {
        const { [PREVIOUS_WEBHOOK_SECRET]: _, ...current } = values;
        values = current;
        previousEndsAt = Number.POSITIVE_INFINITY;
      }
      return values;
    },
    unreadable: () => unreadable,
    version: () => version,
    refresh: async () => {
      const rows = await db.select().from(storedKeys);
      const key = rows.length > 0 ? await settingsKey.find() : undefined;
      const entries = rows.filter(isKnown).map(({ name, sealed }) => ({
        name,
        value: key && unseal(key, name, sealed),
      }));
      const previous = rows.find(({ name }) => name === PREVIOUS_WEBHOOK_SECRET);
      values = Object.fromEntries(
        entries.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
      );
      previousEndsAt = previous ? previous.updatedAt.getTime() + PREVIOUS_VALID_MS : Number.POSITIVE_INFINITY;
      unreadable = entries.flatMap(({ name, value }) =>
        value === undefined && isStored(name) ? [name] : [],
      );
      version = versionOfKeys(rows);
    },
  };
}

function isKnown<Row extends { name: string }>(row: Row): row is Row & { name: SealedName } {
  return row.name === PREVIOUS_WEBHOOK_SECRET || isStored(row.name);
}

function isStored(name: string): name is StoredKeyName {
  return storedKeyNames.some((known) => known === name);
}
