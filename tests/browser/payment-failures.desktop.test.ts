import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { upiWindow } from './parts.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, makeOrder } from './sales.ts';

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay with UPI', exact: true });

test('a dismissed or failed payment can be retried, and its error is gone after the order is paid', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  await payButton(page).click();
  await upiWindow(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await payButton(page).click();
  await upiWindow(page).getByRole('button', { name: 'Fail' }).click();
  await expect(upiWindow(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await upiWindow(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toastOf(page, 'Payment Failed')).toBeVisible();
  await payButton(page).click();
  // the frame has the focus, so the toast does not time out
  const pay = upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' });
  await pay.focus();
  await expect(toastOf(page, 'Payment Failed')).toHaveCount(0);
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await pay.click();
  await expect(toastOf(page, 'Payment Successful')).toBeVisible();
  await expect(page).toHaveURL(`/track/${order._id}`);
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
});

test('E-24 when the provider’s script throws, an error is shown and the button works again', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await page.route('**/checkout.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.tries = 0; window.Razorpay = class { constructor() { window.tries += 1; throw new Error("no"); } };',
    }),
  );
  await open(page, `/payment/${order._id}`);
  await payButton(page).click();
  await expect(toastOf(page, 'Error initializing Razorpay')).toBeVisible();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'false');
  await payButton(page).click();
  await expect.poll(() => page.evaluate('window.tries')).toBe(2);
});

test('E-25 the page’s and the server’s message are shown when a payment cannot be verified', async ({
  page,
  request,
  expectFailure,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  const error = 'The payment service does not answer. If you have paid, we confirm it by mail.';
  expectFailure('/api/orders/razorpay/verify-payment', 503);
  await page.route('**/api/orders/razorpay/verify-payment', (route) =>
    route.fulfill({
      status: 503,
      json: { error, code: 'provider-away', requestId: 'x', success: false, orderId: order._id },
    }),
  );
  await open(page, `/payment/${order._id}`);
  await payButton(page).click();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();
  for (const message of ['Payment Verification Failed', error]) {
    await expect(toastOf(page, message)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payment Method' })).toContainText(message);
  }
});

test('an order with an outdated price is not paid: the page shows an error and offers Reorder', async ({
  page,
  request,
  expectFailure,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await asCustomer(request, user, 'DELETE', '/api/cart');
  await signIn(page, user);
  const error = 'Prices have changed since this order was placed. Please reorder to buy it at today’s price.';
  expectFailure('/api/orders/razorpay/create-order', 409);
  await page.route('**/api/orders/razorpay/create-order', (route) =>
    route.fulfill({ status: 409, json: { error, code: 'order-outdated', requestId: 'x' } }),
  );
  await open(page, `/payment/${order._id}`);
  await payButton(page).click();
  const method = page.getByRole('region', { name: 'Payment Method' });
  await expect(method).toContainText('Failed to create Razorpay order');
  await expect(method).toContainText(error);
  await checkAccessibility('main');
  await saveScreenshot('payment-outdated');
  await method.getByRole('button', { name: 'Reorder' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Wood-Pressed Groundnut Oil');
});

test('a payment reported only by webhook: the waiting text, the message, the empty cart', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  const cart = page.getByRole('link', { name: /cart/i }).first();
  await expect(cart).toHaveAccessibleName(/3 items/);
  const begun = page.waitForResponse('**/api/orders/razorpay/create-order');
  await payButton(page).click();
  const { orderId } = await (await begun).json();
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for your payment.' })).toBeVisible();
  // approved in the app on the phone; the window reports nothing
  await request.post(`/sandbox/razorpay/v1/orders/${orderId}/simulate`, { data: { browser: 'silent' } });
  await expect(page).toHaveURL(`/track/${order._id}`, { timeout: 30_000 });
  await expect(toastOf(page, 'Payment Successful')).toHaveCount(1);
  await expect(cart).not.toHaveAccessibleName(/items/);
});

test('the tracking page shows a payment that arrives while it is open', async ({ page, request }) => {
  test.setTimeout(60_000);
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/track/${order._id}`);
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toBeVisible();
  const begun = await asCustomer(request, user, 'POST', '/api/orders/razorpay/create-order', {
    orderId: order._id,
  });
  const { orderId } = await begun.json();
  await request.post(`/sandbox/razorpay/v1/orders/${orderId}/simulate`, { data: {} });
  // a slow machine may look at it only while it leaves
  await expect(toastOf(page, 'Payment Successful')).toBeAttached({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /cart/i }).first()).not.toHaveAccessibleName(/items/);
});

test('PY-05 a shop without PayPal shows one payment method, also when PayPal was selected while the options loaded', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/payment-options/**', async (route) => {
    const response = await route.fetch();
    const options = await response.json();
    await released;
    await route.fulfill({ response, json: { ...options, paypal: null } });
  });
  await open(page, `/payment/${order._id}`);
  await page.getByRole('tab', { name: 'PayPal' }).click();
  release();
  await expect(page.getByRole('tab')).toHaveText(['UPI']);
  await expect(page.getByRole('tab', { name: 'UPI' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
  await expect(payButton(page)).toBeVisible();
});

test('A-40 without the provider’s script an error is shown', async ({ page, request, complaints }) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await page.route('**/checkout.js', (route) => route.abort());
  await open(page, `/payment/${order._id}`);
  await page.getByRole('button', { name: 'Pay with UPI' }).click();
  await expect(toastOf(page, 'Razorpay SDK failed to load. Are you online?')).toBeVisible();
  await expect.poll(() => complaints.some((text) => text.includes('checkout.js'))).toBe(true);
  complaints.length = 0;
});
