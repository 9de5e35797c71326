import type { Seller } from '../../contract/invoice.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { freeOrderEmail } from '../emails/free-order-email.ts';
import { newPaidOrderEmail } from '../emails/new-paid-order-email.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { lockedOrder } from './locked-order.ts';
import { markPaid } from './mark-paid.ts';
import type { OrderRow } from './orders.store.ts';

/** A coupon over the whole sum leaves nothing that a provider could take: the order is paid as it is placed. */
export async function closeFreeOrder(
  { jobs, sender, seller }: { jobs: Jobs; sender: Sender; seller: (db: Db) => Promise<Seller> },
  tx: Db,
  orderId: string,
): Promise<OrderRow> {
  const order = await lockedOrder(tx, orderId);
  if (!order) throw new Error('the order was written and is gone');
  const paymentId = `free order-${order.number}`;
  const note = `Nothing to pay: coupon ${order.couponCode} covers it`;
  const outcome = await markPaid(tx, order, { paymentId, actor: 'system', note });
  if (outcome !== 'paid') throw new Error(`a free order cannot be closed: ${outcome}`);
  await issueInvoice(tx, orderId, await seller(tx));
  await enqueueMail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: freeOrderEmail(order, sender),
    invoiceOf: orderId,
  });
  if (sender.shopEmail) {
    const nothing = { id: paymentId, amountMinor: 0, currency: 'INR' };
    await enqueueMail(jobs, tx, {
      to: { name: sender.shopName, address: sender.shopEmail },
      content: newPaidOrderEmail(order, nothing, sender),
    });
  }
  return (await lockedOrder(tx, orderId)) ?? order;
}
