import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

interface StateCount {
  name: string;
  state: string;
  count: number;
}

/** Shop-wide stats from the database: every process returns the same. */
export interface ShopStats {
  jobs: StateCount[];
  oldestJobs: { name: string; seconds: number }[];
  attempts: StateCount[];
  payments: StateCount[];
  orders: number;
  openIssues: number;
  openRefunds: number;
  waitingEvents: number;
  oldestEventSeconds: number;
}

/** Smallest UUIDv7 of the last hour: ids sort by creation time, so the primary key index finds newer rows. */
const HOUR_AGO = sql`(lpad(to_hex((extract(epoch from now() - interval '1 hour') * 1000)::bigint), 12, '0')
  || '00000000000000000000')::uuid`;

export async function readStats(db: Db): Promise<ShopStats> {
  const select = async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[];
  const jobs = await select<StateCount>(sql`
    select name, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\_\_pgboss\_\_%' group by 1, 2`);
  const oldestJobs = await select<{ name: string; seconds: number }>(sql`
    select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
    where state in ('created', 'retry') and start_after <= now() and name not like '\_\_pgboss\_\_%' group by 1`);
  const attempts = await select<StateCount>(sql`
    select provider as name, status as state, count(*)::int as count from payment_attempts
    where id >= ${HOUR_AGO} group by 1, 2`);
  const payments = await select<StateCount>(sql`
    select provider as name, status as state, count(*)::int as count from payments
    where id >= ${HOUR_AGO} group by 1, 2`);
  const [rest] = await select<Omit<ShopStats, 'jobs' | 'oldestJobs' | 'attempts' | 'payments'>>(sql`
    select (select count(*)::int from orders where id >= ${HOUR_AGO}) as "orders",
      (select count(*)::int from payment_problems where resolved_at is null) as "openIssues",
      (select count(*)::int from refunds where status = 'requested') as "openRefunds",
      count(*)::int as "waitingEvents",
      coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as "oldestEventSeconds"
    from provider_events where processed_at is null`);
  if (!rest) throw new Error('the stats query returned no row');
  return { jobs, oldestJobs, attempts, payments, ...rest };
}
