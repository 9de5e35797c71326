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
/** Advisory lock of the process that uses a data folder; PostgreSQL releases it when that process dies. */
const CLUSTER_LOCK = 0x63686b75;
const LOCK_TIMEOUT_MS = 4000;
const READY_TIMEOUT_MS = 60_000;
const TRIES = 5;
const POLL_INTERVAL_MS = 250;
/** Error codes of a PostgreSQL that is starting, stopping or not listening yet. */
const RETRYABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']);

/**
 * Runs PostgreSQL with its data under `dataDir`: initialized at the first start, adopted when a killed shop left it running.
 * `settings` are PostgreSQL settings as name=value. On an error, a server that was started here is stopped again.
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
      if ((isOurs && !(await becomesReady(cluster, server))) || !(await claim(cluster, server, dataDir))) {
        if (attempt < TRIES) {
          // backends of a killed PostgreSQL need time to release its shared memory; a stopping one needs time to end
          await pause(500);
          continue;
        }
        throw new StartError(`PostgreSQL did not start; last lines of ${log}:`, ...lastLines(log));
      }
    } catch (error) {
      if (isOurs) await stopPostmaster(server.pid);
      throw error;
    }
    return supervise(cluster, server, { log, settings, dataDir });
  }
}

/** For a tool such as backup: connects to the PostgreSQL of a running shop, or starts one. */
export async function borrowEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
    throw new StartError(`DATA_DIR: there is no database in ${dataDir}`);
  const cluster = openCluster(dataDir);
  const running = findPostmaster(cluster.dir);
  if (running && (await becomesReady(cluster, running)))
    return { url: urlOf(cluster, running, DATABASE), stop: async () => {} };
  return startEmbeddedPostgres(dataDir);
}

/** Restarts PostgreSQL on the same port when it dies, for example from lack of memory. */
function supervise(
  cluster: Cluster,
  first: Postmaster,
  { log, settings, dataDir }: { log: string; settings: string[]; dataDir: string },
): EmbeddedPostgres {
  let server = first;
  let isStopping = false;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    try {
      server = (await adopt(cluster)) ?? (await start(cluster, log, settings, first.port));
      if (await becomesReady(cluster, server)) await claim(cluster, server, dataDir);
    } catch {
      // requests get 503 meanwhile; the next poll tries again
    }
  };
  const poll = setInterval(() => {
    if (isStopping || restarting || isAlive(server.pid)) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  }, POLL_INTERVAL_MS).unref();
  return {
    url: urlOf(cluster, first, DATABASE),
    stop: async () => {
      isStopping = true;
      clearInterval(poll);
      await restarting;
      await stopPostmaster(server.pid);
    },
  };
}

// no TLS on the loopback interface, whatever PGSSLMODE is set to
function urlOf(cluster: Cluster, { port }: Postmaster, database: string): string {
  return `postgresql://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** Claims the data folder for this process. False when the server stopped meanwhile, together with the shop that owned it. */
async function claim(cluster: Cluster, server: Postmaster, dataDir: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(cluster, server, 'postgres') });
  // this connection only holds the lock; the pool reports connection errors
  client.on('error', () => {});
  try {
    await client.connect();
    if (!(await acquireLock(client))) {
      throw new StartError(
        `DATA_DIR: ${dataDir} is in use by a shop that is running; stop it or name another folder`,
      );
    }
    const existing = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (existing.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof StartError || isAlive(server.pid)) throw error;
    return false;
  }
}

async function acquireLock(client: pg.Client): Promise<boolean> {
  for (const deadline = Date.now() + LOCK_TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as acquired', [CLUSTER_LOCK]);
    if (rows[0].acquired) return true;
  }
  return false;
}

async function adopt(cluster: Cluster): Promise<Postmaster | undefined> {
  const running = findPostmaster(cluster.dir);
  if (running && (await becomesReady(cluster, running))) return running;
  // a stale lock file, possibly with a process id that was reused
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
    // there is no log before the first start
  }
  const out = openSync(log, 'w', 0o600);
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.dir, '-p', String(port), ...options.flatMap((setting) => ['-c', setting])],
    // detached: Ctrl-C must reach only the shop, which stops PostgreSQL after its last request
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

/** False when the server exited instead. */
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
      if (!RETRYABLE_CODES.has(code) || Date.now() > deadline) {
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
