import type { OrderFacts } from '../../rules/tax-ledger.ts';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bigint, boolean, jsonb, nullable, timestamp, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import type { Span } from './documents.store.ts';

const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface StoredPair {
  refund: { amount: number; status: 'requested' | 'processed' | 'failed'; at: string } | null;
  note: { total: number; at: string } | null;
}

/** Refunds outside of the shop had no time of their own. */
const REFUNDED_AT = 'coalesce(r.processed_at, r.updated_at)';

/**
 * The orders with a document or a movement of money in the span. A payment in another currency is worth the order's total;
 * its refund what its credit note says, else its part of the total.
 */
const factsPage = statement({
  name: 'tax_ledger',
  isPrepared: false,
  params: { from: timestamp(), until: timestamp(), after: uuid(), limit: bigint() },
  row: {
    orderId: orders.id,
    number: orders.number,
    isCancelled: nullable(boolean()),
    isPaid: nullable(boolean()),
    invoiceTotal: nullable(bigint()),
    invoiceAt: nullable(timestamp()),
    isCash: nullable(boolean()),
    paid: nullable(bigint()),
    paidAt: nullable(timestamp()),
    pairs: nullable(jsonb<StoredPair[]>()),
  },
  text: `
    with touched as (
      select order_id from invoices where issued_at >= :from and issued_at < :until
      union select order_id from credit_notes where issued_at >= :from and issued_at < :until
      union select order_id from payments
        where captured_at >= :from and captured_at < :until and status = 'captured'
      union select p.order_id from refunds r join payments p on p.id = r.payment_id and p.status = 'captured'
        where r.status = 'processed' and ${REFUNDED_AT} >= :from and ${REFUNDED_AT} < :until
    ), page as (select order_id from touched where order_id > :after order by order_id limit :limit)
    select o.id as "orderId", o.number, o.status = 'CANCELLED' as "isCancelled",
      o.payment_status = 'COMPLETED' as "isPaid",
      (i.content->>'total')::bigint as "invoiceTotal", i.issued_at as "invoiceAt",
      i.content ? 'cashOnDelivery' as "isCash",
      case when p.currency = 'INR' then p.amount_minor else o.total_paise end as "paid", p.captured_at as "paidAt",
      pairs.list as "pairs"
    from page
      join orders o on o.id = page.order_id
      left join invoices i on i.order_id = o.id
      left join payments p on p.order_id = o.id and p.status = 'captured'
      left join lateral (
        select jsonb_agg(jsonb_build_object(
          'refund', case when r.id is not null then jsonb_build_object('status', r.status, 'at', ${REFUNDED_AT},
            'amount', case when p.currency = 'INR' then r.amount_minor
              else coalesce(n.total_paise, round(o.total_paise::numeric * r.amount_minor / p.amount_minor)) end) end,
          'note', case when n.id is not null then
            jsonb_build_object('total', n.total_paise, 'at', n.issued_at) end)) as list
        from (select * from refunds where payment_id = p.id) r
          full join (select * from credit_notes where order_id = o.id) n on n.refund_id = r.id) pairs on true
    order by o.id`,
});

/** The facts of every order that had a document or money in the span; read page by page. */
export async function* readOrderFacts(db: Db, { from, until }: Span): AsyncGenerator<OrderFacts> {
  for (let after = FIRST; ; ) {
    const page = await factsPage(db, { from, until, after, limit: PAGE });
    for (const row of page) {
      const { orderId, number, isCancelled, isPaid, invoiceTotal, invoiceAt, isCash, paid, paidAt } = row;
      yield {
        orderId,
        number,
        isCancelled: isCancelled ?? false,
        isPaid: isPaid ?? false,
        invoice: invoiceAt && { total: invoiceTotal ?? 0, at: invoiceAt, isCash: isCash ?? false },
        payment: paidAt && { amount: paid ?? 0, at: paidAt },
        refunds: (row.pairs ?? []).map(({ refund, note }) => ({
          refund: refund && { ...refund, at: new Date(refund.at) },
          note: note && { ...note, at: new Date(note.at) },
        })),
      };
    }
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.orderId;
  }
}
