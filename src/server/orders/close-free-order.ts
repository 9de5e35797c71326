import type { Seller } from '../../contract/invoice.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { freeOrderEmail } from '../emails/free-order-email.ts';
import { newPaidOrderEmail } from '../emails/new-paid-order-email.ts';
import { translateNames } from '../foods/translate-names.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { enqueueNewOrder } from '../notices/enqueue-notices.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { mailShop } from '../users/mail-shop.ts';
import { markPaid } from './mark-paid.ts';
import { type OrderRow, selectItems } from './orders.store.ts';

/** A coupon over the full amount leaves nothing for a provider to charge: the order is paid as it is placed. */
export async function closeFreeOrder(
  { jobs, sender, seller }: { jobs: Jobs; sender: Sender; seller: (db: Db) => Promise<Seller> },
  tx: Db,
  placed: OrderRow,
): Promise<OrderRow> {
  const { id: orderId, number, couponCode } = placed;
  const paymentId = `free order-${number}`;
  const note = storedNotes.nothingToPay(couponCode ?? '');
  // this transaction inserted the order, so nobody else can change it
  const unpaid = { ...placed, lines: await selectItems(tx, [orderId]) };
  const paid = await markPaid(tx, unpaid, { paymentId, actor: 'system', note });
  if (!paid.ok) throw new Error(`a free order cannot be closed: ${paid.code}`);
  const order = paid.value;
  await issueInvoice(tx, orderId, await seller(tx));
  await enqueueNewOrder(tx, orderId);
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: freeOrderEmail(
      { ...order, lines: await translateNames(tx, order.lines, order.language) },
      sender,
    ),
    invoiceOf: orderId,
  });
  const nothing = { id: paymentId, amountMinor: 0, currency: 'INR' };
  await mailShop({ jobs, sender }, tx, {
    content: async (language) =>
      newPaidOrderEmail(
        { ...order, lines: await translateNames(tx, order.lines, language) },
        nothing,
        sender,
      ),
  });
  return order;
}
