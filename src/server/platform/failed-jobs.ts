import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db/db.ts';

/** A failed job. The table belongs to pg-boss; backup and metrics read it too, but only this file updates failed jobs. */
export interface FailedJob {
  id: string;
  queue: string;
  data: Record<string, unknown>;
  error: string;
  tries: number;
  /** When it failed last. */
  at: Date;
  /** False while pg-boss still retries it. */
  isGivenUp: boolean;
}

/** A job that failed this often is listed although it is still retried: after about a minute. */
const TRIES_BEFORE_LISTED = 5;
const MAX_LISTED = 100;
const FAILED_RETENTION_SECONDS = 30 * 24 * 3600;

const scheduledQueues = sql`(select s.name from pgboss.schedule s)`;
/** Retried later, automatically or by the admin. */
const isRetrying = sql`(j.state in ('retry', 'active') and (j.retry_count >= ${TRIES_BEFORE_LISTED} or j.retry_limit > q.retry_limit))`;
/** Only the last run of a scheduled job counts: the next run makes up for a failure. */
const isLastRun = sql`not exists (select from pgboss.job later where later.name = j.name
  and later.state in ('completed', 'failed') and later.completed_on > j.completed_on)`;

/** Newest first. */
export async function selectFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute(sql`
    select j.id, j.name as "queue", coalesce(j.data, '{}') as "data", coalesce(j.output->>'message', '') as "error",
      j.retry_count + (j.state = 'failed')::int as "tries", coalesce(j.completed_on, j.started_on, j.created_on) as "at",
      j.state = 'failed' as "isGivenUp"
    from pgboss.job j join pgboss.queue q on q.name = j.name
    where case when j.name in ${scheduledQueues} then j.state = 'failed' and ${isLastRun}
      else j.state = 'failed' or ${isRetrying} end
    order by "at" desc limit ${MAX_LISTED}`);
  return (rows as unknown as FailedJob[]).map((job) => ({ ...job, at: new Date(job.at) }));
}

/** Retries the job now and returns its queue. Undefined when it is running, has succeeded, or was retried meanwhile. */
export function retryFailedJob(tx: Db, id: string): Promise<string | undefined> {
  return updateJob(
    tx,
    sql`update pgboss.job set state = 'retry', completed_on = null, start_after = clock_timestamp(),
          retry_limit = retry_limit + (state = 'failed')::int
        where id = ${id} and (state = 'failed' or (state = 'retry' and start_after > clock_timestamp()))
        returning name`,
  );
}

/** Deletes the job, so that it is never retried. */
export function discardFailedJob(tx: Db, id: string): Promise<string | undefined> {
  return updateJob(
    tx,
    sql`delete from pgboss.job where id = ${id} and state in ('failed', 'retry') returning name`,
  );
}

/** Keeps failed jobs longer than completed ones, so that an admin who was away for a week still sees them. */
export async function retainFailedJobs(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set deletion_seconds = ${FAILED_RETENTION_SECONDS}
    where state = 'failed' and deletion_seconds < ${FAILED_RETENTION_SECONDS} and name not in ${scheduledQueues}`);
}

async function updateJob(tx: Db, query: SQL): Promise<string | undefined> {
  const [row] = (await tx.execute(query)).rows;
  return row?.name as string | undefined;
}
