import { readFileSync } from 'node:fs';
import { png } from '../support/images.ts';
import { zip } from '../support/zip.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn } from './people.ts';

test('an admin exports the foods, checks a changed file, imports it and gets the rejected lines', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/foods');
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(exported.suggestedFilename()).toBe('foods.csv');
  const head = readFileSync(await exported.path(), 'utf8').split('\r\n')[0] ?? '';
  expect(head).toContain('"stock_when_exported"');

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import foods' })).toBeVisible();
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Choose a CSV file first')).toBeVisible();
  await checkAccessibility();
  const csv = [
    'id,name,origins,cook_time,size,price,stock,hsn,gst_rate,image_1,shoe_size',
    'imported-honey,Imported Wild Honey,Ooty,Ready to use,500 g,"₹1,250.00",12,409,5,honey.png,9',
    'imported-honey,,,,1 kg,2400,,,,,',
    'broken-honey,Broken Honey,Ooty,Ready to use,500 g,sweet,12,0409,5,,',
  ].join('\n');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'stock of november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const archive = zip([{ name: 'honey.png', bytes: await png('#c08020', 600) }]);
  await page
    .getByLabel('Pictures as ZIP')
    .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: archive });
  await page.getByRole('button', { name: 'Check file' }).click();

  await expect(page.getByText('This is what the import would do. Nothing is changed yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'stock of november.csv' })).toBeVisible();
  await expect(page.getByText('not known and are left out: shoe_size')).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Imported Wild Honey' })).toContainText('New');
  await expect(rows.filter({ hasText: '1 kg' })).toContainText('New');
  await expect(rows.filter({ hasText: 'Broken Honey' })).toContainText('Write rupees, such as 210 or 210.50');
  await checkAccessibility();
  await page.getByLabel('Show').selectOption('rejected');
  await expect(rows.filter({ hasText: 'Imported Wild Honey' })).toHaveCount(0);
  expect((await request.get('/api/foods/id/imported-honey')).status()).toBe(404);

  await page.getByRole('button', { name: 'Import 2 lines now' }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  await checkAccessibility();
  const [rejected] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Rejected lines' }).click(),
  ]);
  expect(readFileSync(await rejected.path(), 'utf8')).toContain(
    '"price: Write rupees, such as 210 or 210.50"',
  );
  await open(page, '/admin/foods/Imported%20Wild%20Honey');
  await expect(page.getByText('Imported Wild Honey')).toBeVisible();
  await expect(page.getByText('₹1,250')).toBeVisible();
});

test('an admin exports the orders of some days and the customers', async ({ page, checkAccessibility }) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/orders');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export orders' });
  await dialog.getByLabel('From').fill('2026-01-01');
  await dialog.getByLabel('To').fill('2026-01-31');
  await checkAccessibility();
  const [orders] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(orders.suggestedFilename()).toBe('order-lines-2026-01-01-2026-01-31.csv');
  await expect(dialog).toBeHidden();
  await open(page, '/admin/users');
  const [customers] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(readFileSync(await customers.path(), 'utf8')).toContain('"Customer since"');
});
