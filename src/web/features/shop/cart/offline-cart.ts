import type { Cart, CartItem } from '../../../../contract/cart.ts';
import { offline } from '../../../../messages/offline.ts';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import {
  isUnreached,
  readStored,
  storedSince,
  storeRecord,
  untilSent,
  waitingChanges,
} from '../../../lib/offline.ts';
import { addWaiting, listWaiting, removeWaiting } from '../../../lib/private-store.ts';
import { toast } from '../../../lib/toast.ts';

const CART = 'cart';

/** A change of one line: the quantity that it shall have, so that sending it twice does no harm. 0 removes it. */
export interface LineChange {
  item: CartItem;
  quantity: number;
}

const isSameLine = (one: CartItem, other: CartItem) =>
  one.productId._id === other.productId._id && one.size === other.size;

/** The cart with the change, for the page. */
export function withChange(items: CartItem[], { item, quantity }: LineChange): CartItem[] {
  if (quantity === 0) return items.filter((other) => !isSameLine(other, item));
  return items.some((other) => isSameLine(other, item))
    ? items.map((other) => (isSameLine(other, item) ? { ...other, quantity } : other))
    : [...items, { ...item, quantity }];
}

/** Stores a change that found no connection. False when the browser stores nothing. `onSent` gets the server's cart. */
export async function queueChange(change: LineChange, onSent: (cart: Cart) => void): Promise<boolean> {
  const isQueued = await addWaiting<LineChange>(CART, change, (earlier) =>
    isSameLine(earlier.item, change.item),
  );
  if (!isQueued) return false;
  waitingChanges.set((await listWaiting(CART)).length);
  toast.info(offline.queued, { toastId: 'cart-queued' });
  sendLater(onSent);
  return true;
}

let isWatching = false;

function sendLater(onSent: (cart: Cart) => void): void {
  if (isWatching) return;
  isWatching = true;
  untilSent(async () => {
    const cart = await sendChanges();
    if (cart) onSent(cart);
    const left = (await listWaiting(CART)).length;
    waitingChanges.set(left);
    isWatching = left > 0;
    if (left === 0) storedSince.set(undefined);
    return left === 0;
  });
}

/** The server's cart, after the changes that wait were sent. Without a connection: the stored one with them. */
export async function readCart(read: () => Promise<Cart>, onSent: (cart: Cart) => void): Promise<Cart> {
  await sendChanges();
  try {
    const cart = await read();
    void storeRecord(CART, cart);
    storedSince.set(undefined);
    waitingChanges.set(0);
    return cart;
  } catch (error) {
    const stored = isUnreached(error) ? await storedCart() : undefined;
    if (!stored) throw error;
    storedSince.set(stored.storedAt);
    waitingChanges.set(stored.waiting);
    if (stored.waiting > 0) sendLater(onSent);
    return { items: stored.items };
  }
}

/** The last cart of the server with the changes that wait. */
export async function storedCart(): Promise<(Cart & { storedAt: number; waiting: number }) | undefined> {
  const stored = await readStored<Cart>(CART);
  if (!stored) return undefined;
  const waiting = await listWaiting<LineChange>(CART);
  return {
    items: waiting.reduce((items, { change }) => withChange(items, change), stored.value.items),
    storedAt: stored.storedAt,
    waiting: waiting.length,
  };
}

/**
 * Sends the changes that wait, in their order and by one tab at a time. A change that the server rejects is named and dropped:
 * its word is final. Returns the server's cart; undefined when nothing was sent.
 */
export async function sendChanges(): Promise<Cart | undefined> {
  if ((await listWaiting(CART)).length === 0) return undefined;
  return navigator.locks.request('cart-changes', async () => {
    const waiting = await listWaiting<LineChange>(CART);
    const rejected: string[] = [];
    let cart: Cart | undefined;
    for (const { id, change } of waiting) {
      try {
        cart = await send(change);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isFinal(error.status)) return cart;
        rejected.push(offline.rejected({ food: change.item.productId.name, reason: error.message }));
      }
      await removeWaiting(id);
    }
    if (waiting.length === 0) return undefined;
    for (const message of rejected) toast.warn(message, { autoClose: false });
    if (rejected.length < waiting.length) toast.success(offline.sent);
    return rejected.length > 0 || !cart ? callApi(browserApi().api.cart.$get(), shell.cartFailed) : cart;
  });
}

function send({ item, quantity }: LineChange): Promise<Cart> {
  const { productId: food, size, price } = item;
  if (quantity > 0)
    return callApi(
      browserApi().api.cart.$post({ json: { productId: food._id, size, price, quantity } }),
      shell.cartFailed,
    );
  const param = { productId: encodeURIComponent(food._id), size: encodeURIComponent(size) };
  return callApi(browserApi().api.cart[':productId'][':size'].$delete({ param }), shell.cartFailed);
}

/** The server has decided. Otherwise it is asked again: no response, a crash, too many requests, a login that is needed first. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}
