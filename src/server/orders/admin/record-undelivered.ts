import type { OrderAction } from '../../../contract/admin/orders.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import { creditUnpaidInvoice } from '../../invoices/issue-credit-note.ts';
import type { Db } from '../../platform/db/db.ts';
import { type OrderRow, selectItems, updateOrder } from '../orders.store.ts';
import { releaseOrder } from '../release-order.ts';
import { writeOffGoods } from '../write-off-goods.ts';

type Undelivered = Extract<OrderAction, { action: 'undelivered' }>;

export function undeliveredNote({ why, note }: Pick<Undelivered, 'why' | 'note'>): string {
  const happened = why === 'door' ? storedNotes.notAcceptedAtDoor : storedNotes.returnedByCourier;
  return [happened, note].filter(Boolean).join('. ');
}

/** The parcel of a cash order came back: it counts for the customer, and a credit note takes back its invoice. Goods are sold again only if the admin has checked them. */
export async function recordUndelivered(
  tx: Db,
  cancelled: OrderRow,
  { restock, ...why }: Pick<Undelivered, 'restock' | 'why' | 'note'>,
): Promise<OrderRow> {
  const order = await updateOrder(tx, cancelled, { codUndeliveredAt: new Date() });
  const returned = restock ? await releaseOrder(tx, order, 'returned') : await writeOff(tx, order);
  await creditUnpaidInvoice(tx, order.id, undeliveredNote(why));
  return returned;
}

/** The order's history has who recorded it. */
async function writeOff(tx: Db, order: OrderRow): Promise<OrderRow> {
  const lines = await selectItems(tx, [order.id]);
  const back = lines.map(({ foodId, size, quantity, restocked }) => ({
    foodId,
    size,
    quantity: quantity - restocked,
  }));
  await writeOffGoods(tx, order, back, null);
  return updateOrder(tx, order, { holdsStock: false, heldUntil: null });
}
