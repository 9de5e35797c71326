import type { Seller } from '../../contract/invoice.ts';
import { awaitsCash } from '../../rules/cash-on-delivery.ts';
import { mayChange } from '../../rules/order-status.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { orderStatusEmails } from '../emails/order-status-emails.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { addLateBuyer } from '../recalls/add-late-buyer.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder, updateOrder } from './orders.store.ts';

/** The courier has the parcel of a booked order: it is shipped. An order in another status stays as it is. */
export async function recordPickup(
  { jobs, from, seller }: { jobs: Jobs; from: Sender; seller: Seller },
  tx: Db,
  { orderId, courier, trackingNumber }: { orderId: string; courier: string; trackingNumber: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.deletedAt || order.paymentStatus === 'REFUNDED') return;
  const isCash = awaitsCash(order);
  if (!mayChange(order.status, 'SHIPPED', 'provider', isCash)) return;
  // goods leave with an invoice; the others got theirs when they were paid
  if (isCash) await issueInvoice(tx, orderId, seller);
  const sent = await updateOrder(tx, order, { courier, trackingNumber });
  const changed = await changeStatus(tx, sent, { to: 'SHIPPED', actor: 'provider', note: trackingNumber });
  if (!changed.ok) return;
  // a batch that was recalled after the booking: these bottles are gone, so their buyer must be notified
  await addLateBuyer(tx, orderId);
  if (!order.email) return;
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderStatusEmails.ship({ ...changed.value, reason: '' }, from),
    ...(isCash && { invoiceOf: order.id }),
  });
}
