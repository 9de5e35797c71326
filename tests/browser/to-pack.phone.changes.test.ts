import { browserDatabase } from '../support/browser-database.ts';
import { insertOrders } from '../support/packing.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn } from './people.ts';

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
  // a shop without the endpoint for printouts still ships
  await page.route('**/api/admin/print.pdf?*', async (route) => {
    const response = await route.fetch();
    const isMissing = response.status() === 404;
    await route.fulfill(
      isMissing ? { status: 200, contentType: 'application/pdf', body: '%PDF-1.7' } : { response },
    );
  });
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
  await tap(`Print ${ORDERS}`);
  const response = await printed;
  expect(response.status()).toBe(200);
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
