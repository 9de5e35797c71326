import type { OpenCash } from '../../contract/admin/remittances.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { selectOpenCash } from './open-cash.store.ts';

/** Cash that couriers still owe, and how old it is. */
export async function listOpenCash(db: Db): Promise<OpenCash> {
  const { listed, total } = await selectOpenCash(db);
  return {
    open: { count: total.openCount, total: rupeesFromPaise(total.openTotal) },
    overdue: { count: total.overdueCount, total: rupeesFromPaise(total.overdueTotal) },
    orders: listed.map(({ id, status, total: amount, since, ...parcel }) => ({
      _id: id,
      ...parcel,
      status: status === 'DELIVERED' ? ('DELIVERED' as const) : ('SHIPPED' as const),
      total: rupeesFromPaise(amount),
      since: since.toISOString(),
    })),
  };
}
