import { randomInt } from 'node:crypto';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, makeOrder, putInCart } from './sales.ts';

test('an action on an outdated order page is rejected, and the page shows the current order', async ({
  page,
  request,
  expectFailure,
}) => {
  expectFailure('/actions', 409);
  const order = await makeOrder(request, await makeCustomer());
  const admin = await adminOf();
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

test('AD-14 a new coupon can be used at the checkout', async ({ page, request }) => {
  const code = `FEST${randomInt(1e9)}`;
  await signIn(page, await adminOf());
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

  const customer = await makeCustomer();
  await putInCart(request, customer);
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(customer));
  await open(page, '/checkout');
  await page.getByRole('button', { name: new RegExp(code) }).click();
  await expect(page.getByText('−₹216')).toBeVisible();
});

test('leaving a form with unsaved changes asks first', async ({ page }) => {
  await signIn(page, await adminOf());
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
