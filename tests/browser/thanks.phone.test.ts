import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { upiWindow } from './parts.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { makeOrder, putInCart } from './sales.ts';

/** What Chromium sends when the shop can be installed. The page must keep it from asking by itself. */
async function offerToInstall(page: Page): Promise<void> {
  const isHeld = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) }));
    return offer.defaultPrevented;
  });
  expect(isHeld).toBe(true);
}

test('ST-16 the first order is paid by a press and thanked for; the method of the next one starts by itself, once', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  const method = page.getByRole('region', { name: 'Payment Method' });
  const mine = page.getByRole('complementary', { name: 'Your order' });
  const top = async (part: typeof method) => (await part.boundingBox())?.y ?? 0;
  expect(await top(method), 'the method comes first').toBeLessThan(await top(mine));
  const pay = page.getByRole('button', { name: 'Pay with UPI', exact: true });
  await expect(page.locator('iframe')).toHaveCount(0);
  await pay.click();
  await expect(upiWindow(page).getByText('UPI apps of your phone')).toBeVisible();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();

  await expect(page).toHaveURL(`/track/${order._id}`);
  const thanks = page.getByRole('region', { name: 'Thank you, Meena.' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Meena.');
  await expect(thanks).toContainText(`Order #${order.number} is placed and paid.`);
  await expect(thanks).toContainText(/Arrives\w{3} \d+( \w+)? to \w{3} \d+ \w+At Mill Street/);
  await expect(thanks).toContainText('You saved ₹120');
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem')).toContainText([
    /^Paid/,
    /By \w{3} \d+ \w+\./,
    /to \w{3} \d+ \w+$/,
  ]);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  const text = decodeURIComponent((await share.getAttribute('href')) ?? '');
  expect(text).toMatch(
    /^https:\/\/wa\.me\/\?text=I buy my food at Chekku Farms\. Have a look: http:\/\/[\d.:]+$/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invoice PDF, with GST' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await checkAccessibility('main');
  await saveScreenshot('thanks');
  await page.reload();
  await expect(thanks).toBeVisible();
  await offerToInstall(page);
  const hint = page.getByRole('region', { name: 'Chekku Farms as an app' });
  await expect(hint.getByRole('button', { name: 'Install' })).toBeVisible();
  await checkAccessibility('.install-hint');
  await saveScreenshot('install-hint');
  await hint.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(thanks).toBeVisible();
  await offerToInstall(page);
  await expect(hint).toHaveCount(0);

  await putInCart(request, user, 3);
  await open(page, '/checkout');
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await upiWindow(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await page.getByRole('tab', { name: 'UPI' }).click();
  await expect(pay).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await expect(pay).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('T-11 the tracking page of an unpaid order has its dates, and Complete Payment docked', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/track/${order._id}`);
  await expect(page.getByText(/^Pay today and it arrives \w{3} \d+/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 10_000));
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toBeInViewport({ ratio: 1 });
  await checkAccessibility('main');
});

test('a webhook that is faster than the payment window closes it, and no failure is shown afterwards', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  const begun = page.waitForResponse('**/api/orders/razorpay/create-order');
  await page.getByRole('button', { name: 'Pay with UPI', exact: true }).click();
  const { orderId } = await (await begun).json();
  await upiWindow(page).getByRole('button', { name: 'Fail' }).click();
  await expect(upiWindow(page).getByRole('button', { name: 'Fail' })).toBeEnabled();
  await request.post(`/sandbox/razorpay/v1/orders/${orderId}/simulate`, { data: {} });
  await expect(page).toHaveURL(`/track/${order._id}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(toastOf(page, 'Payment Successful')).toHaveCount(1);
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
});
