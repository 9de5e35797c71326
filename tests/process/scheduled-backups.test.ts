import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { placedOrder } from '../support/payments.ts';
import { as } from '../support/sales.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

const PATIENCE_MS = 150_000;
const BACKUP_KEY = 'a key of at least thirty-two characters';
const cleanups: (() => unknown)[] = [];
let shop: MortalShop;

beforeAll(async () => {
  shop = await openMortalShop({ BACKUP_KEY });
  cleanups.push(() => shop.close());
  await shop.start();
}, PATIENCE_MS);
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

/** The self-check's item once the job has recorded a result that is not this one. */
async function result(name: string, not?: string) {
  const admin = as(shop, await makeAdmin(shop));
  const read = async () => {
    const { body } = await admin.get('/api/admin/self-check');
    return body.items.find((item: { name: string }) => item.name === name);
  };
  await expect
    .poll(async () => ((found) => found?.checkedAt !== null && found?.checkedAt !== not)(await read()), {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(true);
  return read();
}

test(
  'the shop backs itself up, restores the newest backup for a test, and says when that fails',
  async () => {
    const { order } = await placedOrder(shop);
    await shop.enqueue('make-backup');
    // on a machine of its own there is no bucket
    expect(await result('scheduled-backup')).toMatchObject({ status: 'warning' });
    const folder = path.join(shop.dataDir, 'backups');
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^shop-.*\.backup$/);
    const file = path.join(folder, name);
    expect(readFileSync(file).includes('backup.json')).toBe(false);
    expect(readdirSync(shop.dataDir)).not.toContain('backup-in-progress');

    await shop.enqueue('check-restore');
    const checked = await result('restore-check');
    expect(checked).toMatchObject({ status: 'ok', details: expect.stringMatching(/^\d+ rows$/) });
    const { rows: left } = await shop.database.pool.query(
      "select datname from pg_database where datname like '%restore_check'",
    );
    expect(left).toEqual([]);

    const target = await createEmptyDatabase();
    cleanups.push(target.drop);
    const restore = (environment: Record<string, string>) =>
      startShopProcess({ DATABASE_URL: target.url, DATA_DIR: shop.dataDir, ...environment }, [
        process.execPath,
        'scripts/restore.ts',
        'latest',
      ]);
    const keyless = restore({});
    expect(await keyless.exited).toBe(1);
    expect(keyless.output()).toContain('BACKUP_KEY: is missing');
    const restored = restore({ BACKUP_KEY });
    expect(await restored.exited, restored.output()).toBe(0);
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    const { rowCount } = await client.query('select 1 from orders where id = $1', [order._id]);
    await client.end();
    expect(rowCount).toBe(1);

    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, -20));
    await shop.enqueue('check-restore');
    expect(await result('restore-check', checked.checkedAt)).toMatchObject({
      status: 'failed',
      details: expect.stringContaining('damaged'),
    });
    const admin = as(shop, await makeAdmin(shop));
    expect((await admin.get('/api/admin/overview/work')).body.failedBackups).toBe(1);
  },
  PATIENCE_MS,
);
