import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn } from './people.ts';

const NUMBERS = ['77001100220033', '77001100220044'];

/** Delivered cash orders, the first of them long ago. */
async function insertParcels(): Promise<void> {
  for (const [index, number] of NUMBERS.entries()) {
    await browserDatabase().query(
      `with made as (
         insert into orders (id, name, email, phone, address, status, items_paise, total_paise, cod_at, courier, tracking_number)
         values (gen_random_uuid(), 'Kavitha Raman', '', '', '"Erode"', 'DELIVERED', 112000, 112000, now(), 'Shiprocket', $1) returning id)
       insert into order_history (order_id, at, actor, to_status)
       select id, now() - $2 * interval '1 day', 'system', 'DELIVERED' from made`,
      [number, 14 - index * 12],
    );
  }
}

test('an admin checks the payout file of a courier and records the cash that matches', async ({
  page,
  checkAccessibility,
}) => {
  await insertParcels();
  await signIn(page, await adminOf());
  await open(page, '/admin/remittances');
  await expect(page.getByText('Delivered 14 days ago')).toBeVisible();
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Choose a file first.')).toBeVisible();
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Sample file to try' }).click(),
  ]);
  await page.getByLabel('Payout file of the courier').setInputFiles(await sample.path());
  await page.getByRole('button', { name: 'Check file' }).click();
  const preview = page.getByRole('region', { name: 'What is in the file' });
  await expect(preview.getByRole('row', { name: NUMBERS[0] ?? '' })).toContainText('Matches');
  await expect(preview.getByRole('row', { name: '99990000111122' })).toContainText('Unknown parcel number');
  await expect(preview.getByText('The parcels add up to another sum')).toBeVisible();
  await checkAccessibility();
  const record = preview.getByRole('button', { name: /^Record/ });
  await expect(record).toBeDisabled();
  await preview.getByLabel('I have asked the courier').check();
  await record.click();
  await expect(page.getByText(/The cash of \d+ orders? is recorded/)).toBeVisible();
  await page.getByRole('link', { name: /^Payout \d+02$/ }).click();
  await expect(page.getByRole('row', { name: NUMBERS[1] ?? '' })).toContainText('Adjusted by the courier');
});
