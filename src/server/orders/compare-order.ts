import type { OrderCreate } from '../../contract/order.ts';
import { MAX_ORDER, missingToMinimum, subtotalOfLines } from '../../rules/cart.ts';
import { isSameAmount, type Paise } from '../../rules/money.ts';
import type { CartLine } from '../cart/locked-cart.ts';

type OrderLine = OrderCreate['items'][number];

export type LinesError =
  | 'invalid-product'
  | 'cart-changed'
  | 'price-changed'
  | 'minimum-order'
  | 'order-too-large';

/** Whether the lines that the customer saw are those of the cart, at the same prices, and may be ordered at all. */
export function compareLines(
  seen: readonly OrderLine[],
  lines: readonly CartLine[],
): { subtotal: Paise } | LinesError {
  if (lines.some(({ isAvailable }) => !isAvailable)) return 'invalid-product';
  const wanted = mergeLines(seen);
  const known = new Map(lines.map((line) => [keyOf(line.foodId, line.size), line]));
  for (const [key, quantity] of wanted) {
    if (known.get(key)?.quantity !== quantity) return 'cart-changed';
  }
  if (wanted.size !== known.size) return 'cart-changed';
  const isPriceSeen = ({ price, ...line }: OrderLine) => {
    const own = known.get(keyOf(productOf(line), line.size));
    return typeof price !== 'number' || (own !== undefined && isSameAmount(price, own.price));
  };
  if (!seen.every(isPriceSeen)) return 'price-changed';
  const subtotal = subtotalOfLines(lines);
  if (missingToMinimum(subtotal) > 0) return 'minimum-order';
  return subtotal > MAX_ORDER ? 'order-too-large' : { subtotal };
}

/** Lines of the same food and size are one. */
export function mergedLines(
  seen: readonly OrderLine[],
): { foodId: string; size: string; quantity: number }[] {
  return [...mergeLines(seen)].map(([key, quantity]) => {
    const [foodId, size] = JSON.parse(key) as [string, string];
    return { foodId, size, quantity };
  });
}

function mergeLines(seen: readonly OrderLine[]): Map<string, number> {
  const merged = new Map<string, number>();
  for (const line of seen) {
    const key = keyOf(productOf(line), line.size);
    merged.set(key, (merged.get(key) ?? 0) + line.quantity);
  }
  return merged;
}

export function productOf({ product, productId }: Pick<OrderLine, 'product' | 'productId'>): string {
  const input = product ?? productId ?? '';
  return typeof input === 'string' ? input : input._id;
}

function keyOf(foodId: string, size: string): string {
  return JSON.stringify([foodId, size]);
}
