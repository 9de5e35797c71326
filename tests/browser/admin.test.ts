import type { APIRequestContext, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { makeOrder } from './sales.ts';

/** Each group shares one browser: it loads the scripts once. */
const PAGES = {
  sales: [
    ['overview', 'Sales'],
    ['orders', 'Orders'],
    ['orders/new', 'Order by phone'],
    ['messages', 'Messages'],
  ],
  coupons: [
    ['coupons', 'Coupons'],
    ['coupons/new', 'Add Coupon'],
    ['batches', 'Batches'],
    ['batches/new?food=wood-pressed-groundnut-oil', 'New batch'],
    ['recipes', 'Recipes'],
    ['recipes/new', 'Add Recipe'],
  ],
  content: [
    ['content/colours', 'Content'],
    ['translations', 'Translations'],
    ['content/words', 'Content'],
  ],
  settings: [
    ['settings', 'Settings'],
    ['settings/delivery', 'Settings'],
    ['settings/messages', 'Settings'],
    ['audit', 'Audit log'],
    ['security', 'Security log'],
    ['staff', 'Staff'],
    ['problems', 'Payments to look at'],
    ['press-plan', 'Press plan'],
    ['recalls', 'Recalls'],
  ],
} as const;

function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const pages of Object.values(PAGES)) {
  const paths = pages.map(([path]) => path).join(', ');
  test(`AD-14 /admin/ ${paths}: each loads, is accessible and no wider than the screen`, async ({
    page,
    checkAccessibility,
    saveScreenshot,
  }) => {
    test.slow();
    await signIn(page, await adminOf());
    for (const [path, title] of pages) {
      await test.step(path, async () => {
        await open(page, `/admin/${path}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText('Loading')).toHaveCount(0);
        await checkAccessibility();
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
        await saveScreenshot(`admin-${path.replace('/', '-')}`);
      });
    }
  });
}

test('AD-14 the dashboard of an admin links every admin page', async ({ page }) => {
  await signIn(page, await adminOf());
  await open(page, '/dashboard');
  const paths = [
    'overview',
    'orders',
    'coupons',
    'recipes',
    'content/colours',
    'messages',
    'settings',
    'audit',
    'security',
    'staff',
  ];
  for (const path of paths) await expect(page.locator(`main a[href="/admin/${path}"]`)).toBeVisible();
});

async function placeOrder(request: APIRequestContext) {
  const customer = await makeCustomer();
  const order = await makeOrder(request, customer);
  return { customer, order };
}

test('AD-15 an order is confirmed, paid, shipped and delivered, and the customer sees it in the timeline', async ({
  page,
  browser,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  test.slow();
  const { customer, order } = await placeOrder(request);
  await signIn(page, await adminOf());
  await open(page, `/admin/orders?q=${order.number}`);
  await page.getByRole('link', { name: `#${order.number}` }).click();
  const act = async (button: string, fields: Record<string, string> = {}) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await act('Confirm');
  await act('Record payment', { 'Reference (optional)': `UTR${order.number}` });
  await act('Ship', { Courier: 'Blue Dart', 'Tracking number': 'BD77' });
  await expect(page.locator('main .status').first()).toHaveText('SHIPPED');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await checkAccessibility();
  await saveScreenshot('admin-order');

  const customerPage = await (await browser.newContext()).newPage();
  await signIn(customerPage, customer);
  await open(customerPage, `/track/${order._id}`);
  await expect(customerPage.locator('.order-progress__done')).toHaveCount(4);
  await expect(customerPage.getByText('Blue Dart BD77')).toBeVisible();
  await customerPage.context().close();
  await act('Mark as delivered');
  await expect(page.locator('main .status').first()).toHaveText('DELIVERED');
});

test('the packing slip fits the screen and prints without the page around it', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { order } = await placeOrder(request);
  await signIn(page, await adminOf());
  await open(page, `/admin/orders/${order._id}/slip`);
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  await checkAccessibility();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  // a phone prints on A4 too; on narrow paper only the label is printed
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  await expect(page.locator('.shipping-label__to')).toContainText(order.name);
  for (const part of ['header.header', 'footer', '.admin__nav', '.slip__bar']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});
