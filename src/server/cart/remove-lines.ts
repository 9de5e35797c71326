import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { deleteLine, deleteLines, lockCart, raiseVersion } from './cart.store.ts';

/** A line that is not there is as good as removed. */
export async function removeLine(db: Db, userId: string, foodId: string, size: string): Promise<void> {
  if (!isSlug(foodId)) return;
  await db.transaction(async (tx) => {
    await lockCart(tx, userId);
    await deleteLine(tx, userId, foodId, size);
    await raiseVersion(tx, userId);
  });
}

export async function clearCart(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCart(tx, userId);
    await deleteLines(tx, userId);
    await raiseVersion(tx, userId);
  });
}
