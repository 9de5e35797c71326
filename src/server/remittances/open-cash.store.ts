import type { Paise } from '../../rules/money.ts';
import { OVERDUE_DAYS } from '../../rules/remittances.ts';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bigint, boolean, integer, timestamp } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const MAX_LISTED = 200;

/** Parcels with cash on delivery whose cash has not come, and when they were delivered or, before that, shipped. */
const OPEN = `select o.id, o.number, o.name, o.status, o.total_paise, o.courier, o.tracking_number,
    coalesce((select min(h.at) from order_history h where h.order_id = o.id and h.to_status = o.status), o.updated_at) as since
  from orders o
  where o.cod_at is not null and o.payment_status = 'PENDING' and o.status in ('SHIPPED', 'DELIVERED') and o.deleted_at is null`;
const OVERDUE = `(p.status = 'DELIVERED' and p.since < now() - interval '${OVERDUE_DAYS} days')`;

const row = {
  id: orders.id,
  number: orders.number,
  name: orders.name,
  status: orders.status,
  total: orders.total,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  since: timestamp(),
  days: integer(),
  isOverdue: boolean(),
};

const parcels = statement({
  name: 'open_cash',
  isPrepared: false,
  params: {},
  row,
  text: `select p.id, p.number, p.name, p.status, p.total_paise as "total", p.courier, p.tracking_number as "trackingNumber",
           p.since, extract(day from now() - p.since)::int as "days", ${OVERDUE} as "isOverdue"
         from (${OPEN}) p order by p.status = 'DELIVERED' desc, p.since, p.id limit ${MAX_LISTED}`,
});

const sums = statement({
  name: 'open_cash_sums',
  isPrepared: false,
  params: {},
  row: {
    openCount: integer(),
    openTotal: bigint<Paise>(),
    overdueCount: integer(),
    overdueTotal: bigint<Paise>(),
  },
  text: `select count(*)::int as "openCount", coalesce(sum(p.total_paise), 0)::bigint as "openTotal",
           (count(*) filter (where ${OVERDUE}))::int as "overdueCount",
           coalesce(sum(p.total_paise) filter (where ${OVERDUE}), 0)::bigint as "overdueTotal"
         from (${OPEN}) p`,
});

export async function selectOpenCash(db: Db) {
  const [listed, [total]] = await Promise.all([parcels(db, {}), sums(db, {})]);
  if (!total) throw new Error('an aggregate query returned no row');
  return { listed, total };
}
