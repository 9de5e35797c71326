import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { CLUSTER_OWNER, type Cluster, openCluster } from './cluster.ts';
import { findPostmaster, isAlive, type Postmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

const DATABASE = 'chekku';
/** Held by the shop that uses a data folder; PostgreSQL lets go of it when that shop dies, however it dies. */
const OWNER_LOCK = 0x63686b75;
const START_TRIES = 5;

/**
 * PostgreSQL under `dataDir`: made on the first start, adopted when a killed shop left it running.
 * `settings` are PostgreSQL's own, as name=value.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const cluster = openCluster(dataDir);
  const log = path.join(dataDir, 'postgres.log');
  const server = await adoptOrStart(cluster, log, settings);
  const url = (database: string) =>
    `postgresql://${CLUSTER_OWNER}:${cluster.password}@127.0.0.1:${server.port}/${database}`;
  const owner = new pg.Client({ connectionString: url('postgres') });
  // the lock's connection ends with the server; the pool reports that, not this one
  owner.on('error', () => {});
  await owner.connect();
  if (!(await takeLock(owner))) {
    await owner.end();
    throw new StartError(
      `DATA_DIR: ${dataDir} is in use by a shop that is running; stop it or name another folder`,
    );
  }
  const known = await owner.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (known.rowCount === 0) await owner.query(`create database ${DATABASE}`);
  return {
    url: url(DATABASE),
    stop: () => stopPostmaster(server.pid),
  };
}

async function takeLock(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
    if (rows[0].taken) return true;
    await pause(100);
  }
  return false;
}

async function adoptOrStart(cluster: Cluster, log: string, settings: string[]): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const running = findPostmaster(cluster.dir);
    if (running && (await becomesReady(cluster, running))) return running;
    // what is left is a lock file of a dead process, possibly with a process id that someone else has now
    rmSync(path.join(cluster.dir, 'postmaster.pid'), { force: true });
    const started = await start(cluster, log, settings);
    if (await becomesReady(cluster, started)) return started;
    if (attempt === START_TRIES) {
      throw new StartError(`PostgreSQL did not start; its last words in ${log}:`, ...lastLines(log));
    }
    // backends of a killed PostgreSQL need a moment to notice and let go of its shared memory
    await pause(500);
  }
}

async function start(cluster: Cluster, log: string, settings: string[]): Promise<Postmaster> {
  const port = await freePort();
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
    { ...cluster.user, cwd: '/', detached: true, stdio: ['ignore', out, out] },
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

async function becomesReady(cluster: Cluster, server: Postmaster): Promise<boolean> {
  while (isAlive(server.pid)) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: server.port,
      user: CLUSTER_OWNER,
      password: cluster.password,
      database: 'postgres',
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      if ((error as { code?: string }).code === '28P01') {
        throw new StartError('DATA_DIR: postgres-password does not fit the database in it');
      }
      await pause(50);
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
