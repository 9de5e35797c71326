import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { lastUserId, privateStoreOf, storedUser, waitingStoreOf } from './stored-user.ts';

/** A change that waits for a connection. */
interface Waiting<Change = unknown> {
  id: number;
  kind: string;
  change: Change;
}

interface PrivateData extends DBSchema {
  records: { key: string; value: { value: unknown; storedAt: number } };
  waiting: { key: number; value: { id?: number; kind: string; change: unknown }; indexes: { kind: string } };
}

type Store = IDBPDatabase<PrivateData>;

const currentId = () => storedUser()?._id;

/** Two databases for each customer or admin, which log-out deletes. `allowedId` is the only user who may have one now. */
const PARTS = {
  /** What can be read without a connection. Nothing of it outlives the session. */
  records: {
    nameOf: privateStoreOf,
    allowedId: currentId,
    create: (created: Store) => void created.createObjectStore('records'),
  },
  /** What was changed without a connection. It outlives a session that the server has ended. */
  waiting: {
    nameOf: waitingStoreOf,
    allowedId: lastUserId,
    create: (created: Store) =>
      void created
        .createObjectStore('waiting', { keyPath: 'id', autoIncrement: true })
        .createIndex('kind', 'kind'),
  },
};

/** Undefined when this user is not signed in, or when the browser stores nothing. */
async function withStore<Result>(
  part: keyof typeof PARTS,
  userId: string | undefined,
  use: (store: Store) => Promise<Result>,
): Promise<Result | undefined> {
  if (!userId || currentId() !== userId) return undefined;
  const { nameOf, allowedId, create } = PARTS[part];
  let store: Store | undefined;
  try {
    store = await openDB<PrivateData>(nameOf(userId), 1, { upgrade: create });
    // the user may have signed out while it was opened
    if (currentId() !== userId) return undefined;
    return await use(store);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  } finally {
    // an open one would keep log-out from deleting it
    store?.close();
    if (store && allowedId() !== userId) indexedDB.deleteDatabase(nameOf(userId));
  }
}

export function saveRecord(key: string, value: unknown, userId = currentId()): Promise<unknown> {
  return withStore('records', userId, (store) => store.put('records', { value, storedAt: Date.now() }, key));
}

export function readRecord<Value>(key: string): Promise<{ value: Value; storedAt: number } | undefined> {
  return withStore(
    'records',
    currentId(),
    (store) => store.get('records', key) as Promise<{ value: Value; storedAt: number } | undefined>,
  );
}

/** False when it could not be stored. `replaces` says which changes that wait already are without effect now. */
export async function addWaiting<Change>(
  kind: string,
  change: Change,
  replaces: (earlier: Change) => boolean = () => false,
): Promise<boolean> {
  const isAdded = await withStore('waiting', currentId(), async (store) => {
    const tx = store.transaction('waiting', 'readwrite');
    for (const { id, change: earlier } of await tx.store.index('kind').getAll(kind))
      if (id !== undefined && replaces(earlier as Change)) await tx.store.delete(id);
    await tx.store.add({ kind, change });
    await tx.done;
    return true;
  });
  return isAdded ?? false;
}

/** In the order in which they were made. */
export async function listWaiting<Change>(kind: string, userId = currentId()): Promise<Waiting<Change>[]> {
  const found = await withStore('waiting', userId, (store) => store.getAllFromIndex('waiting', 'kind', kind));
  return (found ?? []) as Waiting<Change>[];
}

/**
 * Sends what waits, in its order and by one tab at a time. `send` says whether the server has decided; otherwise this change and
 * those behind it go on waiting. `sent` are those that the server has decided, `left` those that it has not.
 */
export async function sendWaiting<Change>(
  kind: string,
  send: (change: Change) => Promise<boolean>,
): Promise<{ sent: number; left: number }> {
  const userId = currentId();
  if ((await listWaiting(kind, userId)).length === 0) return { sent: 0, left: 0 };
  return navigator.locks.request(`waiting ${kind}`, async () => {
    const waiting = await listWaiting<Change>(kind, userId);
    let sent = 0;
    for (const { id, change } of waiting) {
      // nothing is sent in the name of somebody who signed in meanwhile
      if (currentId() !== userId || !(await send(change))) break;
      await withStore('waiting', userId, (store) => store.delete('waiting', id));
      sent += 1;
    }
    return { sent, left: waiting.length - sent };
  });
}
