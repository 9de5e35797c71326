import { expect, open, test } from './fixtures.ts';
import { upiWindow } from './parts.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, makeOrder } from './sales.ts';

test('PY-01 to PY-08 E-23 a customer pays by UPI and follows the order', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  const mine = page.getByRole('complementary', { name: 'Your order' });
  await expect(mine).toContainText('Wood-Pressed Groundnut Oil');
  await expect(mine).toContainText('₹1,200');
  await expect(mine).toContainText('Delivery chargeFree');
  await expect(mine.getByText('To Pay')).toContainText('₹1,080');
  await expect(page.getByRole('tab')).toHaveText(['UPI', 'PayPal']);
  await expect(page.getByText('Secure SSL connection.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Map: Delivery location' })).toBeVisible();
  const chat = await page.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const tab = await page.getByRole('tab', { name: 'PayPal' }).boundingBox();
  expect((tab?.x ?? 0) + (tab?.width ?? 0), 'the chat button covers no control').toBeLessThan(chat?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await checkAccessibility('main');
  await saveScreenshot('payment');
  await page.getByRole('button', { name: 'Pay with UPI' }).click();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();
  await expect(toastOf(page, 'Payment Successful')).toBeVisible();
  await expect(page).toHaveURL(`/track/${order._id}`);
  const facts = page.getByRole('complementary', { name: 'Order', exact: true });
  await expect(facts).toContainText('PAYMENT');
  await expect(facts).toContainText(/Payment IDpay_/);
  const steps = page.getByRole('region', { name: 'Order Progress' }).getByRole('listitem');
  await expect(steps.filter({ hasText: '(done)' })).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Meena.');
  await checkAccessibility('main');
  // ST-31
  const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
  expect(items).toEqual([]);
  // PY-10
  await open(page, `/payment/${order._id}`);
  await expect(page.getByText('This order is already paid.')).toBeVisible();
});
