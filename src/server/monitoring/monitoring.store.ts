import type { Db } from '../platform/db/db.ts';
import { paymentAttempts, payments } from '../platform/db/schema/payments.ts';
import { double, integer, text, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

interface StateCount {
  name: string;
  state: string;
  count: number;
}

/** Shop-wide stats from the database: every process returns the same. */
export interface ShopStats extends ValuesOf<typeof waitingRow> {
  jobs: StateCount[];
  oldestJobs: { name: string; seconds: number }[];
  attempts: StateCount[];
  payments: StateCount[];
}

/** Smallest UUIDv7 of the last hour: ids sort by creation time, so the primary key index finds newer rows. */
const HOUR_AGO = `(lpad(to_hex((extract(epoch from now() - interval '1 hour') * 1000)::bigint), 12, '0')
  || '00000000000000000000')::uuid`;

const jobCounts = statement({
  name: 'stats_jobs',
  isPrepared: false,
  params: {},
  row: { name: text(), state: text(), count: integer() },
  text: `
    select name, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss\\_\\_%' group by 1, 2`,
});
const jobAges = statement({
  name: 'stats_oldest_jobs',
  isPrepared: false,
  params: {},
  row: { name: text(), seconds: double() },
  text: `
    select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
    where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_pgboss\\_\\_%' group by 1`,
});
const attemptCounts = statement({
  name: 'stats_attempts',
  isPrepared: false,
  params: {},
  row: { name: paymentAttempts.provider, state: paymentAttempts.status, count: integer() },
  text: `
    select provider as name, status as state, count(*)::int as count from payment_attempts
    where id >= ${HOUR_AGO} group by 1, 2`,
});
const paymentCounts = statement({
  name: 'stats_payments',
  isPrepared: false,
  params: {},
  row: { name: payments.provider, state: payments.status, count: integer() },
  text: `
    select provider as name, status as state, count(*)::int as count from payments
    where id >= ${HOUR_AGO} group by 1, 2`,
});

const waitingRow = {
  orders: integer(),
  openIssues: integer(),
  openRefunds: integer(),
  waitingEvents: integer(),
  oldestEventSeconds: double(),
};
const waiting = statement({
  name: 'stats_waiting',
  isPrepared: false,
  params: {},
  row: waitingRow,
  text: `
    select (select count(*)::int from orders where id >= ${HOUR_AGO}) as "orders",
      (select count(*)::int from payment_problems where resolved_at is null) as "openIssues",
      (select count(*)::int from refunds where status = 'requested') as "openRefunds",
      count(*)::int as "waitingEvents",
      coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as "oldestEventSeconds"
    from provider_events where processed_at is null`,
});

export async function readStats(db: Db): Promise<ShopStats> {
  const jobs = await jobCounts(db, {});
  const oldestJobs = await jobAges(db, {});
  const attempts = await attemptCounts(db, {});
  const paid = await paymentCounts(db, {});
  const [rest] = await waiting(db, {});
  if (!rest) throw new Error('the stats query returned no row');
  return { jobs, oldestJobs, attempts, payments: paid, ...rest };
}
