import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import {
  clusterElsewhere,
  freePort,
  makeDataDir,
  type ShopProcess,
  startShopProcess,
} from './shop-process.ts';

/** Cleanups after each test, the last one first. */
export const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

export function dataDir(): string {
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  return dir;
}

let used: ReturnType<typeof makeUsed> | undefined;
afterAll(async () => (await used)?.remove());

/** A data folder for a first start. When that shop has stopped, `usedDataDir` copies this folder instead of making one. */
export function firstDataDir(): string {
  const made = makeDataDir();
  used = Promise.resolve(made);
  return made.dir;
}

/** A data folder as a stopped shop leaves it: a copy, because making the database takes seconds. */
export async function usedDataDir(): Promise<string> {
  used ??= makeUsed();
  const from = (await used).dir;
  const dir = dataDir();
  copyFolder(from, dir);
  const elsewhere = clusterElsewhere(from);
  if (!elsewhere) return dir;
  const copy = mkdtempSync(path.join(path.dirname(elsewhere), 'data-'));
  copyFolder(elsewhere, copy);
  rmSync(path.join(dir, 'postgres'));
  symlinkSync(copy, path.join(dir, 'postgres'));
  return dir;
}

async function makeUsed() {
  const made = makeDataDir();
  const shop = startShopProcess({ PORT: String(await freePort()), DATA_DIR: made.dir });
  await shop.opened;
  shop.child.kill('SIGTERM');
  await shop.exited;
  return made;
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
