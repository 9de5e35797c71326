import { ApiError } from './call-api.ts';
import { canReachServer } from './can-reach-server.ts';
import { sharedValue } from './shared-value.ts';
import { hasOfflineUse } from './shop.ts';
import { storedUser } from './stored-user.ts';

/** Loaded when something is stored or read: visitors need none of its code. */
export const loadPrivateStore = () => import('./private-store.ts');

/** Since when the stored data that the page shows is stored; undefined while it comes from the server. */
export const storedSince = sharedValue<number | undefined>(undefined);
/** Changes of the cart that wait for a connection. */
export const waitingChanges = sharedValue(0);

/** Of an order's details in the admin area. */
export const adminOrderKey = (orderId: string) => `admin-order-${orderId}`;

/** Whether this browser can show the shop without a connection: the worker is installed, and the shop wants it. */
export function worksOffline(): boolean {
  return hasOfflineUse() && Boolean(navigator.serviceWorker?.controller);
}

/** Whether there is no connection now, after a call without a response. */
export async function isOffline(error: unknown): Promise<boolean> {
  if (!worksOffline() || !(error instanceof ApiError) || error.status !== 0) return false;
  return !navigator.onLine || !(await canReachServer());
}

export interface Stored<Value> {
  value: Value;
  /** When it was read from the server; undefined: just now. */
  storedAt?: number | undefined;
}

/** Reads from the API and stores the result for this user. Without a connection: what the last read has stored. */
export async function readOrStored<Value>(key: string, read: () => Promise<Value>): Promise<Stored<Value>> {
  // when the response arrives, somebody else may have signed in
  const userId = storedUser()?._id;
  try {
    const value = await read();
    if (userId && worksOffline()) void storeRecord(key, value, userId);
    storedSince.set(undefined);
    return { value };
  } catch (error) {
    const stored = worksOffline() && isUnreached(error) ? await readStored<Value>(key) : undefined;
    if (!stored) throw error;
    storedSince.set(stored.storedAt);
    return stored;
  }
}

export const isUnreached = (error: unknown) => error instanceof ApiError && error.status === 0;

/** `userId` is whoever asked for the value: it is not stored while somebody else is signed in. */
export async function storeRecord(key: string, value: unknown, userId = storedUser()?._id): Promise<void> {
  const store = await loadPrivateStore().catch(() => undefined);
  await store?.saveRecord(key, value, userId);
}

export async function readStored<Value>(
  key: string,
): Promise<{ value: Value; storedAt: number } | undefined> {
  const store = await loadPrivateStore().catch(() => undefined);
  return store?.readRecord<Value>(key);
}

/** For queries of data that is stored: without it a query waits for a connection and never reads what is there. */
export const OFFLINE_QUERY = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** A connection that has just come back often fails at first, so the first tries follow soon. */
const RETRY_MS = [1000, 2000, 4000, 8000];
const LAST_RETRY_MS = 15_000;

/** Calls `work` when the connection may be back, and with `isDue` at once, until it says that nothing is left. */
export function untilSent(work: () => Promise<boolean>, isDue = false): void {
  let isRunning = false;
  let isWanted = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    // the connection may come back while a try fails for want of it
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    let isDone = false;
    while (isWanted && !isDone) {
      isWanted = false;
      isDone = await work().catch(() => false);
    }
    isRunning = false;
    if (!isDone) return tryLater();
    removeEventListener('online', runSoon);
    clearTimeout(timer);
  };
  const tryLater = () => {
    clearTimeout(timer);
    const wait = RETRY_MS[tries] ?? LAST_RETRY_MS;
    tries += 1;
    timer = setTimeout(async () => ((await canReachServer()) ? run() : tryLater()), wait);
  };
  const runSoon = () => {
    tries = 0;
    return run();
  };
  addEventListener('online', runSoon);
  if (isDue) void run();
  else tryLater();
}
