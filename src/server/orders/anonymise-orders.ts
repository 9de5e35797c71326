import type { Db } from '../platform/db/db.ts';
import { hasOrderInProgress, removePersonalData, selectUnpaid } from './customer-orders.store.ts';
import { softDeleteOrder } from './delete-order.ts';
import { hasOpenPayment, lockOrder } from './orders.store.ts';

/** Whether a parcel or a payment is still expected, for which the shop needs to know the customer. */
export async function hasOpenOrders(db: Db, userId: string): Promise<boolean> {
  if (await hasOrderInProgress(db, userId)) return true;
  for (const id of await selectUnpaid(db, userId)) if (await hasOpenPayment(db, id)) return true;
  return false;
}

/** Tax law requires the invoices: they keep the state, which decides the tax, but not the person. Unpaid orders are deleted. */
export async function anonymiseOrders(tx: Db, userId: string): Promise<void> {
  for (const id of await selectUnpaid(tx, userId)) {
    const order = await lockOrder(tx, id);
    if (order) await softDeleteOrder(tx, order, { actor: 'system' });
  }
  await removePersonalData(tx, userId);
}
