import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { ADMIN, bearer, json } from '../support/people.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { startStandby } from '../support/standby.ts';

// the server logs every query
const TALKATIVE = ['fsync=off', 'log_statement=all'];
const cleanups: (() => unknown)[] = [];
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let primaryDir: string;
let standbyDir: string;
let cable: Cable;
let shop: ShopProcess;
let headers: Record<string, string>;

/** A folder that the PostgreSQL user can reach. */
function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'chekku-standby-'));
  chmodSync(dir, 0o755);
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Number of logged reads of this table on the server of this folder. */
function countReads(dir: string, table: string): number {
  const log = readFileSync(path.join(dir, 'postgres.log'), 'utf8');
  return log.split(`from ${table}`).length - 1;
}

interface Cable {
  url: string;
  pull: () => void;
  plug: () => void;
}

/** A proxy between shop and standby: cut it, and the shop cannot reach the standby. */
async function openCable(to: string): Promise<Cable> {
  const ends = new Set<Socket>();
  let isIn = true;
  const server = createServer((socket) => {
    if (!isIn) return void socket.destroy();
    const other = connect(Number(new URL(to).port), '127.0.0.1');
    for (const [end, far] of [
      [socket, other],
      [other, socket],
    ] as const) {
      ends.add(end);
      end.on('error', () => {}).on('close', () => far.destroy());
      end.pipe(far);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    pull: () => {
      isIn = false;
      for (const end of ends) end.destroy();
    },
    plug: () => {
      isIn = true;
    },
  };
}

const rename = (name: string) =>
  ask(primary.url, `update foods set name = '${name}' where id = 'wood-pressed-sesame-oil'`);
const nameShown = async () =>
  (await (await fetch(`${shop.url}/api/foods/id/wood-pressed-sesame-oil`)).json()).name;
const overview = async () =>
  (await fetch(`${shop.url}/api/admin/overview?from=2026-01-01&to=2026-01-31`, { headers })).status;

beforeAll(async () => {
  primaryDir = folder();
  standbyDir = folder();
  primary = await startEmbeddedPostgres(primaryDir, TALKATIVE);
  cleanups.push(() => primary.stop());
  standby = await startStandby(primaryDir, primary.url, standbyDir, TALKATIVE);
  cleanups.push(() => standby.stop());
  cable = await openCable(standby.url);
  shop = startShopProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder(),
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: cable.url,
  });
  cleanups.push(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
  const login = await fetch(`${shop.url}/api/users/login`, json('POST', ADMIN));
  headers = bearer((await login.json()).token);
}, 150_000);
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

test('catalogue and reports are read from the standby and include recent writes', async () => {
  const before = countReads(primaryDir, 'sold_foods_by_day');
  for (let turn = 1; turn <= 5; turn += 1) {
    await rename(`Sesame oil number ${turn}`);
    await expect.poll(nameShown, { interval: 20 }).toBe(`Sesame oil number ${turn}`);
    expect(await overview()).toBe(200);
  }
  expect(readFileSync(path.join(standbyDir, 'postgres.log'), 'utf8')).toContain('execute whole_foods');
  // on a busy machine the standby may lag for one of them
  const there = countReads(standbyDir, 'sold_foods_by_day');
  expect(there).toBeGreaterThan(2);
  expect(there + countReads(primaryDir, 'sold_foods_by_day') - before).toBe(5);
});

test('a lagging standby is skipped: no stale response is sent or cached', async () => {
  await ask(standby.url, 'select pg_wal_replay_pause()');
  await rename('Renamed while the standby slept');
  await expect.poll(nameShown, { interval: 20 }).toBe('Renamed while the standby slept');
  await ask(standby.url, 'select pg_wal_replay_resume()');
  await rename('Renamed again');
  await expect.poll(nameShown, { interval: 20 }).toBe('Renamed again');
});

test('an unreachable standby causes no error, and it is used again when it returns', async () => {
  cable.pull();
  for (let turn = 1; turn <= 5; turn += 1) {
    await rename(`Sold without a standby ${turn}`);
    expect(await overview()).toBe(200);
    expect(typeof (await nameShown())).toBe('string');
  }
  cable.plug();
  const before = countReads(standbyDir, 'sold_foods_by_day');
  await expect
    .poll(
      async () => {
        await overview();
        return countReads(standbyDir, 'sold_foods_by_day');
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeGreaterThan(before);
});

test('a separate database is rejected as a standby', async () => {
  const wrong = startShopProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder(),
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: primary.url,
  });
  expect(await wrong.exited).toBe(1);
  expect(wrong.output()).toContain('DATABASE_REPLICA_URL: is no streaming standby of the database');
});
