import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, makeOrder } from './sales.ts';

/** The UPI provider's payment window. */
const upiWindow = (page: Page) => page.frameLocator('iframe').last();

test('PY-01 to PY-08 E-23 a customer pays by UPI and follows the order', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  const mine = page.getByRole('complementary', { name: 'Your order' });
  await expect(mine).toContainText('Wood-Pressed Groundnut Oil');
  await expect(mine).toContainText('₹1,200');
  await expect(mine).toContainText('Delivery chargeFree');
  await expect(mine.getByText('To Pay')).toContainText('₹1,080');
  await expect(page.getByRole('tab')).toHaveText(['UPI', 'PayPal']);
  await expect(page.getByText('Secure SSL connection.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Map: Delivery location' })).toBeVisible();
  const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const tab = await page.getByRole('tab', { name: 'PayPal' }).boundingBox();
  expect((tab?.x ?? 0) + (tab?.width ?? 0), 'the chat button covers no control').toBeLessThan(chat?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await checkAccessibility('main');
  await saveScreenshot('payment');
  await page.getByRole('button', { name: 'Pay with UPI' }).click();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();
  await expect(toastOf(page, 'Payment Successful')).toBeVisible();
  await expect(page).toHaveURL(`/track/${order._id}`);
  const facts = page.getByRole('complementary', { name: 'Order', exact: true });
  await expect(facts).toContainText('PAYMENT');
  await expect(facts).toContainText(/Payment IDpay_/);
  const steps = page.getByRole('region', { name: 'Order Progress' }).getByRole('listitem');
  await expect(steps.filter({ hasText: '(done)' })).toHaveCount(3);
  // ST-31
  const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
  expect(items).toEqual([]);
  // PY-10
  await open(page, `/payment/${order._id}`);
  await expect(page.getByText('This order is already paid.')).toBeVisible();
});

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
