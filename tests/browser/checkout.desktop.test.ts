import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { adminOf, logInElsewhere, makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, GROUNDNUT, makeOrder, putInCart, typePoint } from './sales.ts';

test('an applied coupon is validated again when the page is reopened', async ({ page, request }) => {
  const user = await makeCustomer();
  await putInCart(request, user, 8);
  await signIn(page, user);
  await open(page, '/checkout');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await summary.getByLabel('Coupon code').fill('chekku15');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('15% off applied')).toBeVisible();
  await putInCart(request, user, 4);
  await page.reload();
  await expect(summary.getByText('Minimum purchase ₹2500 required')).toBeVisible();
  await expect(summary.getByText('To Pay')).toContainText('₹1,440');
  await putInCart(request, user, 8);
  await page.reload();
  await expect(summary.getByText('To Pay')).toContainText('₹2,880');
  await expect(summary.getByLabel('Coupon code')).toHaveValue('');
});

test('a coupon over the total: nothing to pay, and the tracking page opens at once', async ({
  page,
  request,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  const code = `GIFT${Date.now()}`;
  await asCustomer(request, await adminOf(), 'POST', '/api/admin/coupons', {
    code,
    offerPercentage: 100,
    limitTotal: 1,
    expiresOn: '2031-12-31',
  });
  await signIn(page, user);
  await open(page, '/checkout');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await summary.getByLabel('Coupon code').fill(code);
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(/^To Pay/)).toContainText('₹0');
  await expect(summary).toContainText('There is nothing to pay.');
  await page.locator('.map__canvas').click({ position: { x: 90, y: 60 } });
  await saveScreenshot('checkout-free');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/track\/[0-9a-f-]{36}$/);
  const facts = page.getByRole('complementary', { name: 'Order', exact: true });
  await expect(facts).toContainText('PAYMENT');
  await expect(facts.getByText('Final Total')).toContainText('₹0');
  const options = page.getByRole('region', { name: 'Your options' });
  await expect(options.getByRole('button', { name: 'Download invoice' })).toBeVisible();
  await expect(options).not.toContainText('Full refund');
  await saveScreenshot('track-free');
  await open(page, '/cart');
  await expect(page.getByText('Wood-Pressed Groundnut Oil')).toHaveCount(0);
});

test('CH-09 a changed price is shown and nothing is ordered', async ({ page, request, expectFailure }) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  // the page has an outdated price
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    const cart = await response.json();
    for (const item of cart.items) item.price = GROUNDNUT.price - 10;
    await route.fulfill({ response: response, json: cart });
  });
  await open(page, '/checkout');
  await typePoint(page, '12.5', '76.25');
  await expect(page.getByText('To Pay')).toContainText('₹1,050');
  expectFailure('/api/orders/create', 409);
  await page.unroute('**/api/cart');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page, 'Prices changed.')).toBeVisible();
  await expect(page.getByText('To Pay')).toContainText('₹1,080');
  expect(await (await asCustomer(request, user, 'GET', '/api/orders')).json()).toEqual([]);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\//);
});

test('an order without a response shows an error and can be retried', async ({
  page,
  request,
  expectFailure,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  await typePoint(page, '12.5', '76.25');
  await page.route('**/api/orders/create', (route) => route.fulfill({ status: 502, json: {} }));
  expectFailure('/api/orders/create', 502);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page, 'Failed to place order. Please try again.')).toBeVisible();
  await page.unroute('**/api/orders/create');
  await page.route('**/api/orders/create', (route) => route.fulfill({ status: 200, json: {} }));
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page, 'Failed to retrieve order ID from response.')).toBeVisible();
});

test('CH-03 CH-04 CH-07 a point is located by the device, denied by it, or typed', async ({
  page,
  request,
  context,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /denied/i })).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 11.4548, longitude: 77.4365 });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Location set: 11.454800, 77.436500')).toBeVisible();
  await typePoint(page, '12.5', '76.25');
  await expect(page.getByText('Location set: 12.5, 76.25')).toBeVisible();
});

test('CH-02 the location of an earlier order is saved for every device, for that address only', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  await makeOrder(request, user, 3);
  await signIn(page, await logInElsewhere(request, user.email));
  await open(page, '/checkout');
  const remembered = page.getByText('Your door is remembered');
  await expect(remembered).toBeVisible();
  await expect(page.locator('.map')).toHaveCount(0);
  await checkAccessibility('main');
  await saveScreenshot('checkout-door');
  const street = page.getByLabel('Street');
  await street.fill('Temple Street');
  await expect(remembered).toHaveCount(0);
  await page.locator('.map').scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.locator('.map__pin')).toHaveCount(0);
  await street.fill('Mill Street');
  await expect(remembered).toBeVisible();
  await page.getByRole('button', { name: 'Change the place on the map' }).click();
  await expect(page.locator('.map__pin')).toHaveCount(1);
  await typePoint(page, '12.5', '76.25');
  await expect(page.getByText('Location set: 12.5, 76.25')).toBeVisible();
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\//);
  const [order] = await (await asCustomer(request, user, 'GET', '/api/orders')).json();
  expect(order.addressLatLng).toEqual({ lat: '12.5', lng: '76.25' });
});

test('CH-07 the coordinates are closed away, and the arrow keys move the pin', async ({ page, request }) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  const typed = page.locator('details').filter({ hasText: 'Type the coordinates' });
  await expect(typed).not.toHaveAttribute('open');
  const map = page.getByRole('application', { name: 'Map: Delivery location' });
  await map.focus();
  await map.press('Enter');
  const place = page.getByText(/^Location set: /);
  const before = await pointIn(place);
  await map.press('ArrowUp');
  await map.press('Shift+ArrowRight');
  await expect.poll(async () => (await pointIn(place)).lat).toBeGreaterThan(before.lat);
  await expect.poll(async () => (await pointIn(place)).lng).toBeGreaterThan(before.lng);
  await expect(typed).not.toHaveAttribute('open');
  await typed.locator('summary').click();
  await expect(page.getByLabel('Latitude')).toBeInViewport();
});

async function pointIn(text: Locator): Promise<{ lat: number; lng: number }> {
  const [lat = Number.NaN, lng = Number.NaN] = (await text.innerText()).match(/[\d.]+/g)?.map(Number) ?? [];
  return { lat, lng };
}
