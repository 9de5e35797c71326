import { openDB } from 'idb';
import { PRIVATE_STORE } from '../lib/private-store-name.ts';
import { PUSH_RECORD } from '../lib/push-record.ts';
import type { PushRecords } from './push.ts';

/** In the private store of whoever is signed in: there is at most one, and without it nothing is read or made. */
export const pushRecords: PushRecords = {
  read: () => withRecords(async (store) => (await store.get('records', PUSH_RECORD))?.value),
  save: async (value) => {
    await withRecords((store) => store.put('records', { value, storedAt: Date.now() }, PUSH_RECORD));
  },
};

async function withRecords<Result>(
  use: (store: Awaited<ReturnType<typeof openDB>>) => Promise<Result>,
): Promise<Result | undefined> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((one) => one.startsWith(PRIVATE_STORE));
  if (!name) return undefined;
  // log-out may have deleted it meanwhile: opening must not make an empty one in its place
  const store = await openDB(name, undefined, {
    upgrade: (_created, _old, _new, change) => change.abort(),
  }).catch(() => undefined);
  if (!store) return undefined;
  try {
    return store.objectStoreNames.contains('records') ? await use(store) : undefined;
  } finally {
    // an open one would keep log-out from deleting it
    store.close();
  }
}
