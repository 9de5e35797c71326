import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, makeOrder, putInCart } from './sales.ts';

const PAGES = [
  ['overview', 'Sales'],
  ['orders', 'Orders'],
  ['orders/new', 'Order by phone'],
  ['coupons', 'Coupons'],
  ['coupons/new', 'Add Coupon'],
  ['recipes', 'Recipes'],
  ['recipes/new', 'Add Recipe'],
  ['messages', 'Messages'],
  ['content/colours', 'Content'],
  ['content/hero-desktop', 'Content'],
  ['content/testimonial', 'Content'],
  ['content/words', 'Content'],
  ['settings', 'Settings'],
  ['settings/delivery', 'Settings'],
  ['audit', 'Audit log'],
  ['problems', 'Payments to look at'],
] as const;

function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const [path, title] of PAGES) {
  test(`AD-14 /admin/${path} loads, is accessible and no wider than the screen`, async ({
    page,
    request,
    checkAccessibility,
    saveScreenshot,
  }) => {
    await signIn(page, await adminOf(request));
    await open(page, `/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await checkAccessibility();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await saveScreenshot(`admin-${path.replace('/', '-')}`);
  });
}

test('AD-14 the dashboard of an admin links every admin page', async ({ page, request }) => {
  await signIn(page, await adminOf(request));
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
  ];
  for (const path of paths) await expect(page.locator(`main a[href="/admin/${path}"]`)).toBeVisible();
});

async function placeOrder(request: APIRequestContext) {
  const customer = await makeCustomer(request);
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
  await signIn(page, await adminOf(request));
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

test('an action on an outdated order page is rejected, and the page shows the current order', async ({
  page,
  request,
  expectFailure,
}) => {
  expectFailure('/actions', 409);
  const { order } = await placeOrder(request);
  const admin = await adminOf(request);
  await signIn(page, admin);
  await open(page, `/admin/orders/${order._id}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { version } = await (
    await asCustomer(request, admin, 'GET', `/api/admin/orders/${order._id}`)
  ).json();
  const cancel = { action: 'cancel', version, reason: 'Asked by phone' };
  await asCustomer(request, admin, 'POST', `/api/admin/orders/${order._id}/actions`, cancel);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toastOf(page, 'Somebody else changed this order meanwhile')).toBeVisible();
  await expect(page.locator('main .status').first()).toHaveText('CANCELLED');
});

test('the packing slip fits the screen and prints without the page around it', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { order } = await placeOrder(request);
  await signIn(page, await adminOf(request));
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

test('AD-14 a new coupon can be used at the checkout', async ({ page, request }) => {
  const code = `FEST${randomInt(1e9)}`;
  await signIn(page, await adminOf(request));
  await open(page, '/admin/coupons/new');
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Percent off').fill('20');
  await page.getByLabel('Description (customers read it)').fill('For the festival');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Choose the last day')).toBeVisible();
  await page.getByLabel('Last day').fill('2031-01-31');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL('/admin/coupons');
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  const customer = await makeCustomer(request);
  await putInCart(request, customer);
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(customer));
  await open(page, '/checkout');
  await page.getByRole('button', { name: new RegExp(code) }).click();
  await expect(page.getByText('−₹216')).toBeVisible();
});

test('leaving a form with unsaved changes asks first', async ({ page, request }) => {
  await signIn(page, await adminOf(request));
  await open(page, '/admin/coupons/new');
  await page.getByLabel('Code').fill('LOST');
  await page.getByRole('link', { name: 'Coupons' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Code')).toHaveValue('LOST');
  await page.getByRole('link', { name: 'Coupons' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/coupons');
});
