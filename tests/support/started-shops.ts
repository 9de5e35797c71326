import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, inject } from 'vitest';
import {
  clusterElsewhere,
  freePort,
  makeDataDir,
  type ShopProcess,
  startShopProcess,
} from './shop-process.ts';

/** Cleanups after each test, the last one first. */
export const cleanups: (() => unknown)[] = [];

/** Each test file calls it once: files share this module, and hooks belong to one file. */
export function cleanUpStartedShops(): void {
  afterEach(async () => {
    for (const act of cleanups.splice(0).reverse()) await act();
  });
}

export function dataDir(): string {
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  return dir;
}

/** Stays for the files that follow; it goes with the PostgreSQL of the tests. */
let used: Promise<string> | undefined;

/** A data folder for a first start. When that shop has stopped, `usedDataDir` copies this folder instead of making one. */
export function firstDataDir(): string {
  if (used) return dataDir();
  const dir = newUsedDir();
  used = Promise.resolve(dir);
  return dir;
}

/** A data folder as a stopped shop leaves it: a copy, because making the database takes seconds. */
export async function usedDataDir(): Promise<string> {
  const { dir, remove } = await copyUsedDataDir();
  cleanups.push(remove);
  return dir;
}

/** The same for a shop of several tests. */
export async function copyUsedDataDir(): Promise<{ dir: string; remove: () => void }> {
  used ??= makeUsed();
  const from = await used;
  const { dir, remove } = makeDataDir();
  copyFolder(from, dir);
  const elsewhere = clusterElsewhere(from);
  if (!elsewhere) return { dir, remove };
  const copy = path.join(dir, 'postgres');
  rmSync(copy);
  // the PostgreSQL user can enter this one
  chmodSync(dir, 0o755);
  mkdirSync(copy);
  copyFolder(elsewhere, copy);
  return { dir, remove };
}

async function makeUsed(): Promise<string> {
  const dir = newUsedDir();
  const shop = startShopProcess({ PORT: String(await freePort()), DATA_DIR: dir });
  await shop.opened;
  shop.child.kill('SIGTERM');
  await shop.exited;
  return dir;
}

/** Closed to others, as a home folder is. */
function newUsedDir(): string {
  const dir = inject('usedDataDir');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return dir;
}

/** With owners and modes, which PostgreSQL is particular about. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

export async function open(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const shopProcess = run({ PORT: String(await freePort()), ...environment });
  await shopProcess.opened;
  return shopProcess;
}

export function run(environment: Record<string, string>, command?: string[]): ShopProcess {
  const shopProcess = startShopProcess(environment, command);
  cleanups.push(async () => {
    shopProcess.child.kill('SIGTERM');
    await shopProcess.exited;
  });
  return shopProcess;
}

export async function names(shopProcess: ShopProcess): Promise<string[]> {
  const foods = await (await fetch(`${shopProcess.url}/api/foods`)).json();
  return foods.map((food: { name: string }) => food.name);
}

/** Processes with this folder's database in their command line. */
export function postgresOf(dir: string): number[] {
  const cluster = clusterElsewhere(dir) ?? path.join(dir, 'postgres');
  return commands()
    .filter(([, command]) => command.includes(cluster))
    .map(([pid]) => pid);
}

function commands(): [number, string][] {
  if (!existsSync('/proc/self/cmdline')) {
    const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => [Number.parseInt(line, 10), line]);
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return [Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
    } catch {
      return [Number(pid), ''];
    }
  });
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

export async function changeName(dir: string, name: string): Promise<void> {
  const [, , , port] = readFileSync(path.join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'chekku',
    password: readFileSync(path.join(dir, 'postgres', 'chekku-password'), 'utf8'),
    database: 'chekku',
  });
  await client.connect();
  await client.query("update foods set name = $1 where id = 'wood-pressed-sesame-oil'", [name]);
  await client.end();
}
