import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { asCustomer, putInCart } from './sales.ts';

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
