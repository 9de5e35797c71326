import type { RemittanceDetail, RemittanceRow } from '../../contract/admin/remittances.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { payoutView, remittanceView } from './remittance-views.ts';
import { selectRemittances } from './remittances.store.ts';

/** The latest payouts. */
export async function listRemittances(db: Db): Promise<RemittanceRow[]> {
  const rows = await selectRemittances(db);
  return rows.map(({ remittance, confirmedAt, count, amount, open }) => ({
    ...payoutView(remittance.courier, remittance, [{ amount: Number(amount) }]),
    _id: remittance.id,
    confirmedAt: confirmedAt.toISOString(),
    count,
    open,
  }));
}

export async function getRemittance(
  db: Db,
  id: string,
): Promise<Result<RemittanceDetail, 'remittance-not-found'>> {
  const found = await remittanceView(db, id);
  return found ? success(found) : failure('remittance-not-found');
}
