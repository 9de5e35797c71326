import type { Page } from '@playwright/test';
import { png } from '../support/images.ts';
import { expect, open, test } from './fixtures.ts';
import { fill, newName } from './food-form.ts';
import { adminOf, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

const file = async (colour: string) => ({
  name: 'a.png',
  mimeType: 'image/png',
  buffer: await png(colour, 400),
});

/** Pages are cached for a short time: reloads until the change is there. */
async function eventually(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await open(page, path);
    await check();
  }).toPass();
}
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('AD-02 AD-05 to AD-08 E-38 A-27 a food with two images is created and appears on the home page', async ({
  page,
  request,
}) => {
  const name = newName();
  const admin = await adminOf();
  await signIn(page, admin);
  await open(page, '/admin/foods');
  await page.getByRole('link', { name: 'Add Food' }).click();
  await expect(page.getByRole('heading', { name: 'Add Food' })).toBeVisible();
  await expect(page.getByText('Country of origin (a specification of that name)')).toBeVisible();
  await fill(page, name);
  await page.getByLabel('Image file').setInputFiles([await file('#aa5500'), await file('#0055aa')]);
  await page.getByLabel('What picture 2 shows').fill('A blue bag');
  await page.getByRole('button', { name: 'Move picture 2 up' }).click();
  await page.getByRole('button', { name: 'Add Size/Price' }).click();
  await page.getByLabel('Size', { exact: true }).nth(1).fill('1 kg');
  await page.getByLabel('Price (₹)').nth(1).fill('230.50');
  await page.getByRole('button', { name: 'Add Size/Price' }).click();
  await page.getByRole('button', { name: 'Remove size 3' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toastOf(page, `Food "${name}" added successfully!`)).toBeVisible();
  const id = name.toLowerCase().replaceAll(' ', '-');
  await expect(page).toHaveURL(`/admin/editFood/${id}`);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await expect(page.getByLabel('What the first picture shows')).toHaveValue('A blue bag');
  const card = cardOf(page, name);
  await eventually(page, '/', async () => {
    await expect(card).toContainText('₹120', { timeout: 1000 });
  });
  await expect(card.getByRole('img', { name: 'A blue bag' })).toBeVisible();
  await asCustomer(request, admin, 'DELETE', `/api/foods/${id}`);
});

test('AD-01 AD-03 AD-04 E-37 a food is found, gets a new price and is deleted', async ({ page, request }) => {
  const name = newName();
  const admin = await adminOf();
  const quantities = [
    { size: '500 g', price: 120 },
    { size: '1 kg', price: 230, stock: 3 },
  ];
  const food = { name, price: 120, origins: ['Erode'], cookTime: 'None', quantities };
  const { id } = await (await asCustomer(request, admin, 'POST', '/api/foods', food)).json();
  await signIn(page, admin);
  await open(page, '/admin/foods');
  await page.getByRole('searchbox', { name: 'Search foods' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/foods/${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('1 kg ₹230');
  await expect(row).toContainText('3 left');
  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByLabel('Price (₹)').first().fill('135');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toastOf(page, `Food "${name}" updated successfully!`)).toBeVisible();
  await eventually(page, `/food/${id}`, async () => {
    await expect(page.locator('.buy-box')).toContainText('₹135', { timeout: 1000 });
  });
  await open(page, `/admin/foods/${encodeURIComponent(name)}`);
  const ask = page.getByRole('dialog', { name: `Delete Food ${name}?` });
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, `"${name}" Has Been Removed!`)).toBeVisible();
  await expect(page.getByText(`No food matches “${name}”.`)).toBeVisible();
  await eventually(page, '/', async () => {
    await expect(cardOf(page, name)).toHaveCount(0, { timeout: 1000 });
  });
});

test('X-01 X-03 the list of foods and its delete dialog are accessible', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/foods');
  await expect(page.getByRole('row').nth(1)).toContainText('₹');
  await checkAccessibility('main');
  await saveScreenshot('admin-foods');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await checkAccessibility('dialog[open]');
});

test('X-01 the food form is accessible', async ({ page, checkAccessibility, saveScreenshot }) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/editFood/wood-pressed-groundnut-oil');
  await expect(page.getByLabel('Cook Time')).toHaveValue('Ready to use');
  await checkAccessibility('main');
  await saveScreenshot('admin-food-form');
});
