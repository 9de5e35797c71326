import { readFile } from 'node:fs/promises';
import { code128 } from '../../src/rules/code-128.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { insertOrders } from '../support/packing.ts';
import { ADMIN } from '../support/people.ts';
import { expect, open, test } from './fixtures.ts';
import { installWorker, openPhone, visit } from './offline.ts';
import { adminOf, fillLogin, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

test.use({ otherBrowser: 'processPerPage' });

// one after another: all of them pack the orders of today
test.describe.configure({ mode: 'default' });

const ORDERS = 20;
const MAX_TAPS = 30;

test('20 paid orders to shipped, with their slips printed, in at most 30 taps', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  test.setTimeout(120_000);
  const pool = browserDatabase();
  // so late that they are the ones of today, whatever other tests have paid
  const ids = await insertOrders({ database: { pool } }, ORDERS, { daysAgo: 9 });
  const statuses = async () => {
    const { rows } = await pool.query<{ status: string; n: number }>(
      'select status, count(*)::int n from orders where id = any($1) group by 1',
      [ids],
    );
    return rows;
  };
  let taps = 0;
  const tap = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    taps += 1;
  };
  await signIn(page, await adminOf());
  await open(page, '/admin/to-pack');
  const today = page.getByRole('region', { name: 'To pack today' });
  await expect(today.getByText(`${ORDERS} orders`)).toBeVisible();
  await checkAccessibility();
  await saveScreenshot('admin-to-pack');
  await today.getByRole('checkbox', { name: 'Tick all of: To pack today' }).check({ force: true });
  taps += 1;
  await page.reload();
  await expect(page.getByText(`${ORDERS} ticked`, { exact: true })).toBeVisible();
  await tap(`Ship ${ORDERS}`);
  await expect(page.getByRole('heading', { name: 'Take from the shelf' })).toBeVisible();
  await expect(page.getByText(`${2 * ORDERS} pieces for ${ORDERS} orders`)).toBeVisible();
  await checkAccessibility();
  await tap('Print slips');
  const printed = page.waitForResponse((response) => response.url().includes('/api/admin/print.pdf'));
  const downloaded = page.waitForEvent('download');
  await tap(`Print ${ORDERS}`);
  const response = await printed;
  expect(response.status()).toBe(200);
  const pdf = await readFile(await (await downloaded).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(new URL(response.url()).searchParams.get('orders')?.split(',').toSorted()).toEqual(ids.toSorted());
  await page.getByRole('radio', { name: 'ST Courier' }).check();
  taps += 1;
  await checkAccessibility();
  await tap('Next: tracking numbers');
  const number = page.getByLabel('Tracking number');
  await expect(number).toBeFocused();
  const first = Math.floor(Math.random() * 900_000_000);
  // a scanner types the number and ends it with Enter; counted as a tap, as if each were confirmed by hand
  for (let index = 0; index < ORDERS; index += 1) {
    await page.keyboard.insertText(`ST ${String(first + index).padStart(9, '0')}`);
    await page.keyboard.press('Enter');
    taps += 1;
  }
  await checkAccessibility();
  await tap(`Ship ${ORDERS}`);
  await expect(page.getByRole('heading', { name: `${ORDERS} shipped`, exact: true })).toBeVisible();
  expect(await statuses()).toEqual([{ status: 'SHIPPED', n: ORDERS }]);
  process.stdout.write(`${ORDERS} orders shipped with ${taps} taps\n`);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await checkAccessibility();
  await page.getByRole('button', { name: `Undo all ${ORDERS}` }).click();
  await expect(page.getByRole('heading', { name: 'To pack', exact: true })).toBeVisible();
  expect(await statuses()).toEqual([{ status: 'PAYMENT', n: ORDERS }]);
  await pool.query("update orders set status = 'CANCELLED' where id = any($1)", [ids]);
});

test('the camera reads a sticker without the browser’s own reader, and what cannot be shipped is named', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  const pool = browserDatabase();
  const ids = await insertOrders({ database: { pool } }, 3, { daysAgo: 9 });
  const read = `ST${String(Date.now()).slice(-9)}`;
  await page.addInitScript(showSticker, code128(read) ?? []);
  await signIn(page, await adminOf());
  await open(page, '/admin/to-pack');
  const today = page.getByRole('region', { name: 'To pack today' });
  await today.getByRole('checkbox', { name: 'Tick all of: To pack today' }).check({ force: true });
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await tap('Ship 3');
  await tap('Print slips');
  await tap('Next: courier');
  await page.getByRole('radio', { name: 'ST Courier' }).check();
  await tap('Next: tracking numbers');
  await tap('Scan with the camera');
  await expect(page.getByText(read, { exact: true })).toBeVisible();
  const light = page.getByRole('button', { name: 'Light', exact: true });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'constraints'))).toEqual({
    advanced: [{ torch: true }],
  });
  await checkAccessibility();
  await saveScreenshot('admin-to-pack-scan');
  await tap('Stop the camera');
  const number = page.getByLabel('Tracking number');
  await number.fill(`${read}8`);
  await number.press('Enter');
  await number.fill(`${read}9`);
  await number.press('Enter');
  const [cancelled] = ids;
  await pool.query("update orders set status = 'CANCELLED', version = version + 1 where id = $1", [
    cancelled,
  ]);
  await tap('Ship 3');
  await expect(page.getByRole('heading', { name: '2 shipped, 1 not', exact: true })).toBeVisible();
  await expect(page.getByText('Put the box back.')).toBeVisible();
  await checkAccessibility();
  await saveScreenshot('admin-to-pack-failed');
  await tap('Undo all 2');
  await pool.query("update orders set status = 'CANCELLED' where id = any($1)", [ids]);
});

test('parcels packed without a connection are shipped later, also when the session ended; the one that changed meanwhile is named', async ({
  chosenBrowser,
  request,
}, { retry }) => {
  test.slow();
  const pool = browserDatabase();
  // a second try finds its own orders above those that the first one left
  const daysAgo = 12 + retry;
  const [first = '', second = ''] = await insertOrders({ database: { pool } }, 2, { daysAgo });
  const admin = await adminOf();
  const { phone, page } = await openPhone(chosenBrowser, { user: admin });
  await installWorker(page, '/admin/to-pack', ['/admin/to-pack', '/admin/orders/-'], 'admin');
  await visit(page, '/admin/to-pack');
  const stored = () =>
    page.evaluate(async () => {
      const database = (await indexedDB.databases()).find(({ name }) => name?.startsWith('private '));
      if (!database?.name) return [];
      const open = indexedDB.open(database.name);
      await new Promise((resolve) => Object.assign(open, { onsuccess: resolve }));
      const read = open.result.transaction('records').objectStore('records').getAllKeys();
      await new Promise((resolve) => Object.assign(read, { onsuccess: resolve }));
      open.result.close();
      return read.result;
    });
  await expect
    .poll(stored)
    .toEqual(expect.arrayContaining([`admin-order-${first}`, `admin-order-${second}`]));

  await phone.setOffline(true);
  await visit(page, `/admin/orders/${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
  await visit(page, '/admin/to-pack');
  await expect(page.getByText('No connection. The list is from')).toBeVisible();
  const rows = page.locator('.pack-row', { hasText: 'Packed ' });
  for (const name of ['Packed 1', 'Packed 2'])
    await rows.filter({ hasText: name }).first().getByRole('checkbox').check({ force: true });
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await tap('Ship 2');
  await tap('Print slips');
  await tap('Next: courier');
  await page.getByRole('radio', { name: 'ST Courier' }).check();
  await tap('Next: tracking numbers');
  const number = Math.floor(Math.random() * 900_000_000);
  for (const one of [number, number + 1]) {
    await page.getByLabel('Tracking number').fill(`ST ${String(one).padStart(9, '0')}`);
    await page.keyboard.press('Enter');
  }
  await tap('Ship 2');
  await expect(page.getByText('2 parcels wait to be sent.')).toBeVisible();
  await expect(page.getByText('Waits for connection')).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('Waits for connection')).toHaveCount(2);

  await pool.query('update orders set version = version + 1 where id = $1', [second]);
  await asCustomer(request, admin, 'POST', '/api/users/logout');
  await phone.setOffline(false);
  await expect(toastOf(page, 'Your session has ended. Please log in again.')).toBeVisible();
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name?.split(' ')[0]));
  await expect.poll(databases).toEqual(['waiting']);
  await visit(page, '/login?returnUrl=/admin/to-pack');
  await fillLogin(page, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL('/admin/to-pack');
  const statusOf = async (id: string) =>
    (await pool.query<{ status: string }>('select status from orders where id = $1', [id])).rows[0]?.status;
  // a try that came too early is repeated after 15 seconds
  await expect.poll(() => statusOf(first), { timeout: 45_000 }).toBe('SHIPPED');
  expect(await statusOf(second)).toBe('PAYMENT');
  const conflicts = page.getByRole('region', { name: 'Packed without a connection, but not shipped' });
  await expect(conflicts.getByRole('listitem')).toHaveCount(1);
  await expect(conflicts).toContainText('Packed 2');
  await conflicts.getByRole('button', { name: 'Done' }).click();
  await expect(conflicts).toHaveCount(0);
  await pool.query("update orders set status = 'CANCELLED', version = version + 1 where id = $1", [second]);
  await phone.close();
});

/** In the page: a camera with a light that sees one Code 128. */
function showSticker(widths: readonly number[]): void {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    // a camera sends images all the time
    setInterval(() => {
      if (!context) return;
      context.fillStyle = '#eee';
      context.fillRect(0, 0, 1280, 720);
      context.fillStyle = '#222';
      let x = 200;
      for (const [index, width] of widths.entries()) {
        if (index % 2 === 0) context.fillRect(x, 250, width * 4, 200);
        x += width * 4;
      }
    }, 100);
    const stream = canvas.captureStream(10);
    for (const track of stream.getVideoTracks())
      Object.assign(track, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: async (wanted: unknown) => Reflect.set(globalThis, 'constraints', wanted),
      });
    return Promise.resolve(stream);
  };
}
