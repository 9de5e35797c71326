/**
 * Old and new version sell side by side while the new one migrates the database. The old version is this build and the new one
 * this build with one more migration, or, before a release, a checkout of the previous version that was built there:
 *   OLD_SHOP=../previous npx vitest run --project process tests/process/rolling-update
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OutsideWorld, openOutsideWorld } from '../support/outside-world.ts';
import { payUpi, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openProxy } from '../support/proxy.ts';
import { as, checkoutOf, makeShopper, SESAME } from '../support/sales.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { startOptions } from '../support/start-options.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestPool } from '../support/test-pool.ts';
import type { ReachableShop } from '../support/test-shop.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const { OLD_SHOP } = process.env;
const BUYERS = 3;
const LOOKERS = 3;
/** Requests in each of the three stages. */
const STAGE = OLD_SHOP ? 300 : 60;
const ADDED = '9999_rolling_update.sql';
/** As every migration may: columns on the tables of a sale, a table that refers to them, an index, a change of all rows. */
const MIGRATION = `
alter table users add column rolled text not null default '';
alter table food_sizes add column rolled text not null default '';
alter table orders add column rolled text not null default '';
alter table order_items add column rolled integer;
alter table payments add column rolled text;
create table rolled_orders (order_id uuid primary key references orders on delete cascade);
insert into rolled_orders select id from orders;
update orders set rolled = status;
create index orders_rolled on orders (rolled);
`;
const SHARED = ['node_modules', 'public', 'sandbox', 'src', 'extensions', 'build/client', 'build/server'];

const cleanups: (() => unknown)[] = [];
let world: OutsideWorld;
let databaseUrl: string;
let pool: pg.Pool;
/** What the load balancer sends requests to. */
const targets: string[] = [];
let shop: ReachableShop;
const failures: string[] = [];
let responded = 0;

beforeAll(async () => {
  const database = await createEmptyDatabase();
  databaseUrl = database.url;
  cleanups.push(database.drop);
  pool = openTestPool({ connectionString: databaseUrl, max: 4 });
  cleanups.push(() => pool.end());
  const proxy = await openProxy(targets);
  cleanups.push(proxy.close);
  world = await openOutsideWorld(Number(new URL(proxy.url).port));
  cleanups.push(() => world.close());
  const request = async (to: string, init?: RequestInit) => {
    if (to.startsWith('/sandbox/')) return world.request(to, init);
    const response = await fetch(proxy.url + to, init);
    const body = await response.arrayBuffer();
    responded += 1;
    if (response.status >= 500)
      failures.push(`${response.status} ${to} ${Buffer.from(body).toString().slice(0, 200)}`);
    return new Response(body, response);
  };
  shop = {
    database: { pool },
    request: (to, init) =>
      request(to, init).catch((error: Error) => {
        failures.push(`${to} ${error.message}`);
        throw error;
      }),
  };
}, 60_000);
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

async function start(root: string): Promise<ShopProcess> {
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  const shopProcess = startShopProcess(
    {
      ...world.environment,
      PORT: String(await freePort()),
      PUBLIC_URL: 'http://shop.test',
      DATA_DIR: dir,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '5',
      LOG_LEVEL: 'error',
    },
    [process.execPath, ...startOptions().flags, path.join(root, 'build/shop/main.js')],
  );
  cleanups.push(async () => {
    shopProcess.child.kill('SIGTERM');
    await shopProcess.exited;
  });
  await shopProcess.opened;
  targets.push(shopProcess.url);
  return shopProcess;
}

/** This version with one more migration. */
function nextVersion(): string {
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  for (const folder of ['build', 'db']) mkdirSync(path.join(dir, folder));
  for (const copied of ['package.json', 'build/shop', 'db'])
    cpSync(path.join(ROOT, copied), path.join(dir, copied), { recursive: true });
  for (const shared of SHARED) symlinkSync(path.join(ROOT, shared), path.join(dir, shared));
  writeFileSync(path.join(dir, 'db/migrations', ADDED), MIGRATION);
  return dir;
}

async function buy(): Promise<string> {
  const who = await makeShopper(shop);
  const me = as(shop, who);
  const ok = async (asked: ReturnType<typeof me.post>, status = 200) => {
    const response = await asked;
    if (response.status !== status) failures.push(`${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  };
  await ok(me.post('/api/cart', SESAME));
  const { _id } = await ok(me.post('/api/orders/create', await checkoutOf(shop, who)), 201);
  const { orderId } = await ok(me.post('/api/orders/razorpay/create-order', { orderId: _id }));
  await ok(me.post('/api/orders/razorpay/verify-payment', await payUpi(shop, orderId, { webhook: 'never' })));
  await ok(me.get(`/api/orders/order/${_id}`));
  return _id;
}

test('old and new version sell side by side while the new one migrates: no request fails, no order is lost', {
  timeout: 300_000,
}, async () => {
  const old = await start(OLD_SHOP ? path.resolve(OLD_SHOP) : ROOT);
  await rows(
    shop,
    "update food_sizes set stock = 1000000 where food_id = $1 and size = '1 L'",
    SESAME.productId,
  );
  const bought: string[] = [];
  let isOver = false;
  const people = [
    ...Array.from({ length: BUYERS }, async () => {
      while (!isOver) bought.push(await buy());
    }),
    ...Array.from({ length: LOOKERS }, async (_, index) => {
      for (let turn = 0; !isOver; turn += 1) {
        for (const page of ['/', '/api/foods', '/api/foods/search/oil', '/food/a2-cow-ghee'])
          await shop.request(`${page}?n=${index}-${turn}`);
        await pause(20);
      }
    }),
  ];
  const stage = async () => {
    const from = responded;
    await Promise.race([until(() => responded >= from + STAGE || undefined, 120_000), Promise.all(people)]);
  };
  try {
    await stage();
    const before = responded;
    await start(OLD_SHOP ? ROOT : nextVersion());
    const during = responded - before;
    await stage();
    targets.splice(targets.indexOf(old.url), 1);
    old.child.kill('SIGTERM');
    expect(await old.exited).toBe(0);
    await stage();
    process.stdout.write(
      `rolling update: ${responded} requests, ${during} during start and migration, ${bought.length} paid orders\n`,
    );
    expect(during, 'requests while the new version starts').toBeGreaterThan(0);
  } finally {
    isOver = true;
    await Promise.allSettled(people);
  }
  expect(failures).toEqual([]);
  const stored = await rows(
    shop,
    "select 1 from orders where id = any($1) and payment_status = 'COMPLETED'",
    bought,
  );
  expect(stored).toHaveLength(bought.length);
  const [invoices] = await rows(shop, 'select count(*)::int n, max(sequence)::int last from invoices');
  expect(invoices).toMatchObject({ n: (invoices as { last: number }).last });
  const applied = await rows<{ name: string }>(
    shop,
    'select name from migrations order by name desc limit 1',
  );
  if (!OLD_SHOP) expect(applied).toEqual([{ name: ADDED }]);
});
