import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { CLUSTER_USER, openCluster } from '../../src/server/platform/postgres/cluster.ts';
import { POSTGRES_ENVIRONMENT } from '../../src/server/platform/postgres/os-user.ts';
import { until } from './people.ts';
import { freePort, makeDataDir } from './shop-process.ts';

/** A durable PostgreSQL of the test, which only the test restarts. */
export interface MortalDatabase {
  url: string;
  /** Resolves when it accepts connections. */
  start: () => Promise<void>;
  /** Like an administrator; with SIGKILL like the kernel when memory runs out. */
  stop: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** It is up and silent, as with a hanging disk. */
  pause: () => void;
  goOn: () => void;
  close: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

/** In the database folder of a stopped shop, or in its own. */
export async function openMortalDatabase(shopFolder?: string): Promise<MortalDatabase> {
  const { dir, remove } = shopFolder ? { dir: shopFolder, remove: () => {} } : makeDataDir();
  // the PostgreSQL user must reach it when the tests run as root
  if (!shopFolder) chmodSync(dir, 0o755);
  const cluster = openCluster(dir);
  const port = await freePort();
  const urlOf = (database: string) =>
    `postgresql://${CLUSTER_USER}:${cluster.password}@127.0.0.1:${port}/${database}?sslmode=disable`;
  let server: ChildProcess | undefined;
  let stopped: number[] = [];

  const start = async () => {
    server = spawn(
      cluster.binaries.postgres,
      ['-D', cluster.dir, '-p', String(port), '-c', 'unix_socket_directories='],
      { ...cluster.user, cwd: '/', env: POSTGRES_ENVIRONMENT, stdio: 'ignore' },
    );
    // backends of a killed server need some time to release its memory: until then it exits at once
    await until(async () => {
      if (server?.exitCode !== null) return start().then(() => true);
      return (await canConnect(urlOf('postgres'))) || undefined;
    }, PATIENCE_MS);
  };
  const goOn = () => {
    for (const pid of stopped.splice(0)) signalTo(pid, 'SIGCONT');
  };
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
    goOn();
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  if (!shopFolder) await withClient(urlOf('postgres'), (client) => client.query('create database chekku'));
  return {
    url: urlOf('chekku'),
    start,
    stop,
    pause: () => {
      const { pid } = server ?? {};
      if (!pid) throw new Error('no PostgreSQL');
      // the postmaster first, so that it forks no more
      signalTo(pid, 'SIGSTOP');
      stopped = [pid, ...childrenOf(pid)];
      for (const child of stopped.slice(1)) signalTo(child, 'SIGSTOP');
    },
    goOn,
    close: async () => {
      await stop();
      remove();
    },
  };
}

async function withClient(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

const canConnect = (url: string) =>
  withClient(url, async () => {}).then(
    () => true,
    () => false,
  );

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        // "pid (name) state parent …", where the name may hold anything
        const after = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '');
        return Number(after.split(' ')[2]) === parent;
      } catch {
        return false;
      }
    });
}

/** Ignores a process that has exited meanwhile. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
}
