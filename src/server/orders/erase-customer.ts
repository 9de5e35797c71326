import type { Db } from '../platform/db/db.ts';
import { hasOrderInProgress, removePersonalData, selectUnpaid } from './customer-orders.store.ts';
import { softDeleteOrder } from './delete-order.ts';
import { hasOpenPayment, lockOrder } from './orders.store.ts';

/** Whether a delivery or a payment is pending, for which the shop still needs the customer's details. */
export async function hasOpenOrders(db: Db, userId: string): Promise<boolean> {
  if (await hasOrderInProgress(db, userId)) return true;
  for (const id of await selectUnpaid(db, userId)) if (await hasOpenPayment(db, id)) return true;
  return false;
}

/** Tax law requires the orders to stay; they lose the customer. Unpaid orders are deleted and release their stock. */
export async function eraseCustomer(tx: Db, userId: string): Promise<void> {
  for (const id of await selectUnpaid(tx, userId)) {
    const order = await lockOrder(tx, id);
    if (order) await softDeleteOrder(tx, order, { actor: 'system' });
  }
  await removePersonalData(tx, userId);
}
