import type { WorkCounts } from '../../contract/admin/overview.ts';
import type { Db } from '../platform/db/db.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { selectWorkCounts } from './work-counts.store.ts';

/** How many orders, messages, returns, payment issues, low sizes, disabled webhooks and failed backups wait for an admin. */
export async function countWork(db: Db): Promise<WorkCounts> {
  const { lowStock } = await getUnpaidTerms(db);
  return selectWorkCounts(db, lowStock);
}
