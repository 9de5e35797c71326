import type pg from 'pg';
import { PgBoss, type QueueOptions, type QueueResult } from 'pg-boss';
import type { Db } from './db/db.ts';
import { connectionTo } from './db/primary.ts';
import { runSql } from './db/run-sql.ts';
import type { Log } from './log.ts';

/** A job queue and the type of its jobs' data. */
export interface Queue<Data extends object> {
  name: string;
  options?: QueueOptions;
  /**
   * Its jobs are not announced by NOTIFY, for which every commit waits until the one before is on disk. Who sends one calls `wake`
   * after the commit; a job whose process died is found with the due retries.
   */
  isQuiet?: boolean;
  /** Type-level only; never set. */
  data?: Data;
}

export interface Worker {
  queue: Queue<object>;
  /** Cron schedule of a worker that does not run on demand. */
  cron?: string;
  work: (data: object, jobId: string) => Promise<void>;
}

/** Work that every process repeats, for tables that are a queue themselves. */
export interface RepeatedWork {
  name: string;
  everySeconds: number;
  work: () => Promise<void>;
  /** Waits for what `work` has left running. */
  stop: () => Promise<void>;
}

export interface Jobs {
  /**
   * Enqueues within the transaction: the job runs after the commit, and never after a rollback. `afterSeconds` delays it; quiet
   * queues ignore that.
   */
  send<Data extends object>(tx: Db, queue: Queue<Data>, data: Data, afterSeconds?: number): Promise<void>;
  /** Lets this process look for jobs of a quiet queue now. */
  wake(queue: Queue<object>): void;
  /** May be called again after a failure. */
  run(workers: Worker[], repeated?: RepeatedWork[]): Promise<void>;
  stop(): Promise<void>;
}

/** Workers send heartbeats, so that the jobs of a killed process are retried soon. */
const HEARTBEAT_SECONDS = 15;
const CHECK_DEAD_SECONDS = 10;
const FINISHED_RETENTION_SECONDS = 24 * 3600;
/** Repeated work that failed waits longer: the database may be away. */
const SECONDS_AFTER_FAILURE = 10;
/** New jobs are announced by NOTIFY, due retries are not. One query for all queues costs less than a poll of each worker. */
const RETRY_CHECK_MS = 3000;
/** A stop waits for jobs that run, and a second more. */
const MAX_STOP_MS = 4000;
const QUEUES_WITH_DUE_JOBS = `select q.name from pgboss.queue q where exists (
  select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`;

/** Background job queue in PostgreSQL (pg-boss); jobs survive a restart. */
export async function openJobs(databaseUrl: string, log: Log, queues: Queue<object>[]): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionTo(databaseUrl),
    max: 2,
    useListenNotify: true,
    superviseIntervalSeconds: CHECK_DEAD_SECONDS,
    monitorIntervalSeconds: CHECK_DEAD_SECONDS,
  });
  boss.on('error', (error) => log.error({ error }, 'the job queue failed'));
  await boss.start();
  await prepareQueues(boss, queues);
  const insertTexts = new Map<string, string>();
  for (const { name, isQuiet } of queues) {
    if (isQuiet) insertTexts.set(name, await insertTextOf(boss, name));
  }
  const repetitions: (() => Promise<void>)[] = [];
  const workerIds = new Map<string, string>();
  let stopRetryChecks = async () => {};
  return {
    send: async (tx, queue, data, afterSeconds = 0) => {
      const text = insertTexts.get(queue.name);
      // sent before anything is awaited, so that a commit can follow in the same packet
      if (text) await sqlExecutor(tx).executeSql(text, [JSON.stringify([{ data }])]);
      else await boss.send(queue.name, data, { db: sqlExecutor(tx), startAfter: afterSeconds });
    },
    wake: ({ name }) => {
      const workerId = workerIds.get(name);
      if (workerId) boss.notifyWorker(workerId);
    },
    run: async (workers, repeated = []) => {
      await prepareSchedules(boss, workers);
      for (const { queue, work } of workers) {
        if (workerIds.has(queue.name)) continue;
        const workerId: string = await boss.work<object>(queue.name, async (jobs) => {
          // two jobs of one transaction send one NOTIFY: check for another job before waiting again
          boss.notifyWorker(workerId);
          for (const job of jobs) await runJob(job.data, job.id, queue.name, work, log);
        });
        workerIds.set(queue.name, workerId);
      }
      for (const one of repeated) repetitions.push(repeat(one, log));
      stopRetryChecks = checkForRetries(boss, workerIds);
    },
    stop: async () => {
      await Promise.all([stopRetryChecks(), ...repetitions.map((stop) => stop())]);
      await endWorkers(boss, [...workerIds.keys()]);
      await boss.stop({ graceful: true, timeout: 1000 });
    },
  };
}

/** Each change of a queue is a statement of its own, and most starts change none. */
async function prepareQueues(boss: PgBoss, queues: Queue<object>[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options, isQuiet } of queues) {
    const settings = {
      deleteAfterSeconds: FINISHED_RETENTION_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      ...options,
      notify: !isQuiet,
    };
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, settings);
    else if (!hasSettings(queue, settings)) await boss.updateQueue(name, settings);
  }
}

function hasSettings(queue: QueueResult, settings: QueueOptions): boolean {
  return Object.entries(settings).every(([key, value]) => queue[key as keyof QueueOptions] === value);
}

async function prepareSchedules(boss: PgBoss, workers: Worker[]): Promise<void> {
  const existing = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { queue, cron } of workers)
    if (cron && existing.get(queue.name) !== cron) await boss.schedule(queue.name, cron);
}

/** Returns what ends it. A run begins when the one before has ended. */
function repeat({ name, everySeconds, work, stop }: RepeatedWork, log: Log): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const plan = (seconds: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().then(
        () => plan(everySeconds),
        (error) => {
          log.warn({ error, work: name }, 'repeated work failed');
          plan(SECONDS_AFTER_FAILURE);
        },
      );
    }, seconds * 1000);
  };
  plan(everySeconds);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
    await stop();
  };
}

/** Waits for running jobs. The library's own stop looks only every half second whether they have ended. */
async function endWorkers(boss: PgBoss, names: string[]): Promise<void> {
  const { promise: waitedEnough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_STOP_MS);
  await Promise.race([Promise.all(names.map((name) => boss.offWork(name))), waitedEnough]);
  clearTimeout(timer);
}

/** Wakes the workers of queues that have due jobs. Returns what ends it. */
function checkForRetries(boss: PgBoss, workerIds: ReadonlyMap<string, string>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const check = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(QUEUES_WITH_DUE_JOBS);
      for (const { name } of rows) {
        const workerId = workerIds.get(name);
        if (workerId) boss.notifyWorker(workerId);
      }
    } catch {
      // the next check tries again; the library reports a lost database
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= check();
  }, RETRY_CHECK_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export interface RestoreQueue {
  /** Enqueues a job with its original id and retry options. */
  put(client: pg.Client, job: RestoredJob): Promise<void>;
  stop(): Promise<void>;
}

interface RestoredJob {
  id: string;
  queue: string;
  data: object | null;
  patience: {
    retryLimit: number;
    retryDelay: number;
    retryBackoff: boolean;
    retryDelayMax: number | null;
    expireInSeconds: number;
  };
}

/** Opens the queue without workers; the next start of the shop configures the queues. */
export async function openRestoreQueue(databaseUrl: string): Promise<RestoreQueue> {
  const boss = new PgBoss({ ...connectionTo(databaseUrl), max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  return {
    put: async (client, { id, queue, data, patience: { retryDelayMax, ...retryOptions } }) => {
      await boss.createQueue(queue);
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      const job = { id, ...retryOptions, ...(data && { data }), ...(retryDelayMax && { retryDelayMax }) };
      await boss.insert(queue, [job], { db });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** The SQL with which the library adds jobs to this queue: it says the same every time. */
async function insertTextOf(boss: PgBoss, queue: string): Promise<string> {
  let text = '';
  const executeSql = async (sql: string) => {
    text = sql;
    return { rows: [] };
  };
  await boss.insert(queue, [{ data: {} }], { db: { executeSql } });
  return text;
}

/** The library says the same for every job of a queue: the database should read it once. */
const known = new Map<string, string>();

function sqlExecutor(tx: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const name = known.get(text) ?? `jobs_${known.size}`;
      known.set(text, name);
      return { rows: await runSql(tx, text, values, name) };
    },
  };
}

async function runJob(
  data: object,
  id: string,
  queue: string,
  work: Worker['work'],
  log: Log,
): Promise<void> {
  try {
    await work(data, id);
  } catch (error) {
    // pg-boss retries the job; this line records why it failed
    log.warn({ error, queue, job: id }, 'job failed');
    throw error;
  }
}

/** Defines a worker whose data has the type of its queue. */
export function worker<Data extends object>(
  queue: Queue<Data>,
  work: (data: Data, jobId: string) => Promise<void>,
  cron?: string,
): Worker {
  return { queue, work: (data, jobId) => work(data as Data, jobId), ...(cron && { cron }) };
}
