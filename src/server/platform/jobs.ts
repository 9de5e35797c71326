import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Db } from './db/db.ts';
import { runSql } from './db/run-sql.ts';
import type { Log } from './log.ts';

/** What can be put in a queue: each queue's own kind of data. */
export interface Queue<Data extends object> {
  name: string;
  options?: QueueOptions;
  /** For TypeScript only: which data the queue takes. */
  data?: Data;
}

export interface Worker {
  queue: Queue<object>;
  /** When it runs by the clock, as in a crontab, instead of on demand. */
  cron?: string;
  work: (data: object, jobId: string) => Promise<void>;
}

export interface Jobs {
  /** Enqueued with the caller's transaction: it is done when that commits, and never when it does not. */
  send<Data extends object>(tx: Db, queue: Queue<Data>, data: Data): Promise<void>;
  run(workers: Worker[]): Promise<void>;
  stop(): Promise<void>;
}

/** A worker says so often that it lives; the jobs of one that was killed are soon given to another. */
const HEARTBEAT_SECONDS = 15;
const CHECK_DEAD_SECONDS = 10;
const FINISHED_RETENTION_SECONDS = 24 * 3600;
/** A new job announces itself; one whose next try has come does not, so a worker looks by itself. */
const RETRY_AT = { notifyPollingIntervalSeconds: 3 };

/** Work that is done beside requests, kept in the same database so that it survives a restart. */
export async function openJobs(databaseUrl: string, log: Log, queues: Queue<object>[]): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    useListenNotify: true,
    superviseIntervalSeconds: CHECK_DEAD_SECONDS,
    monitorIntervalSeconds: CHECK_DEAD_SECONDS,
  });
  boss.on('error', (error) => log.error({ error }, 'job queue'));
  await boss.start();
  for (const { name, options } of queues) {
    const settings = {
      deleteAfterSeconds: FINISHED_RETENTION_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      ...options,
      notify: true,
    };
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
  }
  return {
    send: async (tx, queue, data) => {
      await boss.send(queue.name, data, { db: speaker(tx) });
    },
    run: async (workers) => {
      for (const { queue, cron, work } of workers) {
        if (cron) await boss.schedule(queue.name, cron);
        const workerId: string = await boss.work<object>(queue.name, RETRY_AT, async (jobs) => {
          // two jobs of one transaction ring once: whoever finds one looks for the next before waiting for a ring
          boss.notifyWorker(workerId);
          for (const job of jobs) await done(job.data, job.id, queue.name, work, log);
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

export interface RestoringJobs {
  /** With the id and the patience that it had. */
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

/** The queue without anybody who works at it; the next start gives each its settings. */
export async function openForRestoring(databaseUrl: string): Promise<RestoringJobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  return {
    put: async (client, { id, queue, data, patience: { retryDelayMax, ...patience } }) => {
      await boss.createQueue(queue);
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      const job = { id, ...patience, ...(data && { data }), ...(retryDelayMax && { retryDelayMax }) };
      await boss.insert(queue, [job], { db });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** The library says the same for every job of a queue: the database should read it once. */
const known = new Map<string, string>();

function speaker(tx: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const name = known.get(text) ?? `jobs_${known.size}`;
      known.set(text, name);
      return { rows: await runSql(tx, text, values, name) };
    },
  };
}

async function done(data: object, id: string, queue: string, work: Worker['work'], log: Log): Promise<void> {
  try {
    await work(data, id);
  } catch (error) {
    // the queue tries again later; without this line nobody would know why
    log.warn({ error, queue, job: id }, 'job failed');
    throw error;
  }
}

/** A worker whose data is that of its queue. */
export function worker<Data extends object>(
  queue: Queue<Data>,
  work: (data: Data, jobId: string) => Promise<void>,
  cron?: string,
): Worker {
  return { queue, work: (data, jobId) => work(data as Data, jobId), ...(cron && { cron }) };
}
