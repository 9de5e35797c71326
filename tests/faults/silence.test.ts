import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MortalDatabase, openMortalDatabase } from '../support/mortal-database.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { atCheckout } from '../support/sales.ts';
import { SILENT_SECONDS, SOAK_MS } from './sizes.ts';

/** Waiting in the queue (5 s) and for the pool (5 s), then a silent connection (12 s), plus a margin for a busy machine. */
const BOUND_MS = 28_000;
const RECOVERY_MS = 10_000;
const ASKERS = 40;
const PATHS = [
  '/api/foods',
  '/',
  '/api/foods/id/wood-pressed-sesame-oil',
  '/api/foods/search/oil',
  '/readyz',
];

let database: MortalDatabase;
let shop: MortalShop;
beforeAll(async () => {
  database = await openMortalDatabase();
  shop = await openMortalShop({ DATABASE_URL: database.url });
  await shop.start();
});
afterEach(() => database.goOn());
afterAll(async () => {
  await shop.close();
  await database.close();
});

const isEmailAddress = async () =>
  (await Promise.all(PATHS.map((path) => shop.request(path)))).every(({ status }) => status < 500) ||
  undefined;

test('80 PostgreSQL is silent for a while: every request fails in time, no connection leaks, and the shop recovers by itself', {
  timeout: SOAK_MS,
}, async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => atCheckout(shop)));
  const began = performance.now();
  const isSilent = () => performance.now() - began < SILENT_SECONDS * 1000;
  database.pause();
  const heard: { path: string; status: number; retryAfter: string | null; ms: number }[] = [];
  const ask = async (path: string, init?: RequestInit) => {
    const asked = performance.now();
    const response = await shop.request(path, { ...init, signal: AbortSignal.timeout(90_000) });
    await response.arrayBuffer();
    const retryAfter = response.headers.get('Retry-After');
    heard.push({ path, status: response.status, retryAfter, ms: performance.now() - asked });
  };
  const orders = Promise.all(
    buyers.map(({ who, checkout }) =>
      ask('/api/orders/create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.token}` },
        body: JSON.stringify(checkout),
      }),
    ),
  );
  const askers = Array.from({ length: ASKERS }, async (_, number) => {
    while (isSilent()) {
      // every URL is unique, so no response comes from a cache
      await ask(`${PATHS[number % PATHS.length]}?n=${number}-${heard.length}`);
      await pause(10);
    }
  });
  await until(() => !isSilent() || undefined, SILENT_SECONDS * 1000 + 5000);
  expect(heard.filter(({ path }) => path.startsWith('/api/orders'))).toHaveLength(buyers.length);
  database.goOn();
  const since = performance.now();
  await until(isEmailAddress, 60_000);
  expect(performance.now() - since).toBeLessThan(RECOVERY_MS);
  await Promise.all([orders, ...askers]);

  const rejected = heard.filter(({ status }) => status >= 500);
  expect(rejected.length).toBeGreaterThan(buyers.length);
  expect(
    rejected.filter(({ status, retryAfter }) => status !== 503 || !/^\d+$/.test(retryAfter ?? '')),
  ).toEqual([]);
  expect(heard.filter(({ ms }) => ms > BOUND_MS)).toEqual([]);

  await expectFullPool();
  for (const { who } of buyers)
    expect((await rows(shop, 'select 1 from orders where user_id = $1', who.id)).length).toBeLessThan(2);
});

test('79 connections are cut during transactions: 503, and neither the process nor a pool slot is lost', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => atCheckout(shop)));
  const holder = await shop.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table orders in share mode');
    const orders = buyers.map(({ me, checkout }) => me.post('/api/orders/create', checkout));
    await until(async () => {
      const { rows: waiting } = await holder.query(
        "select pid from pg_locks where not granted and relation = 'orders'::regclass",
      );
      return waiting.length === buyers.length || undefined;
    });
    await holder.query(
      "select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'orders'::regclass",
    );
    const responses = await Promise.all(orders);
    expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 503));
    for (const { headers } of responses) expect(headers.get('Retry-After')).toMatch(/^\d+$/);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expectFullPool();
  const again = await Promise.all(buyers.map(({ me, checkout }) => me.post('/api/orders/create', checkout)));
  expect(again.map(({ status }) => status)).toEqual(buyers.map(() => 201));
});

/** The pool has all its connections, none is held, and the process is the same. */
async function expectFullPool(): Promise<void> {
  expect((await Promise.all(Array.from({ length: 20 }, () => placedOrder(shop.patient)))).length).toBe(20);
  await until(async () => {
    const [open, idle] = await connections();
    return open === idle || undefined;
  });
  expect(shop.shopProcess().child.exitCode).toBeNull();
  expect(shop.shopProcess().output()).not.toMatch(/unhandled|uncaught/i);
}

/** Connections of the pool: open and idle ones. */
async function connections(): Promise<number[]> {
  const text = await (await shop.request('/metrics')).text();
  return ['open', 'idle'].map((state) =>
    Number(new RegExp(`shop_database_connections{state="${state}"} (\\d+)`).exec(text)?.[1]),
  );
}
