import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { type CartLine, selectOffers } from './cart.store.ts';

/** Foods as they are sold now, without a cart. Undefined when one of them does not exist. */
export async function priceLines(
  db: Db,
  wanted: { foodId: string; size: string; quantity: number }[],
): Promise<CartLine[] | undefined> {
  if (!wanted.every(({ foodId }) => isSlug(foodId))) return undefined;
  const offerOf = await selectOffers(db, wanted);
  const lines = wanted.flatMap((line) => {
    const offer = offerOf(line);
    return offer ? [{ ...offer, quantity: line.quantity }] : [];
  });
  return lines.length === wanted.length ? lines : undefined;
}

/** Whether each of these foods is sold in that size now. */
export async function areAllSold(db: Db, wanted: { foodId: string; size: string }[]): Promise<boolean> {
  if (!wanted.every(({ foodId }) => isSlug(foodId))) return false;
  const offerOf = await selectOffers(db, wanted);
  return wanted.every((line) => offerOf(line)?.isAvailable);
}
