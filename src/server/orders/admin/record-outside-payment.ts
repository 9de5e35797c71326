import { removeOrderedLines } from '../../cart/remove-ordered-lines.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import { orderPaidEmail } from '../../emails/order-paid-email.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { changeStatus } from '../change-status.ts';
import { type OrderRow, selectItems, updateOrder } from '../orders.store.ts';
import { retakeOrder } from '../retake-order.ts';
import type { ActionDeps } from './action-deps.ts';
import { notHeld, type Rollback } from './action-error.ts';
import { insertOutsidePayment } from './orders.store.ts';

/** Money that came without a provider: the order is paid, keeps its foods for good, and has its invoice. */
export async function recordOutsidePayment(
  { jobs, sender, seller }: Pick<ActionDeps, 'jobs' | 'sender' | 'seller'>,
  tx: Db,
  order: OrderRow,
  { method, reference, note, adminId }: { method: string; reference: string; note: string; adminId: string },
  rollback: Rollback,
): Promise<void> {
  const { id: orderId, userId, number, total } = order;
  const lines = await selectItems(tx, [orderId]);
  // what was ordered by phone never stood in the cart
  if (userId && order.cartVersion !== null) await removeOrderedLines(tx, userId, lines);
  const held = await retakeOrder(tx, orderId);
  if (held !== 'held') return rollback(notHeld(held));
  const paymentId = reference ? `${method} ${reference}` : `${method} order-${number}`;
  // an order that a coupon made free was paid with nothing
  const isWritten =
    total === 0 ||
    (await insertOutsidePayment(tx, { id: newId(), orderId, reference: paymentId, amount: total }));
  if (!isWritten) return rollback({ code: 'reference-used' });
  const message = [`Paid outside of the shop: ${paymentId}`, note].filter(Boolean).join('. ');
  await changeStatus(tx, { orderId, to: 'PAYMENT', actor: 'admin', actorId: adminId, note: message });
  await updateOrder(tx, orderId, { paymentStatus: 'COMPLETED', paymentId, heldUntil: null });
  await issueInvoice(tx, orderId, seller);
  if (!order.email) return;
  await enqueueMail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderPaidEmail(
      { ...order, lines },
      { id: paymentId, amountMinor: total, currency: 'INR' },
      sender,
    ),
    invoiceOf: orderId,
  });
}
