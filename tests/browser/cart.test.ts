import { expect, open, test } from './fixtures.ts';
import { makeCustomer, PASSWORD, signIn, toastOf } from './people.ts';
import { asCustomer, putInCart } from './sales.ts';

test('C-05 C-06 a visitor has an empty cart', async ({ page, checkAccessibility }) => {
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect(page.getByText("Looks like you haven't added anything yet.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
  await checkAccessibility('main');
});

test('V-33 AU-11 Buy Now asks a visitor to log in and then adds the item', async ({ page }) => {
  const { email } = await makeCustomer();
  await open(page, '/product');
  const card = page.getByRole('listitem').filter({ hasText: 'Wood-Pressed Groundnut Oil' });
  await card.getByRole('button', { name: 'Buy Now' }).click();
  await expect(toastOf(page, 'Please log in first to add items to the cart!')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Wood-Pressed Groundnut Oil (1 L)' }),
  ).toBeVisible();
});

test('C-01 C-07 to C-15 lines, quantities, the minimum order and foods that close the gap', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 1);
  await signIn(page, user);
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
  const main = page.getByRole('main');
  const line = main.getByRole('listitem').filter({ hasText: 'Wood-Pressed Groundnut Oil (1 L)' });
  await expect(line.getByRole('img')).toHaveJSProperty('complete', true);
  await expect(line).toContainText('₹360');
  await expect(line.getByRole('button', { name: 'One less of' })).toBeDisabled();
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(
    main.getByRole('alert').filter({ hasText: 'Minimum order amount must be ₹1000 to proceed to checkout' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/cart');
  const gap = main.getByRole('region', { name: 'To reach the minimum order' });
  await expect(gap).toContainText('Add ₹640 to reach the ₹1,000 minimum');
  await expect(gap.getByRole('button', { name: /^Add/ })).toHaveCount(3);
  await checkAccessibility('main');
  await saveScreenshot('cart-below-minimum');

  await line.getByRole('button', { name: 'One more of' }).click();
  await line.getByRole('button', { name: 'One more of' }).click();
  await expect(line.getByRole('status')).toHaveText('3');
  await expect(main.getByText('To Pay')).toContainText('₹1,080');
  await expect(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout');
  await expect(async () => {
    const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
    expect(items[0].quantity).toBe(3);
  }).toPass();
  await checkAccessibility('main');
  await line.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
});
