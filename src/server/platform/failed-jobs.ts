import type { Db } from './db/db.ts';
import { boolean, integer, jsonb, text, timestamp, uuid, type ValuesOf } from './db/sql-types.ts';
import { statement } from './db/statement.ts';

/** A failed job. The table belongs to pg-boss; backup and metrics read it too, but only this file updates failed jobs. */
export type FailedJob = ValuesOf<typeof failedJob>;

const failedJob = {
  id: uuid(),
  queue: text(),
  data: jsonb<Record<string, unknown>>(),
  error: text(),
  tries: integer(),
  /** When it failed last. */
  at: timestamp(),
  /** False while pg-boss still retries it. */
  isGivenUp: boolean(),
};

/** A job that failed this often is listed although it is still retried: after about a minute. */
const TRIES_BEFORE_LISTED = 5;
const MAX_LISTED = 100;
const FAILED_RETENTION_SECONDS = 30 * 24 * 3600;

const scheduledQueues = `(select s.name from pgboss.schedule s)`;
/** Retried later, automatically or by the admin. */
const isRetrying = `(j.state in ('retry', 'active') and (j.retry_count >= ${TRIES_BEFORE_LISTED} or j.retry_limit > q.retry_limit))`;
/** Only the last run of a scheduled job counts: the next run makes up for a failure. */
const isLastRun = `not exists (select from pgboss.job later where later.name = j.name
  and later.state in ('completed', 'failed') and later.completed_on > j.completed_on)`;

const failedJobs = statement({
  name: 'failed_jobs',
  isPrepared: false,
  params: {},
  row: failedJob,
  text: `
    select j.id, j.name as "queue", coalesce(j.data, '{}') as "data", coalesce(j.output->>'message', '') as "error",
      j.retry_count + (j.state = 'failed')::int as "tries", coalesce(j.completed_on, j.started_on, j.created_on) as "at",
      j.state = 'failed' as "isGivenUp"
    from pgboss.job j join pgboss.queue q on q.name = j.name
    where case when j.name in ${scheduledQueues} then j.state = 'failed' and ${isLastRun}
      else j.state = 'failed' or ${isRetrying} end
    order by "at" desc limit ${MAX_LISTED}`,
});

/** Newest first. */
export function selectFailedJobs(db: Db): Promise<FailedJob[]> {
  return failedJobs(db, {});
}

const jobRetrier = statement({
  name: 'failed_job_retry',
  isPrepared: false,
  params: { id: uuid() },
  row: { name: text() },
  text: `update pgboss.job set state = 'retry', completed_on = null, start_after = clock_timestamp(),
           retry_limit = retry_limit + (state = 'failed')::int
         where id = :id and (state = 'failed' or (state = 'retry' and start_after > clock_timestamp()))
         returning name`,
});

/** Tried again now. Undefined when there is nothing to try: it runs, succeeded, or somebody else was quicker. */
export async function retryFailedJob(tx: Db, id: string): Promise<string | undefined> {
  return (await jobRetrier(tx, { id }))[0]?.name;
}

const jobRemover = statement({
  name: 'failed_job_remove',
  isPrepared: false,
  params: { id: uuid() },
  row: { name: text() },
  text: "delete from pgboss.job where id = :id and state in ('failed', 'retry') returning name",
});

/** Never tried again. */
export async function discardFailedJob(tx: Db, id: string): Promise<string | undefined> {
  return (await jobRemover(tx, { id }))[0]?.name;
}

const failedJobsKeeper = statement({
  name: 'failed_jobs_keep',
  isPrepared: false,
  params: {},
  row: {},
  text: `update pgboss.job set deletion_seconds = ${FAILED_RETENTION_SECONDS}
    where state = 'failed' and deletion_seconds < ${FAILED_RETENTION_SECONDS} and name not in ${scheduledQueues}`,
});

/** What failed stays longer than what succeeded, so that somebody who is away for a week still finds it. */
export async function retainFailedJobs(db: Db): Promise<void> {
  await failedJobsKeeper(db, {});
}
