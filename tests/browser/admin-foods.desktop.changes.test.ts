import { randomUUID } from 'node:crypto';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn } from './people.ts';
import { asCustomer } from './sales.ts';

test('leaving with unsaved changes asks; a draft has a preview; a conflicting save is rejected', async ({
  page,
  request,
  expectFailure,
}) => {
  const admin = await adminOf();
  const food = {
    name: `Ragi ${randomUUID().slice(0, 8)}`,
    price: 100,
    origins: ['Erode'],
    cookTime: 'None',
    status: 'draft',
  };
  const { id } = await (await asCustomer(request, admin, 'POST', '/api/foods', food)).json();
  await signIn(page, admin);
  await open(page, `/admin/editFood/${id}`);
  await page.getByLabel('Cook Time').fill('5 minutes');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Cook Time')).toHaveValue('5 minutes');
  await asCustomer(request, admin, 'PUT', '/api/foods', { ...food, _id: id, price: 90 });
  expectFailure('/api/foods', 409);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Somebody else has changed this food meanwhile.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/foods');
  await open(page, `/admin/previewFood/${id}`);
  await expect(page.getByText('Preview of a draft')).toBeVisible();
  await expect(page.getByRole('heading', { name: food.name })).toBeVisible();
  expect((await page.request.get(`/food/${id}`)).status()).toBe(404);
  await asCustomer(request, admin, 'DELETE', `/api/foods/${id}`);
});
