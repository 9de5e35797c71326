import { randomUUID } from 'node:crypto';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

test('stock of several foods is saved at once; a number that changed meanwhile is shown and the input stays', async ({
  page,
  request,
  expectFailure,
}) => {
  const admin = await adminOf();
  const mark = randomUUID().slice(0, 8);
  const make = async (name: string) => {
    const food = {
      name: `${name} ${mark}`,
      price: 100,
      origins: ['Erode'],
      cookTime: 'None',
      status: 'draft',
      quantities: [
        { size: '500 g', price: 100, stock: 5 },
        { size: '1 kg', price: 190, stock: 8 },
      ],
    };
    const { id } = await (await asCustomer(request, admin, 'POST', '/api/foods', food)).json();
    return { id, name: food.name };
  };
  const [ragi, samai] = [await make('Ragi'), await make('Samai')];
  await signIn(page, admin);
  await open(page, `/admin/foods/${mark}`);
  await page.getByRole('button', { name: 'Edit stock' }).click();
  const input = (food: string, size: string) => page.getByLabel(`New stock of ${food}, ${size}`);
  await input(ragi.name, '500 g').fill('40');
  await input(ragi.name, '1 kg').fill('x');
  await expect(page.getByText('Write a whole number, 0 or more.')).toBeVisible();
  await input(ragi.name, '1 kg').fill('8');
  await input(samai.name, '1 kg').fill('80');
  // one is broken on another screen
  const movement = { requestId: randomUUID(), size: '500 g', reason: 'broken', quantity: 1 };
  await asCustomer(request, admin, 'POST', `/api/admin/stock/${ragi.id}`, movement);
  await page.getByLabel('Why').selectOption('Came in');
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(toastOf(page, 'Stock of 1 food saved')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '4 pieces by now' })).toContainText(ragi.name);
  await expect(input(ragi.name, '500 g')).toHaveValue('40');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('4 pieces by now')).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: `Stock of ${ragi.name}` }).click();
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Came in');
  await expect(rows.nth(1)).toContainText('+36');
  await expect(rows.nth(2)).toContainText('Broken');
  await page.getByLabel('Reason').selectOption('Expired');
  expectFailure(`/api/admin/stock/${ragi.id}`, 409);
  await page.getByLabel('Pieces').fill('50');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Only 40 pieces are left.')).toBeVisible();
  await page.getByLabel('Pieces').fill('3');
  await page.getByLabel('Note (optional)').fill('Batch 12');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(rows.nth(1)).toContainText('Batch 12');
  await expect(rows.nth(1)).toContainText('−3');
  for (const { id } of [ragi, samai]) await asCustomer(request, admin, 'DELETE', `/api/foods/${id}`);
});
