import type { CartItem } from '../../../../contract/cart.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../../rules/cart.ts';
import { guestCart, isLineOf, saveGuestLines } from './guest-lines.ts';
import { addKnownItem } from './known-items.ts';

/**
 * Adds pieces to a visitor's cart, as far as the page knows that there are as many. It is stored when this returns: the page may
 * be left right after the tap. False: nothing is stored, see `showGuestProblem`.
 */
export function addGuestLine(item: CartItem, count: number): boolean {
  const { lines, isFull, quantity } = guestLinesWith(item, count);
  if (isFull || (item.stock ?? quantity) < quantity || !saveGuestLines(lines)) return false;
  addKnownItem(item);
  return true;
}

/** The lines as they would be. */
export function guestLinesWith(item: CartItem, count: number) {
  const lines = guestCart()?.items ?? [];
  const present = lines.find((line) => isLineOf(line, item));
  const quantity = Math.min(MAX_QUANTITY, (present?.quantity ?? 0) + count);
  const line = { productId: item.productId._id, size: item.size, quantity };
  return {
    quantity,
    isFull: !present && lines.length >= MAX_CART_LINES,
    lines: present ? lines.map((other) => (other === present ? line : other)) : [...lines, line],
  };
}
