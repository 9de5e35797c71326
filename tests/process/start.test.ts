import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { live } from '../support/live.ts';
import { clusterElsewhere, freePort } from '../support/shop-process.ts';
import {
  changeName,
  cleanUpStartedShops,
  cleanups,
  connect,
  dataDir,
  firstDataDir,
  names,
  open,
  postgresOf,
  run,
  usedDataDir,
} from '../support/started-shops.ts';
import { createEmptyDatabase, createTestDatabase } from '../support/test-database.ts';

cleanUpStartedShops();

test('a first start seeds a shop, prints its address and creates its database; a signal stops everything', async () => {
  const dir = firstDataDir();
  const shop = await open({ DATA_DIR: dir });
  expect(shop.output()).toContain('admin@example.com     Admin@1234');
  expect(await names(shop)).toHaveLength(16);
  const page = await fetch(shop.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Fresh From Our Farms');
  expect(postgresOf(dir)).not.toEqual([]);
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  expect(shop.output(), 'errors').not.toContain('"level":50');
  expect(postgresOf(dir)).toEqual([]);
  // the database lies in the data folder, or where its own account can reach it when the shop runs as root:
  // the folder is closed to others, as a home folder of root is
  const elsewhere = clusterElsewhere(dir);
  if (process.getuid?.() === 0) expect(elsewhere).toMatch(/^\/var\/lib\/chekku\/data-/);
  else expect(elsewhere).toBeUndefined();
  expect(existsSync(path.join(dir, 'postgres', 'PG_VERSION'))).toBe(true);
});

test('a second start keeps the data; Ctrl-C stops it like SIGTERM', async () => {
  const dir = await usedDataDir();
  const first = await open({ DATA_DIR: dir });
  await changeName(dir, 'Renamed by the owner');
  first.child.kill('SIGINT');
  expect(await first.exited).toBe(0);
  expect(first.output(), 'errors').not.toContain('"level":50');
  const second = await open({ DATA_DIR: dir });
  expect(await names(second)).toContain('Renamed by the owner');
});

test('Ctrl-C during the start stops the start and its child processes', async () => {
  const dir = dataDir();
  const shop = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  await expect.poll(() => postgresOf(dir).length, { timeout: 20_000 }).toBeGreaterThan(0);
  shop.child.kill('SIGINT');
  expect(await shop.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
});

test('npm start forwards a signal: the shop drains and npm exits with 0', async () => {
  const dir = await usedDataDir();
  const shop = run({ DATA_DIR: dir, PORT: String(await freePort()) }, ['npm', 'start']);
  await shop.opened;
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
});

test('DATABASE_URL runs the same shop on an outside PostgreSQL and leaves that running', async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  const dir = dataDir();
  const shop = await open({ DATABASE_URL: url, DATA_DIR: dir });
  expect(await names(shop)).toHaveLength(16);
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  expect(readdirSync(dir)).not.toContain('postgres');
});

test('live mode rejects a database with demo accounts', async () => {
  const { url, drop } = await createTestDatabase();
  cleanups.push(drop);
  const shop = run({ ...live, DATABASE_URL: url, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toMatch(/DATABASE_URL: this database holds the demo account \S+@example.com/);
});

test.each([
  ['RAZORPAY_KEY_ID', 'rzp_test_abc'],
  ['PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com'],
  ['RAZORPAY_API_URL', 'http://127.0.0.1:3000/sandbox/razorpay'],
])('76 T35 live mode with %s=%s exits at once with a reason', async (name, value) => {
  const environment = { ...live, NODE_ENV: 'production', DATABASE_URL: 'postgresql://x:x@127.0.0.1:1/x' };
  const shop = run({ ...environment, PORT: String(await freePort()), [name]: value });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toMatch(new RegExp(`^The shop did not start\\.\n${name}: `));
});

/** As in a live image: without any sandbox file. */
const NO_SANDBOX = pathToFileURL(path.join(import.meta.dirname, '../support/no-sandbox.ts')).href;

test('110 demo mode without the sandbox fails with a clear message', async () => {
  const { url, drop } = await createTestDatabase();
  cleanups.push(drop);
  const environment = { DATABASE_URL: url, NODE_OPTIONS: `--import=${NO_SANDBOX}` };
  const shop = run({ ...environment, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain('SHOP_MODE: demo needs the sandbox');
});

test('101 110 live mode opens an empty shop without demo accounts and without the sandbox, with HSTS', async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  const shop = await open({ ...live, DATABASE_URL: url, NODE_OPTIONS: `--import=${NO_SANDBOX}` });
  expect(shop.output()).not.toContain('Admin@1234');
  expect(await names(shop)).toEqual([]);
  const page = await fetch(shop.url);
  expect(page.status).toBe(200);
  expect(page.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect((await fetch(`${shop.url}/sandbox/control/state`)).status).toBe(404);
  const html = await page.text();
  expect(html).toContain('Ananda Oils');
  expect(html).not.toMatch(/payments are simulated|Chekku Farms|Pollachi|00000000000000/);
});

test('NF-04 H-20 a page whose data fails shows an error without internals, and recovers', async () => {
  const { url, drop } = await createTestDatabase();
  cleanups.push(drop);
  const shop = await open({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const client = await connect(url);
  for (const [table, message] of [
    ['foods', 'Try Again'],
    ['colours', 'Unexpected Application Error!'],
  ]) {
    await client.query(`alter table ${table} rename to put_away`);
    // clear the response cache as any change would; renaming a table sends no notification
    await client.query("select pg_notify('shown', '')");
    await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 10_000 }).toBe(500);
    const page = await fetch(shop.url);
    const html = await page.text();
    expect(html).toContain(message);
    expect(html).not.toMatch(/put_away|relation|node_modules|at async/);
    await client.query(`alter table put_away rename to ${table}`);
    await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 10_000 }).toBe(200);
  }
});

test('odd URLs cause no 500; a long list has pages that work without JavaScript', async () => {
  const { url, drop } = await createTestDatabase();
  cleanups.push(drop);
  const client = await connect(url);
  await client.query(`insert into foods (id, name, price_paise, status, position)
    select 'bulk-' || n, 'Bulk food ' || n, 10000, 'published', 100 + n % 7 from generate_series(1, 60) n`);
  await client.query(
    "insert into food_sizes (food_id, size, position, price_paise) select id, '1 kg', 0, 10000 from foods where id like 'bulk-%'",
  );
  const shop = await open({ DATABASE_URL: url });
  for (const odd of [
    '/food/%00',
    '/recipes/%00',
    '/search/%00',
    '/tag/%00',
    '/?category=%00',
    '/product?q=%00',
  ]) {
    expect((await fetch(shop.url + odd)).status, odd).toBeLessThan(500);
  }
  for (const start of ['/', '/product?sort=price-low']) {
    const seen: string[] = [];
    for (let next: string | undefined = start; next; ) {
      const html: string = await (await fetch(shop.url + next)).text();
      seen.push(...[...html.matchAll(/href="\/food\/([a-z0-9-]+)"/g)].map(([, id]) => id ?? ''));
      next = html.match(/href="([^"]*)"[^>]*>Show more</)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(76);
    expect(new Set(seen).size).toBe(76);
  }
});

test('81 SIGTERM lets a running request finish', async () => {
  const { url, drop } = await createTestDatabase();
  cleanups.push(drop);
  const shop = await open({ DATABASE_URL: url });
  const client = await connect(url);
  await client.query('begin; lock table foods in access exclusive mode');
  const slow = fetch(`${shop.url}/api/foods`);
  await expect.poll(() => waiting(client)).toBe(1);
  shop.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${shop.url}/healthz`).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed');
  await client.query('commit');
  expect((await slow).status).toBe(200);
  expect(await shop.exited).toBe(0);
});

test('the repository contains no secret file', () => {
  const tracked = execFileSync('git', ['ls-files'], {
    cwd: path.join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(tracked).not.toMatch(/^\.env$|postgres-password/m);
});

async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int n from pg_locks where not granted and relation = 'foods'::regclass",
  );
  return rows[0].n;
}
