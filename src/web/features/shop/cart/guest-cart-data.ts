import type { Cart } from '../../../../contract/cart.ts';
import type { CardFood } from '../../../../contract/food.ts';
import type { GuestLine } from '../../../../contract/guests.ts';
import { guests } from '../../../../messages/guests.ts';
import { orderErrors } from '../../../../messages/order-errors.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { shell } from '../../../../messages/shell.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../../rules/cart.ts';
import { stockMessage } from '../../../../rules/cart-messages.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { toast } from '../../../lib/toast.ts';
import { clearGuestCart, guestCart, isLineOf, saveGuestLines } from './guest-lines.ts';

/** Also removes what the shop no longer sells from the cart. */
export async function priceLines(items: GuestLine[]): Promise<Cart> {
  const cart = await callApi(browserApi().api.cart.prices.$post({ json: { items } }), shell.cartFailed);
  const isGone = (line: GuestLine) => !cart.items.some((item) => isLineOf(line, item));
  const gone = new Set(items.filter(isGone).map(keyOf));
  if (gone.size > 0) {
    saveGuestLines((guestCart()?.items ?? []).filter((line) => !gone.has(keyOf(line))));
    toast.warn(guests.noLongerSold);
  }
  return cart;
}

function keyOf({ productId, size }: Pick<GuestLine, 'productId' | 'size'>): string {
  return `${productId} ${size}`;
}

/** Adds one piece or several, as far as the page knows that there are as many. */
export function addGuestPieces(food: CardFood, size: string, count: number): boolean {
  const lines = guestCart()?.items ?? [];
  const line = { productId: food._id, size };
  const present = lines.find((other) => keyOf(other) === keyOf(line));
  const quantity = Math.min(MAX_QUANTITY, (present?.quantity ?? 0) + count);
  const stock = food.quantities.find((one) => one.size === size)?.stock ?? null;
  const isFull = !present && lines.length >= MAX_CART_LINES;
  const problem = isFull ? orderErrors.cartFull : stockMessage(stock, quantity);
  const changed = present
    ? lines.map((other) => (other === present ? { ...line, quantity } : other))
    : [...lines, { ...line, quantity }];
  if (!problem && saveGuestLines(changed)) return true;
  toast.error(problem ?? shell.cartFailed);
  return false;
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
