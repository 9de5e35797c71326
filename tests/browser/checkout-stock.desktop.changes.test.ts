import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, typePoint } from './sales.ts';

test('a food that sells out during checkout: the server’s message, and ways to order the rest', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
  expectFailure,
}) => {
  const admin = await adminOf();
  const name = `Ragi Flour ${Date.now()}`;
  const quantities = [{ size: '1 kg', price: 600, stock: 5 }];
  const food = { name, price: 600, origins: ['Erode'], cookTime: 'None', quantities };
  const { id } = await (await asCustomer(request, admin, 'POST', '/api/foods', food)).json();
  const user = await makeCustomer();
  await asCustomer(request, user, 'POST', '/api/cart', { productId: id, size: '1 kg', quantity: 5 });
  await signIn(page, user);
  await open(page, '/checkout');
  await typePoint(page, '12.5', '76.25');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText('To Pay')).toContainText('₹3,000');
  await asCustomer(request, admin, 'PUT', '/api/foods', {
    ...food,
    _id: id,
    quantities: [{ size: '1 kg', price: 600, stock: 3 }],
  });

  expectFailure('/api/orders/create', 409);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page, `${name} (1 kg): Only 3 left`)).toBeVisible();
  await expect(summary.getByRole('alert')).toHaveText(`${name} (1 kg): Only 3 left`);
  await expect(page.getByText('Prices changed')).toHaveCount(0);
  await checkAccessibility('main');
  await saveScreenshot('checkout-stock');
  await summary.getByRole('button', { name: `Take 3 of ${name}` }).click();
  await expect(summary.getByText('To Pay')).toContainText('₹1,800');
  await expect(summary.getByText('Only 3 left')).toHaveCount(0);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\//);

  // the order reserves all three: the same cart can now only be emptied
  await open(page, '/checkout');
  await expect(summary.getByText('Out of stock')).toBeVisible();
  await summary.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await asCustomer(request, admin, 'DELETE', `/api/foods/${id}`);
});
