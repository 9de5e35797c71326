import { randomUUID } from 'node:crypto';
import { SVG } from '../support/images.ts';
import { expect, open, test } from './fixtures.ts';
import { fill, newName } from './food-form.ts';
import { adminOf, signIn, toastOf } from './people.ts';
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

test('V-41 V-42 V-43 E-36 errors are shown at their fields, also in a closed section', async ({ page }) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/addFood');
  await page.getByRole('button', { name: 'Create' }).click();
  const name = page.getByLabel('Name', { exact: true });
  for (const field of [name, page.getByLabel('Price', { exact: true }), page.getByLabel('Origins')])
    await expect(field).toHaveAccessibleDescription(/This Field Is Required/);
  await expect(page.getByLabel('Cook Time')).toHaveAccessibleDescription('This Field Is Required');
  await expect(page.getByLabel('Tags (optional)')).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();
  await name.fill('Oil');
  await expect(name).toHaveAccessibleDescription('Field Is Too Short');
  await page.getByLabel('Image file').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: SVG });
  await expect(toastOf(page, 'Only JPG or PNG type is allowed')).toBeVisible();
  await fill(page, newName());
  const tax = page.locator('details').filter({ hasText: 'Tax and shelf life' });
  if (!(await page.getByLabel('HSN code').isVisible())) await tax.locator('summary').click();
  await page.getByLabel('HSN code').fill('12');
  await tax.locator('summary').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('An HSN code has 4, 6 or 8 digits')).toBeVisible();
});
