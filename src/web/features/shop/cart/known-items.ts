import type { CartItem } from '../../../../contract/cart.ts';
import { pageStoredAt } from '../../../lib/page-stored-at.ts';
import { hasOfflineUse } from '../../../lib/shop.ts';
import { KNOWN_ITEMS_KEY } from '../../../lib/stored-user.ts';

/** The lines of a visitor's cart as they were known last. They are public, like the page of a food. */
interface KnownItems {
  storedAt: number;
  items: CartItem[];
}

/** Undefined for anything else, such as what another release has stored. */
export function readKnownItems(): KnownItems | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KNOWN_ITEMS_KEY) ?? '');
    const { storedAt, items } = value as Partial<Record<keyof KnownItems, unknown>>;
    if (!Number.isSafeInteger(storedAt) || !Array.isArray(items) || !items.every(isItem)) return undefined;
    return { storedAt: Number(storedAt), items };
  } catch {
    return undefined;
  }
}

function isItem(value: unknown): value is CartItem {
  const { productId, food, size, price } = value as Partial<CartItem>;
  return (
    typeof productId?._id === 'string' &&
    typeof food?.name === 'string' &&
    typeof size === 'string' &&
    typeof price === 'number'
  );
}

/** A browser without room for them shows the cart with a connection only. */
export function saveKnownItems(items: CartItem[], storedAt = Date.now()): void {
  if (items.length === 0) localStorage.removeItem(KNOWN_ITEMS_KEY);
  if (items.length === 0 || !hasOfflineUse()) return;
  try {
    localStorage.setItem(KNOWN_ITEMS_KEY, JSON.stringify({ storedAt, items } satisfies KnownItems));
  } catch {
    localStorage.removeItem(KNOWN_ITEMS_KEY);
  }
}

/** Unless it is known already. The time stays that of the oldest line. */
export function addKnownItem(item: CartItem): void {
  const { items = [], storedAt = Number.POSITIVE_INFINITY } = readKnownItems() ?? {};
  const isKnown = items.some(
    ({ productId, size }) => productId._id === item.productId._id && size === item.size,
  );
  if (!isKnown) saveKnownItems([...items, item], Math.min(storedAt, pageStoredAt() ?? Date.now()));
}
