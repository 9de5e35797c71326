import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { EXPORTED_ORDER, exportedOrderRow } from '../platform/db/exported-order.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bigint, timestamp, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import type { Span } from './overview.store.ts';

const exportRow = {
  ...exportedOrderRow,
  gross: bigint<Paise>(),
  refunded: bigint<Paise>(),
};
export type ExportRow = ValuesOf<typeof exportRow>;

/**
 * `gross` and `refunded` are what came and went in the span. Each refund is rounded as in the function refund_values, here for all
 * orders of a page at once: a call for each takes longer than all the rest.
 */
const exportPage = (source: string, condition: string) => `
  with page as materialized (
    select o.* from ${source} where ${condition} order by o.created_at, o.id limit :limit
  ), paid as materialized (
    select p.id, p.order_id, p.amount_minor, p.captured_at >= :from and p.captured_at < :until as is_in, o.total_paise
    from page o join payments p on p.order_id = o.id and p.status = 'captured'
  ), valued as (
    select p.order_id, coalesce(r.processed_at, r.updated_at) as at,
      round(p.total_paise::numeric * sum(r.amount_minor) over upto / p.amount_minor)
        - round(p.total_paise::numeric * (sum(r.amount_minor) over upto - r.amount_minor) / p.amount_minor) as paise
    from paid p join refunds r on r.payment_id = p.id and r.status = 'processed'
    window upto as (partition by p.id order by coalesce(r.processed_at, r.updated_at), r.id
      rows between unbounded preceding and current row)
  ), refunded as (
    select v.order_id, sum(v.paise)::bigint as paise from valued v where v.at >= :from and v.at < :until group by 1
  )
  select ${EXPORTED_ORDER}, coalesce(case when p.is_in then o.total_paise end, 0)::bigint as "gross",
    coalesce(b.paise, 0)::bigint as "refunded"
  from page o left join paid p on p.order_id = o.id left join refunded b on b.order_id = o.id
  order by o.created_at, o.id`;

const PLACED = 'o.deleted_at is null and o.created_at >= :from and o.created_at < :until';
/** Placed on another day, but paid or refunded in the span. */
const MOVED = `(
    select p.order_id from payments p where p.status = 'captured' and p.captured_at >= :from and p.captured_at < :until
    union
    select p.order_id from payments p join refunds r on r.payment_id = p.id and r.status = 'processed'
    where p.status = 'captured' and coalesce(r.processed_at, r.updated_at) >= :from and coalesce(r.processed_at, r.updated_at) < :until
  ) moved join orders o on o.id = moved.order_id`;
const ELSEWHERE = 'not (o.created_at >= :from and o.created_at < :until)';
const AFTER = ' and (o.created_at, o.id) > (select p.created_at, p.id from orders p where p.id = :after)';

const params = { from: timestamp(), until: timestamp(), limit: bigint() };
const shape = { isPrepared: false, row: exportRow };
const pages = {
  placed: {
    first: statement({ ...shape, name: 'export_orders_first', params, text: exportPage('orders o', PLACED) }),
    next: statement({
      ...shape,
      name: 'export_orders_next',
      params: { ...params, after: orders.id },
      text: exportPage('orders o', PLACED + AFTER),
    }),
  },
  moved: {
    first: statement({ ...shape, name: 'export_money_first', params, text: exportPage(MOVED, ELSEWHERE) }),
    next: statement({
      ...shape,
      name: 'export_money_next',
      params: { ...params, after: orders.id },
      text: exportPage(MOVED, ELSEWHERE + AFTER),
    }),
  },
};

/** Oldest first: orders that were placed in the span, or orders of other days whose money moved in it. */
export function selectForExport(
  db: Db,
  span: Span,
  { which, after, limit }: { which: keyof typeof pages; after: string | undefined; limit: number },
): Promise<ExportRow[]> {
  return after
    ? pages[which].next(db, { ...span, after, limit })
    : pages[which].first(db, { ...span, limit });
}
