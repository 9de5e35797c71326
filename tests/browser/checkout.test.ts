import { expect, open, test } from './fixtures.ts';
import { logInElsewhere, makeCustomer, signIn } from './people.ts';
import { asCustomer, makeOrder, putInCart, typePoint } from './sales.ts';

test('G-07 ST-16 from the cart through coupon and map to an order', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
  expectFailure,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  // CH-08
  await expect(page.getByLabel('Name')).toHaveValue(user.name);
  await expect(page.getByLabel('Pincode')).toHaveValue('642001');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText('₹1,080');
  await expect(summary).toContainText(/Delivery \w{3}, \d+ \w+ to/);

  await page.getByLabel('Mobile').fill('12345');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Enter a valid 10-digit mobile number')).toBeVisible();
  await expect(page.getByText('Please select your location on the map')).toBeVisible();
  await checkAccessibility('main');
  await saveScreenshot('checkout-errors');

  const coupon = summary.getByLabel('Coupon code');
  expectFailure('/api/coupons/NONSENSE', 404);
  await coupon.fill('nonsense');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('Invalid coupon code')).toBeVisible();
  await coupon.fill('PONGAL10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('10% off applied')).toBeVisible();
  await expect(summary.getByText('To Pay')).toContainText('₹972');
  await page.reload();
  await expect(summary.getByText('10% off applied')).toBeVisible();
  await expect(summary.getByText('To Pay')).toContainText('₹972');
  await summary.getByRole('button', { name: 'Remove' }).click();
  await expect(summary.getByText('To Pay')).toContainText('₹1,080');
  await coupon.fill('PONGAL10');
  await summary.getByRole('button', { name: 'Apply' }).click();

  await page.getByLabel('Mobile').fill('9876543210');
  await page.locator('.map__canvas').click({ position: { x: 90, y: 60 } });
  await expect(page.getByText(/^Location set: \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  // ST-31
  const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
  expect(items).toHaveLength(1);
  const [order] = await (await asCustomer(request, user, 'GET', '/api/orders')).json();
  expect(order).toMatchObject({ status: 'PENDING', couponCode: 'PONGAL10', totalPrice: 972 });
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

test('V-20 the map has no pin before a point is chosen, and its error focuses the button that sets it', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  await page.locator('.map').scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.locator('.map__pin')).toHaveCount(0);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alert').getByText('Please select your location on the map')).toBeVisible();
  const locate = page.getByRole('button', { name: 'Use my location' });
  await expect(locate).toBeFocused();
  await expect(locate).toHaveAccessibleDescription('Please select your location on the map');
  await page.locator('.map__canvas').click({ position: { x: 90, y: 60 } });
  await expect(page.locator('.map__pin')).toHaveCount(1);
  await expect(page.getByText('Please select your location on the map')).toHaveCount(0);
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
  await expect(page.getByText('Your door is remembered')).toBeVisible();
  await page.locator('.map').scrollIntoViewIfNeeded();
  await expect(page.locator('.map__pin')).toHaveCount(1);
  await checkAccessibility('main');
  await saveScreenshot('checkout-door');
  const street = page.getByLabel('Street');
  await street.fill('Temple Street');
  await expect(page.getByText('Your door is remembered')).toHaveCount(0);
  await expect(page.locator('.map__pin')).toHaveCount(0);
  await street.fill('Mill Street');
  await expect(page.getByText('Your door is remembered')).toBeVisible();
  await typePoint(page, '12.5', '76.25');
  await expect(page.getByText('Location set: 12.5, 76.25')).toBeVisible();
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\//);
  const [order] = await (await asCustomer(request, user, 'GET', '/api/orders')).json();
  expect(order.addressLatLng).toEqual({ lat: '12.5', lng: '76.25' });
});
