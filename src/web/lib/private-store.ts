import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { privateStoreOf, storedUser } from './stored-user.ts';

/** A change that waits for a connection. */
export interface Waiting<Change = unknown> {
  id: number;
  kind: string;
  change: Change;
}

interface PrivateData extends DBSchema {
  records: { key: string; value: { value: unknown; storedAt: number } };
  waiting: { key: number; value: { id?: number; kind: string; change: unknown }; indexes: { kind: string } };
}

/**
 * What one customer or admin can read and change without a connection: a database of its own for each of them, which log-out
 * deletes. Undefined when nobody is signed in, or when the browser stores nothing.
 */
async function withStore<Result>(
  use: (store: IDBPDatabase<PrivateData>) => Promise<Result>,
): Promise<Result | undefined> {
  const userId = storedUser()?._id;
  if (!userId) return undefined;
  let store: IDBPDatabase<PrivateData> | undefined;
  try {
    store = await openDB<PrivateData>(privateStoreOf(userId), 1, {
      upgrade(created) {
        created.createObjectStore('records');
        created
          .createObjectStore('waiting', { keyPath: 'id', autoIncrement: true })
          .createIndex('kind', 'kind');
      },
    });
    // the user may have signed out while it was opened
    if (storedUser()?._id !== userId) return undefined;
    return await use(store);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  } finally {
    // an open one would keep log-out from deleting it
    store?.close();
    if (store && storedUser()?._id !== userId) indexedDB.deleteDatabase(privateStoreOf(userId));
  }
}

export function saveRecord(key: string, value: unknown): Promise<unknown> {
  return withStore((store) => store.put('records', { value, storedAt: Date.now() }, key));
}

export function readRecord<Value>(key: string): Promise<{ value: Value; storedAt: number } | undefined> {
  return withStore(
    (store) => store.get('records', key) as Promise<{ value: Value; storedAt: number } | undefined>,
  );
}

/** False when it could not be stored. `replaces` says which changes that wait already are without effect now. */
export async function addWaiting<Change>(
  kind: string,
  change: Change,
  replaces: (earlier: Change) => boolean = () => false,
): Promise<boolean> {
  const isAdded = await withStore(async (store) => {
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
export async function listWaiting<Change>(kind: string): Promise<Waiting<Change>[]> {
  const found = await withStore((store) => store.getAllFromIndex('waiting', 'kind', kind));
  return (found ?? []) as Waiting<Change>[];
}

export function removeWaiting(id: number): Promise<unknown> {
  return withStore((store) => store.delete('waiting', id));
}
