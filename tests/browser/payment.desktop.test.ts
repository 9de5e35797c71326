import { expect, open, test } from './fixtures.ts';
import { upiWindow } from './parts.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { makeOrder } from './sales.ts';

test('101 A-38 A-39 a customer pays by PayPal in dollars', async ({ page, request }) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment?orderId=${order._id}`);
  await page.getByRole('tab', { name: 'UPI' }).press('ArrowRight');
  await expect(page.getByText(/₹1,080 at ₹1 = \$0\.01/)).toBeVisible();
  await expect(page.getByText(/^Amount \$1\d\.\d\d$/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /PayPal/ }).click();
  const popup = await opened;
  // awaited during the click, which may resolve late because its window closes; compared with the complete text of the
  // page, so that a failure shows it
  await Promise.all([
    expect(page.locator('body')).toContainText('Payment Saved Successfully'),
    expect(toastOf(page, 'Payment Saved Successfully')).toBeVisible(),
    popup.getByRole('button', { name: /Approve/ }).click(),
  ]);
  expect(popup.isClosed()).toBe(true);
  await expect(page).toHaveURL(`/track/${order._id}`);
});

test('a paid order cancelled within five hours shows its refund', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  await page.getByRole('button', { name: 'Pay with UPI' }).click();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();
  await expect(page).toHaveURL(`/track/${order._id}`);
  const options = page.getByRole('region', { name: 'Your options' });
  await expect(options).toContainText(/Full refund until \d+ \w+/);
  const download = page.waitForEvent('download');
  await options.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^INV-\d\d-\d\d-\d{5}\.pdf$/);
  await options.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText(
    /₹1,080 goes back to the account that you paid from by UPI by \d+ \w+ \d{4}\./,
  );
  await checkAccessibility('dialog[open]');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(toastOf(page, 'Your order is cancelled.')).toBeVisible();
  await expect(options).toContainText('Refund of ₹1,080.00 is on its way and arrives by');
  await expect(page.getByText(/^This order was cancelled on/)).toBeVisible();
});
