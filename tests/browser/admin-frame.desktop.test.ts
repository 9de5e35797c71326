import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { makeOrder } from './sales.ts';

test('the search box finds an order by keyboard, and the order leads to its customer', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const order = await makeOrder(request, await makeCustomer());
  await signIn(page, await adminOf());
  await open(page, '/admin/orders');
  await expect(page.locator('.chat, footer.footer')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the shop' })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type(`#${order.number}`);
  await expect(page.getByRole('option').first()).toContainText(`#${order.number}`);
  await checkAccessibility();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${order._id}`);
  await page.getByRole('main').getByRole('link', { name: order.name }).first().click();
  await expect(page).toHaveURL(/\/admin\/customers\//);
  await page.getByLabel('New note').fill('Rings twice');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rings twice' })).toBeVisible();
  await checkAccessibility();
});

test('a new order counts in the title of an open admin page without a reload', async ({ page }) => {
  await signIn(page, await adminOf());
  const news = (orders: object[]) => ({
    at: new Date().toISOString(),
    work: {
      ordersToShip: orders.length,
      messages: 0,
      requests: 0,
      paymentProblems: 0,
      lowStock: 0,
      disabledWebhooks: 0,
      failedBackups: 0,
    },
    orders,
  });
  let orders: object[] = [];
  await page.route('**/api/admin/overview/news*', (route) => route.fulfill({ json: news(orders) }));
  await page.clock.install();
  await open(page, '/admin/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  orders = [{ _id: '0190b7d0-0000-7000-8000-000000000001', number: 4711, name: 'Kavitha', totalPrice: 1120 }];
  await page.clock.runFor(31_000);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByText('New order #4711, ₹1,120')).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(page).not.toHaveTitle(/^\(/);
});
