import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { seal, unseal } from '../platform/keys/seal.ts';
import type { SettingsKey } from '../platform/keys/settings-key.ts';
import { insertKeys, lockKeys, selectKeys } from './push.store.ts';
import { newVapidKeys, type VapidKeys } from './vapid.ts';

export interface PushKeys {
  /** The pair for new subscriptions, made at the first call. Undefined while the key of the settings cannot be read. */
  current(): Promise<VapidKeys | undefined>;
  /** The pair with which a browser subscribed. */
  find(publicKey: string): Promise<VapidKeys | undefined>;
  /** Whether stored pairs cannot be read any more. */
  check(): Promise<'ok' | 'missing' | 'unreadable'>;
}

/**
 * The shop's own keys for web push, encrypted as provider keys are. When the key of the settings was lost, a new pair is added:
 * browsers that know an older one subscribe anew with their next visit, and a server with a wrong key destroys nothing.
 */
export function openPushKeys(db: Db, settingsKey: SettingsKey): PushKeys {
  const known = new Map<string, VapidKeys>();
  let newest: VapidKeys | undefined;

  const readable = async (from: Db, key: Buffer): Promise<VapidKeys | undefined> => {
    let first: VapidKeys | undefined;
    for (const { id, publicKey, privateSealed } of await selectKeys(from)) {
      const privateKey = unseal(key, nameOf(id), privateSealed);
      if (privateKey === undefined) continue;
      known.set(publicKey, { publicKey, privateKey });
      first ??= known.get(publicKey);
    }
    return first;
  };

  return {
    current: async () => {
      if (newest) return newest;
      const key = await settingsKey.findOrCreate().catch(() => undefined);
      if (!key) return undefined;
      newest = await db.transaction(async (tx) => {
        await lockKeys(tx);
        return (await readable(tx, key)) ?? (await create(tx, key));
      });
      return newest;
    },
    find: async (publicKey) => {
      if (!known.has(publicKey)) {
        const key = await settingsKey.find();
        if (key) await readable(db, key);
      }
      return known.get(publicKey);
    },
    check: async () => {
      const rows = await selectKeys(db);
      const key = await settingsKey.find();
      if (rows.length === 0) return 'missing';
      return key && (await readable(db, key)) ? 'ok' : 'unreadable';
    },
  };
}

async function create(tx: Db, key: Buffer): Promise<VapidKeys> {
  const keys = newVapidKeys();
  const id = newId();
  await insertKeys(tx, {
    id,
    publicKey: keys.publicKey,
    privateSealed: seal(key, nameOf(id), keys.privateKey),
  });
  return keys;
}

/** A sealed key cannot be moved to another row. */
function nameOf(id: string): string {
  return `push ${id}`;
}
