import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { GuestLine } from '../../../../contract/guests.ts';
import { guests } from '../../../../messages/guests.ts';
import { orderErrors } from '../../../../messages/order-errors.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { shell } from '../../../../messages/shell.ts';
import { stockMessage } from '../../../../rules/cart-messages.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { isUnreached, storedSince, untilSent, worksOffline } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { toast } from '../../../lib/toast.ts';
import { guestLinesWith } from './add-guest-line.ts';
import { clearGuestCart, GUEST_CART, guestCart, isLineOf, saveGuestLines } from './guest-lines.ts';
import { readKnownItems, saveKnownItems } from './known-items.ts';

/** Also removes what the shop no longer sells from the cart. Without a connection: the lines as they were known last. */
export async function priceLines(items: GuestLine[]): Promise<Cart> {
  let cart: Cart;
  try {
    cart = await callApi(browserApi().api.cart.prices.$post({ json: { items } }), shell.cartFailed);
  } catch (error) {
    return knownCart(items, error);
  }
  isUnpriced = false;
  storedSince.set(undefined);
  const known = [...cart.items, ...(readKnownItems()?.items ?? [])];
  // the cart may have been merged, or changed in another tab, since it was asked for
  const lines = guestCart()?.items ?? [];
  saveKnownItems(lines.flatMap((line) => known.find((item) => isLineOf(line, item)) ?? []));
  const isGone = (line: GuestLine) => !cart.items.some((item) => isLineOf(line, item));
  const gone = new Set(items.filter(isGone).map(keyOf));
  if (gone.size > 0) {
    saveGuestLines((guestCart()?.items ?? []).filter((line) => !gone.has(keyOf(line))));
    toast.warn(guests.noLongerSold);
  }
  return cart;
}

/** Without a line that is not known the total would be wrong: then the cart has failed to load. */
function knownCart(lines: GuestLine[], error: unknown): Cart {
  if (!worksOffline() || !isUnreached(error)) throw error;
  priceLater();
  const known = readKnownItems();
  if (!known || !lines.every((line) => known.items.some((item) => isLineOf(line, item)))) throw error;
  storedSince.set(known.storedAt);
  return { items: known.items };
}

/** Whether the cart is shown with prices of before. */
let isUnpriced = false;
let isWatching = false;

/** Asks for the prices of the shop as soon as it can be reached. */
function priceLater(): void {
  isUnpriced = true;
  if (isWatching) return;
  isWatching = true;
  untilSent(async () => {
    const shown = { queryKey: [GUEST_CART], type: 'active' } as const;
    // a cart that was emptied meanwhile asks for nothing
    isUnpriced = queries.getQueryCache().findAll(shown).length > 0;
    await queries.refetchQueries(shown);
    isWatching = isUnpriced;
    if (!isUnpriced) storedSince.set(undefined);
    return !isUnpriced;
  });
}

function keyOf({ productId, size }: Pick<GuestLine, 'productId' | 'size'>): string {
  return `${productId} ${size}`;
}

/** Says why `addGuestLine` has stored nothing. */
export function showGuestProblem(item: CartItem, count: number): void {
  const { isFull, quantity } = guestLinesWith(item, count);
  toast.error((isFull ? orderErrors.cartFull : stockMessage(item.stock, quantity)) ?? shell.cartFailed);
}

/** The server never accepts what it rejected with these; another try would keep the customer from the cart. */
const FINAL = new Set([400, 404, 413]);

/**
 * Puts the visitor's cart into the customer's one. `onMerged` gets the merged cart before the visitor's cart is emptied, so that a
 * page always has one of them. Undefined when the server rejects the visitor's cart: it is dropped then.
 */
export async function mergeGuestCart(onMerged: (cart: Cart) => void): Promise<Cart | undefined> {
  const cart = guestCart();
  if (!cart) return undefined;
  try {
    const call = browserApi().api.cart.merge.$post({ json: cart });
    const { items, skipped } = await callApi(call, shell.cartFailed);
    onMerged({ items });
    clearGuestCart(cart.id);
    if (skipped.length > 0) {
      const names = skipped.map(({ name, size, reason }) => `${name} (${sizeText(size)}): ${reason}`);
      toast.warn(purchase.reorderIncomplete(names.join('; ')));
    }
    return { items };
  } catch (error) {
    if (!(error instanceof ApiError) || !FINAL.has(error.status)) throw error;
    clearGuestCart(cart.id);
    return undefined;
  }
}
