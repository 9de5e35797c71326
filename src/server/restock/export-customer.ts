import type { WaitsUntil } from '../../contract/restock.ts';
import type { Db } from '../platform/db/db.ts';
import { selectOfCustomer } from './restock.store.ts';

export async function exportCustomer(db: Db, until: WaitsUntil, userId: string, email: string) {
  const requests = await selectOfCustomer(db, until, userId, email);
  return requests.map(({ foodId, ...request }) => ({ food: foodId, ...request }));
}
