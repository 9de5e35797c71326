import type { Cart, CartItem } from '../../../../contract/cart.ts';
import { offline } from '../../../../messages/offline.ts';
import { ApiError } from '../../../lib/call-api.ts';
import {
  isOffline,
  readOrStored,
  readStored,
  storedSince,
  storeRecord,
  untilSent,
  waitingChanges,
} from '../../../lib/offline.ts';
import { addWaiting, listWaiting, sendWaiting } from '../../../lib/private-store.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { isSameLine, type LineChange, sendLine } from './send-line.ts';

const CART = 'cart';

/** The cart with the change, for the page. */
export function withChange(items: CartItem[], { item, quantity }: LineChange): CartItem[] {
  if (quantity === 0) return items.filter((other) => !isSameLine(other, item));
  return items.some((other) => isSameLine(other, item))
    ? items.map((other) => (isSameLine(other, item) ? { ...other, quantity } : other))
    : [...items, { ...item, quantity }];
}

/**
 * Sends a change after those that wait: on its own it would overtake them, and they would undo it. Undefined when it waits, too:
 * there is no connection, or one before it could not be sent. `refresh` shows the server's cart when it was sent.
 */
export async function sendInOrder(change: LineChange, refresh: () => void): Promise<Cart | undefined> {
  const { left } = await sendChanges();
  if (left > 0 && (await queueChange(change, refresh))) return undefined;
  try {
    return await sendAndStore(change);
  } catch (error) {
    if ((await isOffline(error)) && (await queueChange(change, refresh))) return undefined;
    throw error;
  }
}

/** False when the browser stores nothing. */
async function queueChange(change: LineChange, refresh: () => void): Promise<boolean> {
  const isQueued = await addWaiting<LineChange>(CART, change, (earlier) =>
    isSameLine(earlier.item, change.item),
  );
  if (!isQueued) return false;
  waitingChanges.set((await listWaiting(CART)).length);
  toast.info(offline.queued, { toastId: 'cart-queued' });
  sendLater(refresh);
  return true;
}

let isWatching = false;

function sendLater(refresh: () => void): void {
  if (isWatching) return;
  isWatching = true;
  untilSent(async () => {
    const { sent } = await sendChanges();
    const left = (await listWaiting(CART)).length;
    waitingChanges.set(left);
    isWatching = left > 0;
    if (left === 0) storedSince.set(undefined);
    // another tab may have sent the last ones
    if (sent > 0 || left === 0) refresh();
    return left === 0;
  });
}

/**
 * The server's cart, after the changes that wait were sent. Without a connection: the stored one. Changes that still wait are
 * shown in it and sent later.
 */
export async function readCart(read: () => Promise<Cart>, refresh: () => void): Promise<Cart> {
  await sendChanges();
  const { value } = await readOrStored(CART, read);
  const { items, waiting } = await withWaiting(value);
  waitingChanges.set(waiting);
  if (waiting > 0) sendLater(refresh);
  return { items };
}

/** The last cart of the server with the changes that wait. */
export async function storedCart(): Promise<(Cart & { storedAt: number; waiting: number }) | undefined> {
  const stored = await readStored<Cart>(CART);
  return stored && { ...(await withWaiting(stored.value)), storedAt: stored.storedAt };
}

async function withWaiting(cart: Cart): Promise<Cart & { waiting: number }> {
  const waiting = await listWaiting<LineChange>(CART);
  return {
    items: waiting.reduce((items, { change }) => withChange(items, change), cart.items),
    waiting: waiting.length,
  };
}

/** Sends the changes that wait. One that the server rejects is named and dropped: its word is final. */
async function sendChanges(): Promise<{ sent: number; left: number }> {
  let rejected = 0;
  const result = await sendWaiting<LineChange>(CART, async (change) => {
    try {
      await sendAndStore(change);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isFinal(error.status)) return false;
      rejected += 1;
      // at once: it waits no longer, whatever becomes of those behind it
      toast.warn(offline.rejected({ food: change.item.productId.name, reason: error.message }), {
        autoClose: false,
      });
    }
    return true;
  });
  if (result.left === 0 && result.sent > rejected) toast.success(offline.sent);
  return result;
}

/** Without a connection the next page shows what this change has made of the cart. */
async function sendAndStore(change: LineChange): Promise<Cart> {
  const userId = storedUser()?._id;
  const cart = await sendLine(change);
  if (userId) void storeRecord(CART, cart, userId);
  return cart;
}

/** The server has decided. Otherwise it is asked again: no response, a crash, too many requests, a login that is needed first. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}
