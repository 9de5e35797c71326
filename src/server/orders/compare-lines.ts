import type { OrderCreate } from '../../contract/order-create.ts';
import { MAX_ORDER, missingToMinimum, subtotalOfLines } from '../../rules/cart.ts';
import { minimumMessage } from '../../rules/cart-messages.ts';
import { isSameAmount, type Paise } from '../../rules/money.ts';
import type { ShopPolicy } from '../../rules/policy.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import { failure, type Result, success } from '../platform/result.ts';

type OrderLine = OrderCreate['items'][number];

export type LinesCode =
  | 'invalid-product'
  | 'cart-changed'
  | 'price-changed'
  | 'minimum-order'
  | 'order-too-large';

/** Whether the lines that the customer saw are those of the cart, at the same prices, and can be ordered. Returns the subtotal. */
export function compareLines(
  seen: readonly OrderLine[],
  lines: readonly CartLine[],
  policy: ShopPolicy,
): Result<Paise, LinesCode> {
  if (lines.some(({ isAvailable }) => !isAvailable)) return failure('invalid-product');
  const wanted = mergeLines(seen);
  const known = new Map(lines.map((line) => [keyOf(line.foodId, line.size), line]));
  for (const [key, quantity] of wanted) {
    if (known.get(key)?.quantity !== quantity) return failure('cart-changed');
  }
  if (wanted.size !== known.size) return failure('cart-changed');
  const isPriceSeen = ({ price, ...line }: OrderLine) => {
    const own = known.get(keyOf(productOf(line), line.size));
    return typeof price !== 'number' || (own !== undefined && isSameAmount(price, own.price));
  };
  if (!seen.every(isPriceSeen)) return failure('price-changed');
  const subtotal = subtotalOfLines(lines);
  if (missingToMinimum(subtotal, policy) > 0)
    return failure('minimum-order', { message: minimumMessage(policy) });
  return subtotal > MAX_ORDER ? failure('order-too-large') : success(subtotal);
}

/** Merges lines of the same food and size. */
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
