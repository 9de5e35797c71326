import type { Db } from '../platform/db/db.ts';
import { selectListedIds } from './foods.store.ts';

export async function listFoodIds(db: Db, limit: number): Promise<string[]> {
  return (await selectListedIds(db, limit)).map(({ id }) => id);
}
