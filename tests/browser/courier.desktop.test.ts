import type pg from 'pg';
import { createBrowserDatabase } from '../support/browser-database.ts';
import { COURIER_KEYS } from '../support/courier.ts';
import { insertSession } from '../support/insert-customer.ts';
import { insertOrders } from '../support/packing.ts';
import { ADMIN } from '../support/people.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { openTestPool } from '../support/test-pool.ts';
import { expect, open, test } from './fixtures.ts';
import { signIn, toastOf } from './people.ts';

// its own shop: others have no keys of a courier
const data = makeDataDir();
let database: Awaited<ReturnType<typeof createBrowserDatabase>> | undefined;
let shop: ShopProcess | undefined;
let pool: pg.Pool;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  database = await createBrowserDatabase();
  const port = String(await freePort());
  shop = startShopProcess({
    ...COURIER_KEYS,
    DATABASE_URL: database.url,
    DATA_DIR: data.dir,
    HOST: '127.0.0.1',
    PORT: port,
  });
  await shop.opened;
  pool = openTestPool({ connectionString: database.url });
});
test.afterAll(async () => {
  await pool.end();
  shop?.child.kill('SIGTERM');
  await shop?.exited;
  await database?.drop();
  data.remove();
});

test('a parcel is booked, fetched on a chosen day, not delivered, and tried again', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const [id] = await insertOrders({ database: { pool } }, 1);
  await signIn(page, await insertSession(pool, ADMIN.email));
  await open(page, `${shop?.url}/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Book with Shiprocket' }).click();
  const parcel = page.getByRole('region', { name: 'Parcel' });
  await expect(parcel.getByRole('button', { name: 'Show label' })).toBeVisible();
  const label = page.context().waitForEvent('page');
  await parcel.getByRole('button', { name: 'Show label' }).click();
  await (await label).close();

  await open(page, `${shop?.url}/admin/couriers`);
  const day = page.getByLabel('Pickup on');
  const wanted = await day.locator('option').nth(2).innerText();
  await day.selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Request pickup' }).click();
  await expect(page.getByText(new RegExp(`Pickup: ${wanted}.*Reference No`))).toBeVisible();
  await checkAccessibility();
  await saveScreenshot('admin-couriers');

  const { rows } = await pool.query<{ awb: string }>('select tracking_number as awb from shipments');
  const scan = (status: string) =>
    request.post(`${shop?.url}/sandbox/shiprocket/parcels/${rows[0]?.awb}/scans`, {
      data: { status },
    });
  await scan('42');
  await scan('21');
  await open(page, `${shop?.url}/admin/orders/${id}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('Note for the courier')).toBeVisible({ timeout: 1500 });
  }).toPass();
  await checkAccessibility();
  await page.getByLabel('Note for the courier').fill('After 6 pm');
  await page.getByRole('button', { name: 'Deliver again' }).click();
  await expect(toastOf(page, 'The courier will try again.')).toBeVisible();
  await expect(page.getByLabel('Note for the courier')).toBeHidden();
  const state = await (await request.get(`${shop?.url}/sandbox/shiprocket/state`)).json();
  expect(state.orders).toMatchObject([{ reattempts: [{ action: 're-attempt', comments: 'After 6 pm' }] }]);
});
