import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectOffers } from './cart.store.ts';

/** Whether each of these foods is sold in that size now. */
export async function areAllSold(db: Db, wanted: { foodId: string; size: string }[]): Promise<boolean> {
  if (!wanted.every(({ foodId }) => isSlug(foodId))) return false;
  const offerOf = await selectOffers(db, wanted);
  return wanted.every((line) => offerOf(line)?.isAvailable);
}
