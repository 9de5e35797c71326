import { sql } from 'drizzle-orm';
import { MAX_WORK_COUNT, type WorkCounts } from '../../contract/admin/overview.ts';
import type { Db } from '../platform/db/db.ts';

/** One query over partial indexes. Each count stops at the maximum. */
export async function selectWorkCounts(db: Db, lowStock: number): Promise<WorkCounts> {
  const max = sql.raw(String(MAX_WORK_COUNT));
  const { rows } = await db.execute(sql`select
    (select count(*)::int from (
      select from orders where status = 'PAYMENT' and payment_status = 'COMPLETED' and deleted_at is null limit ${max}
    ) found) as "ordersToShip",
    (select count(*)::int from (
      select from contact_messages where answered_at is null limit ${max}
    ) found) as "messages",
    (select count(*)::int from (
      (select from order_requests where status = 'open' limit ${max})
      union all (select from order_requests where stage in ('accepted', 'received') limit ${max})
      limit ${max}
    ) found) as "requests",
    (select count(*)::int from (
      select from payment_problems where resolved_at is null limit ${max}
    ) found) as "paymentProblems",
    (select count(*)::int from (
      select from food_sizes s join foods f on f.id = s.food_id
      where s.stock <= ${lowStock} and f.status = 'published' and f.removed_at is null limit ${max}
    ) found) as "lowStock"`);
  const [row] = rows as unknown as WorkCounts[];
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}
