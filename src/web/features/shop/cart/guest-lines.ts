import { useSyncExternalStore } from 'react';
import type { CartItem } from '../../../../contract/cart.ts';
import type { GuestLine } from '../../../../contract/guests.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../../rules/cart.ts';
import { KNOWN_ITEMS_KEY } from '../../../lib/stored-user.ts';

/** In the browser's store, and of the query for its prices. */
export const GUEST_CART = 'guest-cart';

/** Ids and quantities only: prices come from the server. */
export interface GuestCart {
  /** Changes with the content, so that the server merges each content once. */
  id: string;
  items: GuestLine[];
}

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastCart: GuestCart | null = null;

/** The visitor's cart; null while it is empty. */
export function guestCart(): GuestCart | null {
  const text = localStorage.getItem(GUEST_CART);
  if (text !== lastText) {
    lastText = text;
    lastCart = parse(text);
  }
  return lastCart;
}

/** False when the browser stores nothing. */
export function saveGuestLines(items: GuestLine[]): boolean {
  try {
    if (items.length === 0) for (const key of [GUEST_CART, KNOWN_ITEMS_KEY]) localStorage.removeItem(key);
    else localStorage.setItem(GUEST_CART, JSON.stringify({ id: crypto.randomUUID(), items }));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** After the merge, unless the cart has changed since. */
export function clearGuestCart(id: string): void {
  if (guestCart()?.id === id) saveGuestLines([]);
}

/** Follows other tabs, too. */
export function useGuestCart(): GuestCart | null {
  return useSyncExternalStore(subscribe, guestCart, () => null);
}

/** Whether the line of a cart is this one. */
export function isLineOf({ productId, size }: GuestLine, item: CartItem): boolean {
  return item.productId._id === productId && item.size === size;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Anything else than a cart counts as an empty one; the server checks every line again. */
function parse(text: string | null): GuestCart | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const { id, items } = value as Partial<Record<keyof GuestCart, unknown>>;
    if (typeof id !== 'string' || !Array.isArray(items)) return null;
    const lines = items.filter(isLine).slice(0, MAX_CART_LINES);
    return lines.length > 0 ? { id, items: lines } : null;
  } catch {
    return null;
  }
}

function isLine(value: unknown): value is GuestLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, size, quantity } = value as Partial<Record<keyof GuestLine, unknown>>;
  return (
    typeof productId === 'string' &&
    typeof size === 'string' &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= MAX_QUANTITY
  );
}
