import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import type { CashSettings } from '../../src/contract/cash-on-delivery.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, codeFor, makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, makeOrder } from './sales.ts';

test('cash on delivery from the setting to the recorded cash', async ({
  page,
  request,
  expectFailure,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const admin = await adminOf();
  const terms = '/api/admin/settings/cash-on-delivery';
  const before = (await (await asCustomer(request, admin, 'GET', terms)).json()) as CashSettings;
  try {
    await signIn(page, admin);
    await open(page, '/admin/settings/cash-on-delivery');
    await page.getByLabel('Offer cash on delivery').check();
    await page.getByLabel('Fee (₹)').fill('40');
    await page.getByLabel('For orders up to (₹)').fill('1200');
    await page.getByRole('button', { name: 'Save cash on delivery' }).click();
    await expect(toastOf(page, 'Cash on delivery saved')).toBeVisible();
    await checkAccessibility();

    const user = await makeCustomer();
    const large = await makeOrder(request, user, 4);
    await signIn(page, user);
    await open(page, `/payment/${large._id}`);
    await page.getByRole('tab', { name: 'Cash on delivery' }).click();
    await expect(page.getByText('Cash on delivery is for orders up to ₹1,200.')).toBeVisible();

    const order = await makeOrder(request, user, 3);
    await open(page, `/payment/${order._id}`);
    await page.getByRole('tab', { name: 'Cash on delivery' }).click();
    await expect(page.getByText('₹1,120')).toBeVisible();
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    const code = page.getByLabel('Code of 6 digits');
    await expect(code).toBeFocused();
    await checkAccessibility();
    const right = await codeFor(request, user.email);
    expectFailure('/api/orders/cash-on-delivery', 400);
    await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await expect(toastOf(page, 'The order could not be confirmed')).toBeVisible();
    await code.fill(right);
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await expect(page).toHaveURL(`/track/${order._id}`);
    await expect(
      page.getByText('You pay ₹1,120 in cash when your order arrives.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Payment Processed')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Pay online instead' })).toBeVisible();
    await checkAccessibility();

    const path = `/api/admin/orders/${order._id}`;
    const { version } = (await (await asCustomer(request, admin, 'GET', path)).json()) as OrderDetail;
    const ship = { action: 'ship', version, courier: 'India Post', trackingNumber: 'EE123456785IN' };
    await asCustomer(request, admin, 'POST', `${path}/actions`, ship);
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(admin));
    await open(page, `/admin/orders/${order._id}/slip`);
    await expect(page.getByText('Collect ₹1,120 in cash').first()).toBeVisible();
    await open(page, `/admin/orders/${order._id}`);
    await page.getByRole('button', { name: 'Cash received' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Amount')).toHaveValue('1120');
    await dialog.getByRole('button', { name: 'Cash received' }).click();
    await expect(page.getByText(`cash-${order.number}`).first()).toBeVisible();
    const paid = (await (await asCustomer(request, admin, 'GET', path)).json()) as OrderDetail;
    expect([paid.status, paid.paymentStatus]).toEqual(['SHIPPED', 'COMPLETED']);
  } finally {
    const now = (await (await asCustomer(request, admin, 'GET', terms)).json()) as CashSettings;
    await asCustomer(request, admin, 'PUT', terms, { ...before, version: now.version });
  }
});
