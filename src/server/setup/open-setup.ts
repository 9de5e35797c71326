import { type MountedPayment, mountPayments } from '../payments/mount-payments.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { openSettingsKey } from '../platform/keys/settings-key.ts';
import { openStoredKeys, type StoredKeys } from '../platform/keys/stored-keys.ts';
import { withStoredKeys } from '../platform/keys/with-stored-keys.ts';
import type { Log } from '../platform/log.ts';
import { openShopState, type ShopState } from './shop-state.ts';

/** What an admin can change about a running shop besides its data: provider keys, and whether it is open. */
export interface Setup {
  /** With the provider keys of now. */
  config: Config;
  keys: StoredKeys;
  /** The payment methods of all extensions. */
  payments: readonly MountedPayment[];
  state: ShopState;
  /** Reads keys and state again, at once. */
  refresh(): Promise<void>;
  /**
   * For change notifications of the database; without a table, everything may have changed. `onRead` is called when other keys
   * or another state were read: what was rendered until then has the old ones.
   */
  onChange(table: string | undefined, onRead: () => void): Promise<void>;
}

export const KEYS_TABLE = 'stored_keys';
const TABLES = new Set(['shop_state', KEYS_TABLE]);

export async function openSetup(environment: Config, db: Db, log: Log): Promise<Setup> {
  const settingsKey = openSettingsKey(environment.settingsKey, environment.dataDir);
  const keys = openStoredKeys(db, settingsKey, environment.extensions);
  await keys.refresh();
  const config = withStoredKeys(environment, keys.values);
  const payments = await mountPayments(config, log);
  const state = await openShopState(db, config);
  const refresh = async () => {
    await Promise.all([keys.refresh(), state.refresh()]);
  };
  const known = () => JSON.stringify([keys.values(), state.isOpen()]);
  return {
    config,
    keys,
    payments,
    state,
    refresh,
    onChange: async (table, onRead) => {
      if (table !== undefined && !TABLES.has(table)) return;
      const before = known();
      try {
        await refresh();
        if (known() !== before) onRead();
      } catch (error) {
        // a database that is away calls this again when it is back
        log.warn({ error }, 'keys and state of the shop were not read again');
      }
    },
  };
}
