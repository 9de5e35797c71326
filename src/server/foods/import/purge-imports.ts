import type { Db } from '../../platform/db/db.ts';
import { deleteOldImports } from './imports.store.ts';

/** After 30 days. Their images go with the daily purge of unused uploads. */
export async function purgeImports(db: Db): Promise<void> {
  await deleteOldImports(db);
}
