import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { SignedInUser } from '../../src/contract/account.ts';
import { createBrowserDatabase } from '../support/browser-database.ts';
import { png } from '../support/images.ts';
import { insertCustomer } from '../support/insert-customer.ts';
import { live } from '../support/live.ts';
import { OWN_FOOD } from '../support/own-content.ts';
import { ADMIN } from '../support/people.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { openTestPool } from '../support/test-pool.ts';
import { expect, open, test } from './fixtures.ts';
import { newEmail, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

const cleanup = new AsyncDisposableStack();
const { SHOP_NAME: _, ...liveKeys } = live;
let demo: ShopProcess;
let demoDatabase: pg.Pool;
let liveDatabase: pg.Pool;
let liveEnvironment: Record<string, string>;

/** A database of its own on the server of the browser tests. */
async function newDatabase(): Promise<pg.Pool> {
  const { url, drop } = await createBrowserDatabase();
  cleanup.defer(drop);
  const pool = openTestPool({ connectionString: url });
  cleanup.defer(() => pool.end());
  return pool;
}

async function start(environment: Record<string, string>): Promise<ShopProcess> {
  const shop = startShopProcess({ LOG_LEVEL: 'silent', ...environment });
  cleanup.defer(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
  return shop;
}

test.beforeAll(async () => {
  const { dir, remove } = makeDataDir();
  cleanup.defer(remove);
  demoDatabase = await newDatabase();
  liveDatabase = await newDatabase();
  liveEnvironment = {
    ...liveKeys,
    PORT: String(await freePort()),
    DATABASE_URL: liveDatabase.options.connectionString ?? '',
    DATA_DIR: path.join(dir, 'live'),
  };
  const file = path.join(dir, 'live.env');
  const lines = Object.entries(liveEnvironment).map((entry) => entry.join('='));
  writeFileSync(file, lines.join('\n'));
  demo = await start({
    PORT: String(await freePort()),
    TRUST_PROXY_HOPS: '1',
    DATABASE_URL: demoDatabase.options.connectionString ?? '',
    DATA_DIR: path.join(dir, 'demo'),
    GO_LIVE_FILE: file,
    MAP_TILE_URL: '/apple-touch-icon.png?{z}/{x}/{y}',
  });
});
test.afterAll(() => cleanup.disposeAsync());

test('a demo shop with own content, an order paid in the sandbox, then the live shop', async ({
  page,
  request,
  browser,
  checkAccessibility,
  saveScreenshot,
}) => {
  test.slow();
  const at = (to: string) => `${demo.url}${to}`;
  const login = await request.post(at('/api/users/login'), { data: ADMIN });
  const owner: SignedInUser = await login.json();
  await signIn(page, owner);

  await open(page, at('/admin/setup'));
  await page.getByLabel('Farm’s name').fill('Nila Spices');
  await page.getByLabel('Phone customers may call').fill('98430 21177');
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByLabel('Big words').fill('Pepper from our own hill.');
  await page.getByRole('button', { name: 'Save first words' }).click();
  await expect(toastOf(page, 'The first words are on your home page.')).toBeVisible();
  const image = { name: 'pepper.png', mimeType: 'image/png', buffer: await png('#335577') };
  const headers = { Authorization: `Bearer ${owner.token}` };
  const upload = await request.post(at('/api/upload'), { multipart: { image }, headers });
  const images = [{ url: (await upload.json()).imageUrl, alt: 'A jar of pepper' }];
  await asCustomer(request, owner, 'POST', at('/api/foods'), { ...OWN_FOOD, images });

  const customer = await insertCustomer(demoDatabase, { name: 'Meena Kumari', email: newEmail() });
  const item = { size: '100 g', price: 240, quantity: 5 };
  const productId = 'nilgiri-pepper';
  await asCustomer(request, customer, 'POST', at('/api/cart'), { ...item, productId });
  const placed = await asCustomer(request, customer, 'POST', at('/api/orders/create'), {
    name: customer.name,
    phone: '9876543210',
    address: customer.address,
    addressLatLng: { lat: '10.658300', lng: '77.008500' },
    couponCode: null,
    totalPrice: 1200,
    items: [{ ...item, product: productId }],
  });
  const customers = await browser.newContext();
  const payment = await customers.newPage();
  await signIn(payment, customer);
  await open(payment, at(`/payment/${(await placed.json())._id}`));
  await payment.getByRole('button', { name: 'Pay with UPI' }).click();
  const upi = payment.frameLocator('iframe').last();
  await upi.getByRole('button', { name: 'Pay with UPI (success)' }).click();
  await expect(toastOf(payment, 'Payment Successful')).toBeVisible();
  await customers.close();

  await open(page, at('/admin/setup/open'));
  await expect(page.getByText(live.PUBLIC_URL)).toBeVisible();
  await saveScreenshot('setup-go-live');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Carry it to the live shop' }).click();
  await expect(page.getByText('Everything is in the live shop.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^1 foods$/ })).toBeVisible();
  await saveScreenshot('setup-gone-live');
  await checkAccessibility();

  // its owner has opened it
  await liveDatabase.query('update shop_state set first_started_at = now(), opened_at = now()');
  const { url } = await start(liveEnvironment);
  const visitors = await browser.newContext();
  const shop = await visitors.newPage();
  await open(shop, url);
  await expect(shop.getByRole('heading', { name: 'Pepper from our own hill.' })).toBeVisible();
  await expect(shop.getByRole('banner')).toContainText('Nila Spices');
  await expect(shop.getByRole('heading', { name: 'Nilgiri Pepper' })).toBeVisible();
  await expect(shop.getByText('Groundnut Oil')).toHaveCount(0);
  await visitors.close();
  const { rows } = await liveDatabase.query(
    `select (select count(*)::int from users) users, (select count(*)::int from orders) orders,
      (select count(*)::int from payments) payments`,
  );
  expect(rows).toEqual([{ users: 0, orders: 0, payments: 0 }]);
});
