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
  await expect(dialog).toContainText('A change here does not reach the courier');
  await checkAccessibility('dialog');
  await saveScreenshot('admin-order-address');
  await dialog.getByLabel('Street').fill('Temple Street');
  await dialog.getByRole('button', { name: 'Correct address' }).click();
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Temple Street');

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
  await asCustomer(request, customer, 'POST', `/api/orders/${order._id}/requests`, {
    kind: 'return',
    text: 'Not what I thought',
    items: [{ line: 0, quantity: 2 }],
  });
  await open(page, `/admin/orders/${order._id}`);
  const dialog = page.getByRole('dialog');
  const returns = page.getByRole('region', { name: 'Returns' });
  await returns.getByRole('button', { name: 'Accept, goods come back' }).click();
  await dialog.getByRole('button', { name: 'Accept, goods come back' }).click();
  await expect(returns).toContainText('Accepted, the goods have not come back yet');
  await returns.getByLabel('Tracking of the return').fill('ST 9914 0021 08');
  await returns.getByRole('button', { name: 'Save' }).click();
  await expect(returns).toContainText('The goods are on their way back.');
  await saveScreenshot('admin-order-return-accepted');
  await returns.getByRole('button', { name: 'Goods received' }).click();
  await dialog.getByLabel(/1 L \(of 2\)/).fill('2');
  await checkAccessibility('dialog');
  await dialog.getByRole('button', { name: 'Goods received' }).click();
  await expect(returns).toContainText('Goods received');
  await saveScreenshot('admin-order-return');
  await returns.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog).toContainText('2 of 3 · ₹360 each');
  await checkAccessibility('dialog');
  await saveScreenshot('admin-order-refund');
  await dialog.getByRole('button', { name: 'Refund ₹720 and make the credit note' }).click();
  await expect(returns).toContainText('Refunded');
  const saved = page.waitForEvent('download');
  await returns.getByRole('button', { name: /^Credit note CN\// }).click();
  expect((await saved).suggestedFilename()).toMatch(/^CN-\d\d-\d\d-\d{5}\.pdf$/);
  await checkAccessibility('main');

  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(customer));
  await open(page, `/track/${order._id}`);
  await expect(page.getByText('Your refund is on its way.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of this request' })).toContainText('Refunded (done)');
  await expect(page.getByRole('button', { name: /^Credit note CN\// })).toBeVisible();
  await saveScreenshot('track-return');
});
