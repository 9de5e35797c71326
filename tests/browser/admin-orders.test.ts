import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { makeOrder } from './sales.ts';

test('AD-14 the row of an order is a link, for touch and keyboard', async ({ page, request }) => {
  const customer = await makeCustomer();
  const order = await makeOrder(request, customer);
  await signIn(page, await adminOf());
  await open(page, `/admin/orders?q=${encodeURIComponent(customer.email)}`);
  const row = page.locator('tbody tr');
  await expect(row).toHaveCount(1);
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // a click at the position: the link covers the text of the cell
  await row.getByText('Not paid').scrollIntoViewIfNeeded();
  const cell = await row.getByText('Not paid').boundingBox();
  await page.mouse.click((cell?.x ?? 0) + 5, (cell?.y ?? 0) + 5);
  await expect(page).toHaveURL(`/admin/orders/${order._id}`);
  await page.goBack();
  await page.getByRole('link', { name: `#${order.number}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${order._id}`);
});

test('AD-14 admin pages have no chat and a one-line footer; the dashboard shows counts', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const response = await request.post('/api/contact/send-contact-email', {
    data: { name: 'Visitor', email: 'visitor@example.org', subject: 'Counted', message: 'Hello' },
  });
  expect(response.ok()).toBe(true);
  await signIn(page, await adminOf());
  await open(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  await expect(page.locator('main a[href="/admin/messages"]')).toContainText(/\d+ unanswered/);
  await checkAccessibility();
  await saveScreenshot('admin-dashboard');
  await open(page, '/admin/orders');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(120);
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
});
