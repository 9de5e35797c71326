import { storedNotes } from '../../../rules/order-notes.ts';
import { removeOrderedLines } from '../../cart/remove-ordered-lines.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import { orderPaidEmail } from '../../emails/order-paid-email.ts';
import { translateNames } from '../../foods/translate-names.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { failure } from '../../platform/result.ts';
import { changeStatus } from '../change-status.ts';
import { type OrderRow, selectItems, updateOrder } from '../orders.store.ts';
import { reserveOrder } from '../reserve-order.ts';
import type { ActionDeps } from './action-deps.ts';
import { type Rollback, reserveError } from './action-error.ts';
import { insertOutsidePayment } from './order-money.store.ts';

/** Records a payment that came without a provider: the order is paid, owns its stock and gets its invoice. */
export async function recordOutsidePayment(
  { jobs, sender, seller }: Pick<ActionDeps, 'jobs' | 'sender' | 'seller'>,
  tx: Db,
  order: OrderRow,
  { method, reference, note, adminId }: { method: string; reference: string; note: string; adminId: string },
  rollback: Rollback,
): Promise<OrderRow> {
  const { id: orderId, userId, number, total } = order;
  const lines = await selectItems(tx, [orderId]);
  // lines of a phone order were never in the cart
  if (userId && order.cartVersion !== null) await removeOrderedLines(tx, userId, lines);
  const reserved = await reserveOrder(tx, order);
  if (!reserved.ok) return rollback(reserveError(reserved));
  const known = { method, reference: reference || `order-${number}` };
  const paymentId = `${known.method} ${known.reference}`;
  // a free order has no payment
  const isSaved =
    total === 0 ||
    (await insertOutsidePayment(tx, { id: newId(), orderId, reference: paymentId, amount: total }));
  if (!isSaved) return rollback(failure('reference-used'));
  const message = [storedNotes.paidOutside(known), note].filter(Boolean).join('. ');
  const change = { to: 'PAYMENT', actor: 'admin', actorId: adminId, note: message } as const;
  const changed = await changeStatus(tx, reserved.value, change);
  if (!changed.ok) return rollback(changed);
  const paid = await updateOrder(tx, changed.value, {
    paymentStatus: 'COMPLETED',
    paymentId,
    heldUntil: null,
  });
  await issueInvoice(tx, orderId, seller);
  if (!order.email) return paid;
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderPaidEmail(
      { ...order, lines: await translateNames(tx, lines, order.language) },
      { id: paymentId, amountMinor: total, currency: 'INR' },
      sender,
    ),
    invoiceOf: orderId,
  });
  return paid;
}
