import { createHash } from 'node:crypto';
import type { Extension } from '../../../extension/extension.ts';
import type { KeyValues } from '../../../extension/keys.ts';
import { previousKeyNames, storedKeyNames } from '../config/stored-key-names.ts';
import type { Db } from '../db/db.ts';
import { storedKeys } from '../db/schema/setup.ts';
import { unseal } from './seal.ts';
import type { SettingsKey } from './settings-key.ts';

/** Providers retry events that are signed with the old secret for as long. */
const PREVIOUS_VALID_MS = 24 * 3600 * 1000;

/** The provider keys that admins have entered, as this process knows them. */
export interface StoredKeys {
  settingsKey: SettingsKey;
  /** A new object after every change. */
  values(): KeyValues;
  /** Keys that were encrypted with another settings key. */
  unreadable(): readonly string[];
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

export function openStoredKeys(
  db: Db,
  settingsKey: SettingsKey,
  extensions: readonly Extension[],
): StoredKeys {
  const storable = new Set(storedKeyNames(extensions));
  const previous = new Set(previousKeyNames(extensions).values());
  let values: KeyValues = {};
  let unreadable: string[] = [];
  let version = versionOfKeys([]);
  let endings: { name: string; at: number }[] = [];
  return {
    settingsKey,
    values: () => {
      const ended = endings.filter(({ at }) => Date.now() > at).map(({ name }) => name);
      if (ended.length > 0) {
        values = Object.fromEntries(Object.entries(values).filter(([name]) => !ended.includes(name)));
        endings = endings.filter(({ name }) => !ended.includes(name));
      }
      return values;
    },
    unreadable: () => unreadable,
    version: () => version,
    refresh: async () => {
      const rows = await db.select().from(storedKeys);
      const key = rows.length > 0 ? await settingsKey.find() : undefined;
      const entries = rows
        .filter(({ name }) => storable.has(name) || previous.has(name))
        .map(({ name, sealed }) => ({ name, value: key && unseal(key, name, sealed) }));
      values = Object.fromEntries(
        entries.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
      );
      endings = rows
        .filter(({ name }) => previous.has(name))
        .map(({ name, updatedAt }) => ({ name, at: updatedAt.getTime() + PREVIOUS_VALID_MS }));
      unreadable = entries
        .filter(({ name, value }) => value === undefined && storable.has(name))
        .map(({ name }) => name);
      version = versionOfKeys(rows);
    },
  };
}
