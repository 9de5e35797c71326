import { randomUUID } from 'node:crypto';
import { expect, open, test } from './fixtures.ts';
import { adminOf } from './people.ts';
import { asCustomer } from './sales.ts';

test('D-06 without a discount there is only one price', async ({ page, request }) => {
  const admin = await adminOf();
  const food = {
    price: 290,
    origins: ['Erode'],
    cookTime: 'None',
    quantities: [{ size: '500 ml', price: 290 }],
  };
  const name = `Oil ${randomUUID().slice(0, 8)}`;
  const { id } = await (await asCustomer(request, admin, 'POST', '/api/foods', { ...food, name })).json();
  await open(page, `/food/${id}`);
  const price = page.locator('.buy-box__price');
  await expect(price).toContainText('₹290');
  await expect(price.locator('s')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Buy' })).not.toContainText('OFF');
  await asCustomer(request, admin, 'DELETE', `/api/foods/${id}`);
});
