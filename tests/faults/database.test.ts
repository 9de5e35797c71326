import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openCluster } from '../../src/server/platform/postgres/cluster.ts';
import { findPostmaster } from '../../src/server/platform/postgres/postmaster.ts';
import { openMortalDatabase } from '../support/mortal-database.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { OUTAGES, SOAK_MS } from './sizes.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

const RECOVERY_MS = 5000;
const PATHS = ['/api/foods', '/api/foods/wood-pressed-sesame-oil', '/api/cart', '/readyz', '/'];

interface Heard {
  path: string;
  status: number;
  retryAfter: string | null;
  text: string;
}

/** Customers who keep sending requests, whatever the response. */
function load({ url }: ShopProcess) {
  const heard: Heard[] = [];
  const lost: string[] = [];
  const stopped = new AbortController();
  const asking = PATHS.map(async (path) => {
    for (let number = 0; !stopped.signal.aborted; number += 1) {
      try {
        // every URL is unique, so no response comes from a cache
        const response = await fetch(`${url}${path}?n=${number}`, {
          headers: { Authorization: 'Bearer none' },
        });
        const { status, headers } = response;
        heard.push({ path, status, retryAfter: headers.get('Retry-After'), text: await response.text() });
      } catch (error) {
        lost.push(`${path}: ${String(error)}`);
      }
      await pause(5);
    }
  });
  return {
    heard,
    lost,
    stop: async () => {
      stopped.abort();
      await Promise.all(asking);
    },
  };
}

const isReady = ({ url }: ShopProcess) => fetch(`${url}/readyz`).then(({ status }) => status === 200);
const ready = (shop: ShopProcess, timeout = 30_000) =>
  expect.poll(() => isReady(shop), { timeout, interval: 20 }).toBe(true);

/** Only correct responses and clear errors, and the process lives. */
function expectClean(shop: ShopProcess, { heard, lost }: ReturnType<typeof load>): void {
  expect(lost).toEqual([]);
  const rejected = heard.filter(({ status }) => status >= 500);
  expect(rejected.length).toBeGreaterThan(0);
  // each kind once: thousands of equal responses add nothing
  const kinds = new Set(rejected.map(({ path, status, retryAfter }) => `${path} ${status} ${retryAfter}`));
  expect([...kinds].filter((kind) => !/ 503 \d+$/.test(kind))).toEqual([]);
  for (const { text } of rejected) expect(text).not.toMatch(/ECONN|node_modules| {4}at /);
  expect(shop.child.exitCode).toBeNull();
  expect(shop.output()).not.toMatch(/unhandled|uncaught/i);
}

test('PostgreSQL is stopped, killed and started under load: 503 with Retry-After, and the shop recovers by itself', {
  timeout: SOAK_MS,
}, async () => {
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  // the embedded database first: only the shop restarts it
  const own = startShopProcess({ DATA_DIR: dir, PORT: String(await freePort()) });
  cleanups.push(async () => {
    own.child.kill('SIGTERM');
    await own.exited;
  });
  await own.opened;
  const cluster = openCluster(dir);
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const customers = load(own);
      const before = findPostmaster(cluster.dir);
      if (!before) throw new Error('no PostgreSQL');
      process.kill(before.pid, signal);
      // on a busy machine it may be back before anybody has seen that it was away
      const isNew = () => ![undefined, before.pid].includes(findPostmaster(cluster.dir)?.pid);
      await expect.poll(isNew, { interval: 10, timeout: 30_000 }).toBe(true);
      await ready(own);
      await customers.stop();
      expectClean(own, customers);
      expect(findPostmaster(cluster.dir)?.port).toBe(before.port);
    }
  }
  own.child.kill('SIGTERM');
  expect(await own.exited).toBe(0);
  expect(findPostmaster(cluster.dir)).toBeUndefined();

  const database = await openMortalDatabase(dir);
  cleanups.push(database.close);
  const shop = startShopProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dir,
    PORT: String(await freePort()),
  });
  cleanups.push(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    const customers = load(shop);
    await database.stop();
    const errors = () => customers.heard.filter(({ status }) => status === 503).length;
    await expect.poll(errors, { timeout: 30_000 }).toBeGreaterThan(PATHS.length);
    await database.start();
    const since = performance.now();
    await ready(shop);
    for (const path of PATHS)
      await expect
        .poll(async () => (await fetch(`${shop.url}${path}`)).status, { interval: 10, timeout: 30_000 })
        .toBeLessThan(500);
    expect(performance.now() - since).toBeLessThan(RECOVERY_MS);
    await customers.stop();
    expectClean(shop, customers);
  }
});
