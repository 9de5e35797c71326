import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { asCustomer, makeOrder } from './sales.ts';

/** A shipped order of a new customer, and a function for further actions on it. */
async function shippedOrder(request: APIRequestContext) {
  const customer = await makeCustomer();
  const order = await makeOrder(request, customer);
  const admin = await adminOf();
  const act = async (action: string, input: object = {}) => {
    const { version } = await (
      await asCustomer(request, admin, 'GET', `/api/admin/orders/${order._id}`)
    ).json();
    await asCustomer(request, admin, 'POST', `/api/admin/orders/${order._id}/actions`, {
      action,
      version,
      ...input,
    });
  };
  await act('confirm');
  await act('pay', { method: 'cash' });
  await act('ship', { courier: 'Blue Dart', trackingNumber: 'BD1' });
  return { customer, admin, order, act };
}
test('AD-15 tracking and address of a shipped order are corrected on the order page and appear on the label', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { admin, order } = await shippedOrder(request);
  await signIn(page, admin);
  await open(page, `/admin/orders/${order._id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Correct tracking' }).click();
  await expect(dialog.getByLabel('Tracking number')).toHaveValue('BD1');
  await dialog.getByLabel('Tracking number').fill('BD2');
  await dialog.getByRole('button', { name: 'Correct tracking' }).click();
  await expect(page.getByText('Tracking corrected: Blue Dart BD1 → Blue Dart BD2')).toBeVisible();
  await page.getByRole('button', { name: 'Correct address' }).click();
  await expect(dialog).toContainText('The courier does not learn of this');
  await checkAccessibility('dialog');
  await saveScreenshot('admin-order-address');
  await dialog.getByLabel('Street').fill('Temple Street');
  await dialog.getByRole('button', { name: 'Correct address' }).click();
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Temple Street');

  await open(page, `/admin/orders/${order._id}/slip`);
  await expect(page.getByText('DO NOT SHIP')).toHaveCount(0);
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await top('.shipping-label__from')).toBeGreaterThan(await top('.shipping-label__to'));
});

test('AD-15 a return is received and refunded on the order page, and the customer sees the refund', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { customer, admin, order, act } = await shippedOrder(request);
  await signIn(page, admin);
  await act('deliver');
  const asked = await asCustomer(request, customer, 'POST', `/api/orders/${order._id}/requests`, {
    kind: 'return',
    text: 'Not what I thought',
  });
  const { requests } = await asked.json();
  await asCustomer(request, admin, 'POST', `/api/admin/requests/${requests[0]._id}/answer`, {
    accept: true,
    answer: 'Please send it back.',
  });
  await open(page, `/admin/orders/${order._id}`);
  const dialog = page.getByRole('dialog');
  const returns = page.getByRole('region', { name: 'Returns' });
  await expect(returns).toContainText('Accepted, the goods have not come back yet');
  await returns.getByRole('button', { name: 'Goods received' }).click();
  await dialog.getByLabel(/1 L \(of 3\)/).fill('2');
  await checkAccessibility('dialog');
  await dialog.getByRole('button', { name: 'Goods received' }).click();
  await expect(returns).toContainText('Goods received');
  await saveScreenshot('admin-order-return');
  await returns.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel('Amount in INR')).toHaveValue('1080');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(returns).toContainText('Refunded');
  await checkAccessibility('main');

  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(customer));
  await open(page, `/track/${order._id}`);
  await expect(page.getByText('Your refund is on its way.')).toBeVisible();
  await saveScreenshot('track-return');
});
