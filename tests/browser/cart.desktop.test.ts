import { expect, open, test } from './fixtures.ts';
import { makeCustomer, PASSWORD, signIn, toastOf } from './people.ts';
import { putInCart } from './sales.ts';

test('a change that the server rejects is rolled back with a message', async ({
  page,
  request,
  expectFailure,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 1);
  await signIn(page, user);
  await open(page, '/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Groundnut' }).first();
  await expect(line.getByRole('status')).toHaveText('1');
  await page.route('**/api/cart', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  expectFailure('/api/cart', 503);
  await line.getByRole('button', { name: 'One more of' }).click();
  await expect(toastOf(page, 'Your cart could not be changed. Please try again.')).toBeVisible();
  await expect(line.getByRole('status')).toHaveText('1');
});

test('V-32 Add to Cart asks a visitor to log in; a second click raises the quantity', async ({ page }) => {
  const { email } = await makeCustomer();
  await open(page, '/food/wood-pressed-groundnut-oil');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toastOf(page, '"Wood-Pressed Groundnut Oil" added to cart!')).toBeVisible();
  const badge = page.getByRole('banner').getByText(/^\d+ items$/);
  await expect(badge).toHaveText('1 items');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(badge).toHaveText('2 items');
});

test('C-12 To Pay includes the delivery charge of the checkout, or says that it is added there', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await page.route('**/api/shop/delivery', (route) =>
    route.fulfill({
      json: {
        charge: 80,
        freeFrom: null,
        states: [{ state: 'Tamil Nadu', charge: 40.5, freeFrom: 2000 }],
        notServed: [],
      },
    }),
  );
  await signIn(page, user);
  await open(page, '/cart');
  const toPay = page.getByRole('complementary', { name: 'To pay' });
  await expect(toPay).toContainText('₹40.50');
  await expect(toPay.getByText('To Pay')).toContainText('₹1,120.50');
  await checkAccessibility('main');
  await saveScreenshot('cart-delivery');
  await toPay.getByRole('link', { name: 'Continue' }).click();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText('To Pay')).toContainText('₹1,120.50');

  await signIn(page, { ...user, address: 'an address of one line, without a state' });
  await open(page, '/cart');
  await expect(toPay).toContainText('Delivery is added at checkout, when we know your state.');
  await expect(toPay.getByText('To Pay')).toContainText('₹1,080');
});

test('V-31 ST-10 ST-11 hearts: a visitor is asked to log in, a customer toggles, the profile lists', async ({
  page,
}) => {
  const user = await makeCustomer();
  await open(page, '/product');
  const heart = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
  await heart(/Add Wood-Pressed Groundnut Oil to wishlist/).click();
  await expect(toastOf(page, 'Please log in first to use the wishlist!')).toBeVisible();
  await signIn(page, user);
  await open(page, '/product');
  await heart(/Add Wood-Pressed Groundnut Oil to wishlist/).click();
  await expect(toastOf(page, '"Wood-Pressed Groundnut Oil" added to wishlist!')).toBeVisible();
  await expect(heart(/Remove Wood-Pressed Groundnut Oil from wishlist/)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Remove Wood-Pressed Groundnut Oil' }).click();
  await expect(toastOf(page, '"Wood-Pressed Groundnut Oil" removed from wishlist!')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Wishlist/ })).toContainText('0');
});
