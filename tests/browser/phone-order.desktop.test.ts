import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn } from './people.ts';

test('AD-14 an order by phone cannot contain a sold-out size and needs no e-mail', async ({
  page,
  saveScreenshot,
}) => {
  await page.route('**/api/foods/search/**', async (route) => {
    const response = await route.fetch();
    const foods = await response.json();
    for (const { quantities } of foods) quantities[0].stock = 0;
    await route.fulfill({ response, json: foods });
  });
  await signIn(page, await adminOf());
  await open(page, '/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Search foods' }).fill('groundnut');
  await page.getByRole('searchbox', { name: 'Search foods' }).press('Enter');
  await expect(page.getByRole('button', { name: /Groundnut Oil.*Sold out/ })).toBeDisabled();

  await page.getByRole('button', { name: 'New customer' }).click();
  const customer = page.getByRole('region', { name: 'Customer' });
  await customer.getByLabel('Name').fill('Valli Amma');
  await customer.getByRole('button', { name: 'Create customer' }).click();
  await expect(customer.getByText('Phone must be')).toBeVisible();
  await customer.getByLabel('Phone').fill('9840012345');
  await customer.getByRole('button', { name: 'Create customer' }).click();
  await expect(customer.getByText('no email, no mails')).toBeVisible();
  await expect(page.getByLabel('Mobile')).toHaveValue('9840012345');
  await saveScreenshot('admin-phone-order-no-email');
});
