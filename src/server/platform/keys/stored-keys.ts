import { type StoredKeyName, storedKeyNames } from '../../../contract/admin/keys.ts';
import type { Db } from '../db/db.ts';
import { storedKeys } from '../db/schema/setup.ts';
import { unseal } from './seal.ts';
import type { SettingsKey } from './settings-key.ts';

export type StoredKeyValues = Partial<Record<StoredKeyName, string>>;

/** The provider keys that admins have entered, as this process knows them. */
export interface StoredKeys {
  settingsKey: SettingsKey;
  /** A new object after every change. */
  values(): StoredKeyValues;
  /** Keys that were encrypted with another settings key. */
  unreadable(): readonly StoredKeyName[];
  refresh(): Promise<void>;
}

export function openStoredKeys(db: Db, settingsKey: SettingsKey): StoredKeys {
  let values: StoredKeyValues = {};
  let unreadable: StoredKeyName[] = [];
  return {
    settingsKey,
    values: () => values,
    unreadable: () => unreadable,
    refresh: async () => {
      const rows = await db.select().from(storedKeys);
      const key = rows.length > 0 ? await settingsKey.find() : undefined;
      const entries = rows.filter(isKnown).map(({ name, sealed }) => ({
        name,
        value: key && unseal(key, name, sealed),
      }));
      values = Object.fromEntries(
        entries.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
      );
      unreadable = entries.filter(({ value }) => value === undefined).map(({ name }) => name);
    },
  };
}

function isKnown<Row extends { name: string }>(row: Row): row is Row & { name: StoredKeyName } {
  return storedKeyNames.some((name) => name === row.name);
}
