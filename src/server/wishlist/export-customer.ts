import type { Db } from '../platform/db/db.ts';
import { selectAllWishes } from './wishlist.store.ts';

export async function exportCustomer(db: Db, userId: string) {
  const wishes = await selectAllWishes(db, userId);
  return wishes.map(({ foodId }) => ({ food: foodId }));
}
