import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { openUploads } from '../../src/server/platform/storage/storage.ts';
import { placedOrder } from '../support/payments.ts';
import { openS3Server } from '../support/s3-server.ts';
import { freePort, startShopProcess } from '../support/shop-process.ts';
import { copyUsedDataDir } from '../support/started-shops.ts';
import { createEmptyDatabase, createTestDatabase } from '../support/test-database.ts';
import { openTestShop } from '../support/test-shop.ts';

/** Each test starts several processes, one after the other. */
const PATIENCE_MS = 150_000;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'chekku-backup-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Runs a command of the shop; returns its exit code and output. */
async function run(script: string, args: string[], environment: Record<string, string>) {
  const shopProcess = startShopProcess(environment, [process.execPath, `scripts/${script}.ts`, ...args]);
  return { code: await shopProcess.exited, said: shopProcess.output() };
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

/** Consistency checks for a shop without payments, with row counts. */
const BOOKS = `
  select (select count(*)::int from orders) as orders,
    (select count(*)::int from orders o where not exists (select 1 from order_items i where i.order_id = o.id)) as "withoutLines",
    (select count(*)::int from orders o where not exists (select 1 from order_history h where h.order_id = o.id)) as "withoutHistory",
    (select count(*)::int from orders o where o.items_paise <>
       (select sum(i.charged_price_paise * i.quantity) from order_items i where i.order_id = o.id)) as "wrongTotals",
    (select stock from food_sizes where food_id = 'wood-pressed-sesame-oil' and size = '1 L')
      + coalesce((select sum(i.quantity)::int from order_items i where i.took_stock), 0) as "inStockAndSold",
    (select sum(total_paise)::text from orders) as money`;

test(
  'a backup under load holds every order that was acknowledged before it, none by half, and is restored as it was',
  async () => {
    const store = await openS3Server();
    cleanups.push(store.remove);
    const shop = await openTestShop(store.environment);
    cleanups.push(() => shop.close());
    await shop.database.pool.query(
      "update food_sizes set stock = 100000 where food_id = 'wood-pressed-sesame-oil' and size = '1 L'",
    );
    await openUploads(shop.config).write('ab/cd.webp', Buffer.from('a picture'));
    const acknowledged: string[] = [];
    let isOpen = true;
    const buyers = Array.from({ length: 4 }, async () => {
      while (isOpen) acknowledged.push((await placedOrder(shop)).order._id);
    });
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const before = [...acknowledged];
    const file = path.join(folder(), 'shop.tar.gz');
    const environment = { ...store.environment, DATA_DIR: shop.config.dataDir };
    const made = await run('backup', [file], { ...environment, DATABASE_URL: shop.databaseUrl });
    const after = acknowledged.length;
    isOpen = false;
    await Promise.all(buyers);
    expect(made.said).toContain('orders among them');
    expect(made.code).toBe(0);
    expect(after, 'orders went on during the backup').toBeGreaterThan(before.length);
    expect(statSync(file).mode & 0o077).toBe(0);
    await shop.database.pool.query('drop table orders, users, foods cascade');

    const target = await createEmptyDatabase();
    cleanups.push(target.drop);
    const other = await openS3Server();
    cleanups.push(other.remove);
    const restored = await run('restore', [file], { ...other.environment, DATABASE_URL: target.url });
    expect(restored.said).toContain('Restored');
    const orders = await ask<{ id: string }>(target.url, 'select id from orders');
    const ids = new Set(orders.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    const [books] = await ask<Record<string, unknown>>(target.url, BOOKS);
    expect(books).toMatchObject({
      withoutLines: 0,
      withoutHistory: 0,
      wrongTotals: 0,
      inStockAndSold: 100000,
      money: String(orders.length * 145800),
    });
    const uploads = openUploads({
      ...shop.config,
      s3: shop.config.s3 && { ...shop.config.s3, endpoint: other.environment.S3_ENDPOINT },
    });
    expect((await uploads.read('ab/cd.webp'))?.toString()).toBe('a picture');

    const reopened = startShopProcess({
      PORT: String(await freePort()),
      DATABASE_URL: target.url,
      DATA_DIR: folder(),
    });
    cleanups.push(async () => {
      reopened.child.kill('SIGTERM');
      await reopened.exited;
    });
    await reopened.opened;
    expect((await fetch(`${reopened.url}/food/wood-pressed-sesame-oil`)).status).toBe(200);
    const [next] = await ask<{ next: number; last: number }>(
      target.url,
      "select nextval('orders_number_seq')::int as next, (select max(number)::int from orders) as last",
    );
    expect(next?.next).toBeGreaterThan(next?.last ?? 0);
  },
  PATIENCE_MS,
);

test(
  'a restore overwrites only when told to, and never with a file that is not whole',
  async () => {
    const database = await createTestDatabase();
    cleanups.push(database.drop);
    const dir = folder();
    const environment = { DATABASE_URL: database.url, DATA_DIR: dir };
    const file = path.join(dir, 'shop.tar.gz');
    expect(await run('backup', [file], environment)).toMatchObject({ code: 0 });
    await ask(database.url, "update foods set name = 'Changed after the backup'");
    const restore = async (...args: string[]) => Object.values(await run('restore', args, environment));
    expect(await restore(file)).toEqual([1, expect.stringContaining('The database is not empty')]);

    const bytes = readFileSync(file);
    const short = path.join(dir, 'short.tar.gz');
    writeFileSync(short, bytes.subarray(0, bytes.length - 2000));
    expect(await restore(short, '--force')).toEqual([
      1,
      expect.stringContaining('cannot be read as a backup'),
    ]);
    const other = path.join(dir, 'other.tar.gz');
    const open = gunzipSync(bytes);
    open.write('Palm', open.indexOf('Wood-Pressed'));
    writeFileSync(other, gzipSync(open));
    expect(await restore(other, '--force')).toEqual([1, expect.stringContaining('is damaged: tables/')]);
    const changed = "select count(*)::int as count from foods where name = 'Changed after the backup'";
    expect(await ask(database.url, changed)).toEqual([{ count: 16 }]);

    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    expect(await restore(file, '--force')).toEqual([
      1,
      expect.stringContaining('Somebody is using the database'),
    ]);
    await client.end();
    expect(await restore(file, '--force')).toEqual([0, expect.stringContaining('Restored')]);
    expect(await ask(database.url, changed)).toEqual([{ count: 0 }]);
  },
  PATIENCE_MS,
);

test(
  'the embedded database is backed up while the shop runs; letters that wait go out after the restore',
  async () => {
    const first = await copyUsedDataDir();
    cleanups.push(first.remove);
    // nothing listens on this port, so e-mails stay in the queue
    const environment = {
      PORT: String(await freePort()),
      DATA_DIR: first.dir,
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    const shop = startShopProcess(environment);
    cleanups.push(() => shop.child.kill('SIGKILL'));
    await shop.opened;
    const asked = await fetch(`${shop.url}/api/contact/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Meena',
        email: 'm@example.org',
        subject: 'Oil',
        message: 'Do you have some?',
      }),
    });
    expect(asked.status).toBe(200);
    const file = path.join(folder(), 'shop.tar.gz');
    expect(await run('backup', [file], environment)).toMatchObject({ code: 0 });
    shop.child.kill('SIGTERM');
    await shop.exited;

    expect(await run('restore', [file, '--force'], environment)).toMatchObject({ code: 0 });

    const again = startShopProcess({ ...environment, SMTP_URL: '' });
    cleanups.push(async () => {
      again.child.kill('SIGTERM');
      await again.exited;
    });
    await again.opened;
    const mailbox = async () => (await fetch(`${again.url}/sandbox/mail`)).text();
    await expect.poll(mailbox, { timeout: 20_000 }).toContain('Meena');
  },
  PATIENCE_MS,
);
