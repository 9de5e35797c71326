import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
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
