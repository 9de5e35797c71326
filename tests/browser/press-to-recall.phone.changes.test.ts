import { randomUUID } from 'node:crypto';
import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { addDays, dayOf } from '../../src/rules/days.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { asCustomer } from './sales.ts';

const FOOD = 'wood-pressed-groundnut-oil';
const PRICE = 1200;

test('X-01 X-04 X-11 pressed, labelled, ordered, packed, looked up and recalled, on a phone', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  test.setTimeout(150_000);
  const pool = browserDatabase();
  const size = `press ${randomUUID().slice(0, 6)}`;
  const code = `J-${randomUUID().slice(0, 6).toUpperCase()}`;
  await pool.query(
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $4, $3, 0)',
    [FOOD, size, PRICE * 100, 900 + Math.floor(Math.random() * 9000)],
  );
  const admin = await adminOf();
  await signIn(page, admin);
  const noOverflow = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);

  await test.step('press', async () => {
    await open(page, `/admin/batches/new?food=${FOOD}`);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel(`Bottles of ${size}`).fill('12');
    await page.getByRole('button', { name: 'Save the batch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  });

  await test.step('label sheet', async () => {
    await page.getByRole('link', { name: 'Bottle labels' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bottle labels' })).toBeVisible();
    await page.getByLabel('Label sheet').selectOption('a4-65');
    await expect(page.getByText('12 labels on 1 sheet')).toBeVisible();
    await checkAccessibility();
    await noOverflow();
    await saveScreenshot('admin-labels');
    const printed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the labels' }).click();
    expect((await printed).suggestedFilename()).toBe(`labels-${code}.pdf`);
  });

  const customer = await makeCustomer({ name: `Press ${code}` });
  const orderId = await test.step('order and pack', async () => {
    const { rows } = await pool.query<{ charged: number }>(
      'select round($2 * (100 - discount_percent) / 100.0)::int as charged from foods where id = $1',
      [FOOD, PRICE],
    );
    const price = rows[0]?.charged ?? PRICE;
    await asCustomer(request, customer, 'POST', '/api/cart', { productId: FOOD, size, quantity: 1 });
    const placed = await asCustomer(request, customer, 'POST', '/api/orders/create', {
      name: customer.name,
      phone: '9876543210',
      address: customer.address,
      addressLatLng: { lat: '10.658300', lng: '77.008500' },
      couponCode: null,
      totalPrice: price,
      items: [{ product: FOOD, size, price, quantity: 1 }],
    });
    const { _id } = (await placed.json()) as { _id: string };
    const path = `/api/admin/orders/${_id}`;
    const act = async (step: object) => {
      const { version } = (await (await asCustomer(request, admin, 'GET', path)).json()) as OrderDetail;
      await asCustomer(request, admin, 'POST', `${path}/actions`, { ...step, version });
    };
    await act({ action: 'confirm' });
    await act({ action: 'pay', method: 'cash' });
    // the packer has a bottle of a later batch in the hand, then the right one again
    const later = `K-${code.slice(2)}`;
    await asCustomer(request, admin, 'POST', '/api/admin/batches', {
      _id: randomUUID(),
      foodId: FOOD,
      code: later,
      pressedOn: dayOf(new Date()),
      bestBefore: addDays(dayOf(new Date()), 300),
      sizes: [{ size, made: 2 }],
    });
    await open(page, '/admin/to-pack');
    // orders that other tests left unshipped come first, and a group shows its first ten
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    await expect(page.getByRole('checkbox').first()).toBeAttached();
    while ((await more.count()) > 0) await more.first().click();
    await page
      .getByRole('checkbox', { name: new RegExp(`, ${customer.name}$`) })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: 'Ship 1', exact: true }).click();
    await page.getByText('Check a bottle').click();
    const scan = async (text: string) => {
      await page.getByLabel('Code on the bottle').fill(text);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
    };
    await scan(code);
    await expect(page.getByText('Right batch. Pack it.')).toBeVisible();
    const picked = page.getByRole('list').first();
    for (const [from, to] of [
      [code, later],
      [later, code],
    ] as const) {
      await scan(`https://shop.example/b/${to}`);
      await expect(page.getByText(`1 × ${size} were planned from ${from}`)).toBeVisible();
      await checkAccessibility();
      await noOverflow();
      await page.getByRole('button', { name: 'Take this batch instead' }).click();
      await expect(picked.getByText(`1 × ${to}, best before`)).toBeVisible();
    }
    await saveScreenshot('admin-bottle');
    await act({ action: 'ship', courier: 'India Post', trackingNumber: 'EE123456785IN' });
    await open(page, `/admin/orders/${_id}`);
    await expect(page.getByText(code).first()).toBeVisible();
    return _id;
  });

  await test.step('passport', async () => {
    // as somebody types it from the bottle
    await open(page, `/b/${code.toLowerCase()}`);
    await expect(page).toHaveURL(new RegExp(`/b/${code}$`));
    await expect(page.getByText(`Batch ${code}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', `/food/${FOOD}`);
    await expect(page.locator('h1')).toHaveCount(1);
    await checkAccessibility();
    await noOverflow();
    await saveScreenshot('passport');
  });

  await test.step('recall', async () => {
    await open(page, '/admin/recalls');
    await page.getByLabel('Batch code on the bottle').fill(code);
    await page.getByRole('button', { name: 'Check this batch' }).click();
    await expect(page.getByText('1 customer has 1 bottle.')).toBeVisible();
    await page.getByLabel('Reason').fill('The lab found more moisture than we allow.');
    await page.getByLabel(`Type ${code} to confirm`).fill(code.toLowerCase());
    await checkAccessibility();
    await noOverflow();
    await page.getByRole('button', { name: 'Recall this batch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Recall of ${code}` })).toBeVisible();
    await page.getByRole('button', { name: 'Tell 1 customer' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('1 of 1')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(customer.email)).toBeVisible();
    await checkAccessibility();
    await noOverflow();
    await saveScreenshot('admin-recall');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByText('1 customer settled')).toBeVisible();
    const { rows } = await pool.query(
      'select 1 from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
      [orderId],
    );
    expect(rows).toHaveLength(1);
    await open(page, `/b/${code}`);
    await expect(page.getByRole('heading', { name: 'Safety notice: this batch is recalled' })).toBeVisible();
    await expect(page.getByText('The lab found more moisture than we allow.')).toBeVisible();
    await checkAccessibility();
  });
  await pool.query('delete from food_sizes where food_id = $1 and size = $2', [FOOD, size]);
});
