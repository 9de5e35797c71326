import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

const MAX_FOUND = 50;
const MIN_LENGTH = 3;
const outsideMethods = ['cash', 'bank', 'upi', 'other'];

/**
 * Orders that the words name exactly by their own number or by one on the parcel, the invoice or the payment. Asked before the list, so
 * that each table answers by its own index; joined to the list's other conditions, none of them would be used.
 */
export async function findByReference(db: Db, message: string): Promise<string[]> {
  const text = message.trim();
  if (text.length < MIN_LENGTH) return [];
  const tracking = text.replaceAll(' ', '').toLowerCase();
  // as on the invoice, or as its file is named
  const invoice = text.toUpperCase().replace(/^([A-Z]+)-(\d\d-\d\d)-(\d+)$/, '$1/$2/$3');
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const payments = [text, ...outsideMethods.map((method) => `${method} ${text}`)];
  const { rows } = await db.execute(sql`
    select id from orders where lower(replace(tracking_number, ' ', '')) = ${tracking}
    union select id from orders where number = ${number}
    union select order_id from invoices where number = ${invoice}
    union select order_id from payments
      where provider in ('razorpay', 'paypal', 'outside') and provider_payment_id in ${payments}
    union select order_id from payment_attempts
      where provider in ('razorpay', 'paypal') and provider_order_id = ${text}
    limit ${MAX_FOUND}`);
  return rows.map(({ id }) => String(id));
}
