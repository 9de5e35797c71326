import type { Db } from '../platform/db/db.ts';
import { selectCartItems } from './customer-data.store.ts';

export async function exportCustomer(db: Db, userId: string) {
  const items = await selectCartItems(db, userId);
  return items.map(({ foodId, size, quantity }) => ({ food: foodId, size, quantity }));
}
