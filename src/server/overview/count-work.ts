import { sql } from 'drizzle-orm';
import { MAX_WORK_COUNT, type WorkCounts } from '../../contract/admin/overview.ts';
import type { Db } from '../platform/db/db.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';

/** One query over partial indexes; however much there is of one thing, it is not counted to the end. */
export async function countWork(db: Db): Promise<WorkCounts> {
  const { lowStock } = await getUnpaidTerms(db);
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
  if (!row) throw new Error('counts have always a row');
  return row;
}
