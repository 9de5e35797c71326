import { chmodSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { type MortalDatabase, openMortalDatabase } from '../support/mortal-database.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { as, makeShopper, SESAME } from '../support/sales.ts';
import { makeDataDir } from '../support/shop-process.ts';
import { startStandby } from '../support/standby.ts';
import { checkBooks } from './check-ledger.ts';
import { stockShop, type Visit, visit } from './customers.ts';
import { CUSTOMERS, SOAK_MS } from './sizes.ts';

const HOOK_MS = 180_000;
/** From the promotion until a customer can buy again. */
const RECOVERY_MS = 10_000;
const VISITS_BEFORE = 6;
const VISITS_AFTER = 6;

const cleanups: (() => unknown)[] = [];
let primary: MortalDatabase;
let standby: EmbeddedPostgres;
let shop: MortalShop;

/** A data folder that PostgreSQL's own account can reach. */
function folder(): string {
  const { dir, remove } = makeDataDir();
  chmodSync(dir, 0o755);
  cleanups.push(remove);
  return dir;
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const dir = folder();
  primary = await openMortalDatabase(dir);
  cleanups.push(() => primary.stop());
  const server = new URL(primary.url);
  server.pathname = '/postgres';
  await query(server.href, 'create database chekku');
  standby = await startStandby(dir, primary.url, folder(), []);
  cleanups.push(() => standby.stop());
  await query(server.href, "alter system set synchronous_standby_names = 'ANY 1 (*)'");
  await query(server.href, 'select pg_reload_conf()');
  await until(async () => {
    const [sender] = await query<{ sync_state: string }>(
      server.href,
      'select sync_state from pg_stat_replication',
    );
    return sender?.sync_state === 'quorum' || undefined;
  }, 30_000);
  // the standby first: the primary is found by what it is, not by its position
  const both = primary.url.replace(/@([^/]+)/, `@${new URL(standby.url).host},$1`);
  shop = await openMortalShop({ DATABASE_URL: both });
  cleanups.push(() => shop.close());
  await shop.start();
}, HOOK_MS);
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
}, HOOK_MS);

test('the primary is killed under checkout load and its standby promoted: no order or payment is lost or doubled', {
  timeout: SOAK_MS,
}, async () => {
  await stockShop(shop, 20);
  const passer = await makeShopper(shop);
  const visits: Visit[] = [];
  let isOver = false;
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!isOver) visits.push(await visit(shop));
  });
  const visited = (count: number) => until(async () => visits.length >= count || undefined, 120_000);
  await visited(VISITS_BEFORE);

  await primary.stop('SIGKILL');
  await expect
    .poll(async () => (await shop.request('/readyz')).status, { interval: 20, timeout: 15_000 })
    .toBe(503);
  await query(standby.url, 'select pg_promote()');
  const promotedAt = performance.now();
  const buy = () =>
    as(shop, passer)
      .post('/api/cart', { ...SESAME, quantity: 1 })
      .then(
        ({ status }) => status,
        () => 0,
      );
  await expect.poll(buy, { interval: 20, timeout: 60_000 }).toBe(200);
  const recoveredMs = Math.round(performance.now() - promotedAt);

  await visited(visits.length + VISITS_AFTER);
  isOver = true;
  await Promise.all(customers);
  // as if the timeout had passed after which a silent worker counts as dead
  await rows(
    shop,
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  );
  const books = await checkBooks(shop, visits);
  process.stdout.write(
    `fail-over: bought again ${recoveredMs} ms after the promotion, ${JSON.stringify(books)}\n`,
  );
  expect(recoveredMs).toBeLessThan(RECOVERY_MS);
  expect(shop.shopProcess().output()).not.toMatch(/unhandled|uncaught/i);
});

test('a former primary that comes back by itself gets no order', async () => {
  await primary.start();
  const countOrders = async () =>
    (await query<{ n: number }>(primary.url, 'select count(*)::int as n from orders'))[0]?.n;
  const before = await countOrders();
  // every connection is opened anew, while two hosts accept writes
  await query(
    standby.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  const { orderId } = await visit(shop);
  const stored = await query(standby.url, `select 1 from orders where id = '${orderId}'`);
  expect(stored).toHaveLength(1);
  expect(await countOrders()).toBe(before);
});
