import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectSold } from './cart.store.ts';

/** Whether each of these foods is sold in that size now. */
export async function areAllSold(db: Db, wanted: { foodId: string; size: string }[]): Promise<boolean> {
  if (!wanted.every(({ foodId }) => isSlug(foodId))) return false;
  const sold = await selectSold(
    db,
    wanted.map(({ foodId }) => foodId),
  );
  return wanted.every((line) =>
    sold.some(({ foodId, size }) => foodId === line.foodId && size === line.size),
  );
}
