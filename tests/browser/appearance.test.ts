import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';

test('a toast is below the header: the cart and its count stay visible', async ({ page }) => {
  await signIn(page, await makeCustomer());
  await open(page, '/');
  const add = page.getByRole('button', { name: /Add .* to wishlist/i }).first();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  const toast = page.locator('.Toastify__toast').first();
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [message, header] = await Promise.all([
        toast.boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      return (message?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
});

test('C-05 an empty cart, wishlist and order list have a drawing or icon and an action', async ({
  page,
  saveScreenshot,
}) => {
  await signIn(page, await makeCustomer());
  await open(page, '/cart');
  const empty = page.locator('.empty');
  await expect(empty).toContainText('Your Cart is Empty');
  await expect(empty.locator('svg')).toBeVisible();
  await saveScreenshot('cart-empty');
  await open(page, '/orders');
  await expect(empty).toContainText('No orders found');
  await expect(empty.locator('svg')).toBeVisible();
  await open(page, '/profile');
  await expect(empty.getByRole('link', { name: 'See the foods' })).toHaveAttribute('href', '/product');
  await expect(empty.locator('svg')).toBeVisible();
  await open(page, '/search/zzzzqqq');
  await expect(empty).toContainText('No products available.');
  await expect(empty.locator('svg')).toBeVisible();
});
