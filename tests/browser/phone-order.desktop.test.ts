import { expect, open, test } from './fixtures.ts';
import { adminOf, newEmail, signIn, toastOf } from './people.ts';

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

test('AD-14 an admin enters an order by phone for a new customer and records the cash payment', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/orders');
  await page.getByRole('link', { name: 'Order by phone' }).click();
  await page.getByRole('button', { name: 'New customer' }).click();
  const email = newEmail();
  const customer = page.getByRole('region', { name: 'Customer' });
  await customer.getByLabel('Name').fill('Valli Amma');
  await customer.getByLabel('Email').fill(email);
  await customer.getByLabel('Phone').fill('9840012345');
  await customer.getByRole('button', { name: 'Create customer' }).click();
  await expect(customer.getByText(email)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search foods' }).fill('groundnut');
  await page.getByRole('searchbox', { name: 'Search foods' }).press('Enter');
  await page.getByRole('button', { name: 'Add Wood-Pressed Groundnut Oil, 1 L' }).click();
  const order = page.getByRole('region', { name: 'Order', exact: true });
  await expect(order.getByText('Minimum order amount')).toBeVisible();
  await order.getByRole('button', { name: 'One more' }).click();
  await order.getByRole('button', { name: 'One more' }).click();
  await expect(order.getByText('To Pay')).toContainText('₹1,080');
  await expect(order.getByText('Minimum order amount')).toBeHidden();

  const address = {
    'Door number': '3',
    Street: 'Car Street',
    Area: 'Fort',
    District: 'Erode',
    State: 'Tamil Nadu',
    Pincode: '638001',
  };
  for (const [name, value] of Object.entries(address)) await page.getByLabel(name).fill(value);
  await checkAccessibility('main');
  await saveScreenshot('admin-phone-order');
  await order.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page, 'was placed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await expect(page.getByText('Ordered by phone')).toBeVisible();

  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('Paid outside of the shop')).toBeVisible();
});
