import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/platform/db/db.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openJobs } from '../../src/server/platform/jobs.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { queues } from '../../src/server/workers.ts';
import { removeDataDir } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database that each test file copies. */
    templateUrl: string;
    /** Where `usedDataDir` has the data folder that it copies. */
    usedDataDir: string;
  }
}

// a test database is disposable: it need not survive a power cut
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Each project loads this file anew, so what they share stands on the process. */
const shared = globalThis as { testServer?: { started: ReturnType<typeof start>; users: number } };

/** One PostgreSQL for all test files of a run; the last project stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testServer ??= { started: start(), users: 0 };
  const server = shared.testServer;
  server.users += 1;
  const { url, usedDataDir } = await server.started;
  project.provide('templateUrl', url);
  project.provide('usedDataDir', usedDataDir);
  return async () => {
    server.users -= 1;
    if (server.users === 0) await (await server.started).stop();
  };
}

/** Every connection derives a key from the password. 4096 rounds take five milliseconds of CPU time, and a shop has ten connections. */
async function allowQuickLogins(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set scram_iterations = 1');
  await client.query(`alter role ${username} password '${password}'`);
  await client.end();
}

async function start() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'chekku-test-'));
  // the PostgreSQL user must reach it when the tests run as root
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres(dataDir, QUICK);
  await allowQuickLogins(server.url);
  await migrate(server.url);
  const { db, pool } = openDatabase(server.url, 2, () => {});
  await seedDemo(db, 'chekku');
  await pool.end();
  // the job queues too: otherwise every shop of a test creates them
  const jobs = await openJobs(server.url, createLog('silent'), queues);
  await jobs.stop();
  const usedDataDir = path.join(dataDir, 'used');
  return {
    url: server.url,
    usedDataDir,
    stop: async () => {
      await server.stop();
      removeDataDir(usedDataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
