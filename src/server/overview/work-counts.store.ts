import type { WorkCounts } from '../../contract/admin/overview.ts';
import { OVERDUE_DAYS } from '../../rules/remittances.ts';
import { MAX_WORK_COUNT } from '../../rules/work-counts.ts';
import type { Db } from '../platform/db/db.ts';
import { integer } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const workCounts = statement({
  name: 'work_counts',
  isPrepared: false,
  params: { lowStock: integer() },
  row: {
    ordersToShip: integer(),
    messages: integer(),
    requests: integer(),
    paymentProblems: integer(),
    lowStock: integer(),
    cashOverdue: integer(),
    disabledWebhooks: integer(),
    failedBackups: integer(),
  },
  text: `select
    (select count(*)::int from (
      (select from orders where status = 'PAYMENT' and payment_status = 'COMPLETED' and deleted_at is null limit ${MAX_WORK_COUNT})
      union all (select from orders where cod_at is not null and status = 'CONFIRMED' and payment_status = 'PENDING'
        limit ${MAX_WORK_COUNT})
      limit ${MAX_WORK_COUNT}
    ) found) as "ordersToShip",
    (select count(*)::int from (
      select from contact_messages where answered_at is null limit ${MAX_WORK_COUNT}
    ) found) as "messages",
    (select count(*)::int from (
      (select from order_requests where status = 'open' limit ${MAX_WORK_COUNT})
      union all (select from order_requests where stage in ('accepted', 'received') limit ${MAX_WORK_COUNT})
      limit ${MAX_WORK_COUNT}
    ) found) as "requests",
    (select count(*)::int from (
      select from payment_problems where resolved_at is null limit ${MAX_WORK_COUNT}
    ) found) as "paymentProblems",
    (select count(*)::int from (
      select from food_sizes s join foods f on f.id = s.food_id
      where s.stock <= coalesce(s.low_stock, :lowStock) and f.status = 'published' and f.removed_at is null limit ${MAX_WORK_COUNT}
    ) found) as "lowStock",
    (select count(*)::int from (
      select from orders o where o.cod_at is not null and o.payment_status = 'PENDING' and o.status = 'DELIVERED'
        and o.deleted_at is null and (select min(h.at) from order_history h
          where h.order_id = o.id and h.to_status = 'DELIVERED') < now() - interval '${OVERDUE_DAYS} days'
      limit ${MAX_WORK_COUNT}
    ) found) as "cashOverdue",
    (select count(*)::int from event_receivers where is_given_up) as "disabledWebhooks",
    (select count(*)::int from self_checks where name in ('scheduled-backup', 'restore-check') and status = 'failed') as "failedBackups"`,
});

/** One query over partial indexes. Each count stops at the maximum. */
export async function selectWorkCounts(db: Db, lowStock: number): Promise<WorkCounts> {
  const [row] = await workCounts(db, { lowStock });
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}
