import type { Db } from '../../platform/db/db.ts';
import { orders } from '../../platform/db/schema/sales.ts';
import { array, bigint, nullable, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const MAX_FOUND = 50;
const MIN_LENGTH = 3;
const outsideMethods = ['cash', 'bank', 'upi', 'other'];

const byReference = statement({
  name: 'orders_by_reference',
  isPrepared: false,
  params: {
    text: text(),
    tracking: text(),
    number: nullable(bigint()),
    invoice: text(),
    payments: array(text()),
  },
  row: { id: orders.id },
  text: `
    select id from orders where lower(replace(tracking_number, ' ', '')) = :tracking
    union select id from orders where number = :number
    union select order_id from invoices where number = :invoice
    union select order_id from payments
      where provider in ('razorpay', 'paypal', 'outside') and provider_payment_id = any(:payments)
    union select order_id from payment_attempts
      where provider in ('razorpay', 'paypal') and provider_order_id = :text
    limit ${MAX_FOUND}`,
});

/**
 * Orders that the words name exactly by their own number or by one on the parcel, the invoice or the payment. Asked before the list, so
 * that each table answers by its own index; joined to the list's other conditions, none of them would be used.
 */
export async function findByReference(db: Db, message: string): Promise<string[]> {
  const reference = message.trim();
  if (reference.length < MIN_LENGTH) return [];
  const tracking = reference.replaceAll(' ', '').toLowerCase();
  // as on the invoice, or as its file is named
  const invoice = reference.toUpperCase().replace(/^([A-Z]+)-(\d\d-\d\d)-(\d+)$/, '$1/$2/$3');
  const number = /^\d{1,15}$/.test(reference) ? Number(reference) : null;
  const payments = [reference, ...outsideMethods.map((method) => `${method} ${reference}`)];
  const rows = await byReference(db, { text: reference, tracking, number, invoice, payments });
  return rows.map(({ id }) => id);
}
