import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { CLUSTER_USER, type Cluster, openCluster } from './cluster.ts';
import { POSTGRES_ENVIRONMENT } from './os-user.ts';
import { findPostmaster, isAlive, type Postmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

const DATABASE = 'chekku';
/** Held by the shop that uses a data folder; PostgreSQL lets go of it when that shop dies, however it dies. */
const CLUSTER_LOCK = 0x63686b75;
const LOCK_TIMEOUT_MS = 4000;
const READY_TIMEOUT_MS = 60_000;
const TRIES = 5;
const POLL_INTERVAL_MS = 250;
/** What a PostgreSQL answers that is starting, stopping or not listening yet. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']);

/**
 * PostgreSQL under `dataDir`: made on the first start, adopted when a killed shop left it running.
 * `settings` are PostgreSQL's own, as name=value. What fails here leaves no PostgreSQL behind that it started.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const cluster = openCluster(dataDir);
  const log = path.join(dataDir, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const running = await adopt(cluster);
    const server = running ?? (await start(cluster, log, settings));
    const isOurs = running === undefined;
    try {
      if ((isOurs && !(await becomesReady(cluster, server))) || !(await own(cluster, server, dataDir))) {
        if (attempt < TRIES) {
          // backends of a killed PostgreSQL need a moment to let go of its shared memory; a stopping one ends
          await pause(500);
          continue;
        }
        throw new StartError(`PostgreSQL did not start; its last words in ${log}:`, ...lastLines(log));
      }
    } catch (error) {
      if (isOurs) await stopPostmaster(server.pid);
      throw error;
    }
    return watched(cluster, server, { log, settings, dataDir });
  }
}

/** The same for a tool that works beside a running shop; where none runs, PostgreSQL is started for it. */
export async function borrowEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
    throw new StartError(`DATA_DIR: there is no database in ${dataDir}`);
  const cluster = openCluster(dataDir);
  const running = findPostmaster(cluster.dir);
  if (running && (await becomesReady(cluster, running)))
    return { url: urlOf(cluster, running, DATABASE), stop: async () => {} };
  return startEmbeddedPostgres(dataDir);
}

/** One that dies, for want of memory or by a kill, is started again where it was: nobody else would do it. */
function watched(
  cluster: Cluster,
  first: Postmaster,
  { log, settings, dataDir }: { log: string; settings: string[]; dataDir: string },
): EmbeddedPostgres {
  let server = first;
  let isStopping = false;
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    try {
      server = (await adopt(cluster)) ?? (await start(cluster, log, settings, first.port));
      if (await becomesReady(cluster, server)) await own(cluster, server, dataDir);
    } catch {
      // requests say that the database is away; the next look tries again
    }
  };
  const looking = setInterval(() => {
    if (isStopping || reviving || isAlive(server.pid)) return;
    reviving = revive().finally(() => {
      reviving = undefined;
    });
  }, POLL_INTERVAL_MS).unref();
  return {
    url: urlOf(cluster, first, DATABASE),
    stop: async () => {
      isStopping = true;
      clearInterval(looking);
      await reviving;
      await stopPostmaster(server.pid);
    },
  };
}

// no TLS on this machine's own loopback, whatever PGSSLMODE says for other databases
function urlOf(cluster: Cluster, { port }: Postmaster, database: string): string {
  return `postgresql://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** Takes the folder for this process. False when the server went away meanwhile: a shop that was stopping took it along. */
async function own(cluster: Cluster, server: Postmaster, dataDir: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(cluster, server, 'postgres') });
  // the lock's connection ends with the server; the pool reports that, not this one
  client.on('error', () => {});
  try {
    await client.connect();
    if (!(await acquireLock(client))) {
      throw new StartError(
        `DATA_DIR: ${dataDir} is in use by a shop that is running; stop it or name another folder`,
      );
    }
    const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof StartError || isAlive(server.pid)) throw error;
    return false;
  }
}

async function acquireLock(client: pg.Client): Promise<boolean> {
  for (const deadline = Date.now() + LOCK_TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [CLUSTER_LOCK]);
    if (rows[0].taken) return true;
  }
  return false;
}

async function adopt(cluster: Cluster): Promise<Postmaster | undefined> {
  const running = findPostmaster(cluster.dir);
  if (running && (await becomesReady(cluster, running))) return running;
  // what is left is a lock file of a dead process, possibly with a process id that someone else has now
  rmSync(path.join(cluster.dir, 'postmaster.pid'), { force: true });
  return undefined;
}

async function start(
  cluster: Cluster,
  log: string,
  settings: string[],
  wantedPort?: number,
): Promise<Postmaster> {
  const port = wantedPort ?? (await freePort());
  try {
    renameSync(log, `${log}.old`);
  } catch {
    // the first start has no log yet
  }
  const out = openSync(log, 'w', 0o600);
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.dir, '-p', String(port), ...options.flatMap((setting) => ['-c', setting])],
    // a session of its own: Ctrl-C reaches the shop first, which stops PostgreSQL when its requests are done
    { ...cluster.user, cwd: '/', detached: true, stdio: ['ignore', out, out], env: POSTGRES_ENVIRONMENT },
  );
  const failure = await new Promise<Error | undefined>((resolve) => {
    child.once('spawn', () => resolve(undefined));
    child.once('error', resolve);
  });
  closeSync(out);
  if (failure || child.pid === undefined)
    throw new StartError(`PostgreSQL did not start: ${failure?.message}`);
  child.unref();
  return { pid: child.pid, port };
}

/** False when it ended instead. */
async function becomesReady(cluster: Cluster, server: Postmaster): Promise<boolean> {
  for (const deadline = Date.now() + READY_TIMEOUT_MS; isAlive(server.pid); await pause(50)) {
    const client = new pg.Client({
      connectionString: urlOf(cluster, server, 'postgres'),
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (!NOT_YET.has(code) || Date.now() > deadline) {
        throw new StartError(`DATA_DIR: the database in it does not let the shop in: ${message || code}`);
      }
    }
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function lastLines(file: string): string[] {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-5);
}
