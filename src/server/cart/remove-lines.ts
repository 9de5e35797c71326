import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { deleteLine, deleteLines, incrementVersion, lockCart } from './cart.store.ts';

/** Removing a missing line succeeds. */
export async function removeLine(db: Db, userId: string, foodId: string, size: string): Promise<void> {
  if (!isSlug(foodId)) return;
  await db.transaction(async (tx) => {
    await lockCart(tx, userId);
    await deleteLine(tx, userId, foodId, size);
    await incrementVersion(tx, userId);
  });
}

export async function clearCart(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCart(tx, userId);
    await deleteLines(tx, userId);
    await incrementVersion(tx, userId);
  });
}
