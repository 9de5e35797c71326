import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { type CartLine, selectOffer } from './cart.store.ts';

/** Foods as they are sold now, without a cart. Undefined when one of them does not exist. */
export async function priceLines(
  db: Db,
  wanted: { foodId: string; size: string; quantity: number }[],
): Promise<CartLine[] | undefined> {
  const lines: CartLine[] = [];
  for (const { foodId, size, quantity } of wanted) {
    const offer = isSlug(foodId) ? await selectOffer(db, foodId, size) : undefined;
    if (!offer) return undefined;
    lines.push({ ...offer, quantity });
  }
  return lines;
}
