import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { makeOrder, putInCart } from './sales.ts';

const HEIGHT = 780;

async function edges(thing: Locator) {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** At the bottom of the screen at any scroll position, and not under the chat button. */
async function expectDocked(page: Page, total: Locator, button: Locator): Promise<void> {
  const chat = page.getByRole('button', { name: 'Chat with us' });
  for (const y of [0, 10_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    for (const part of [total, button]) {
      await expect.poll(async () => (await edges(part)).bottom).toBeLessThanOrEqual(HEIGHT);
      await expect.poll(async () => (await edges(part)).top).toBeGreaterThan(HEIGHT - 200);
      expect((await edges(chat)).bottom).toBeLessThanOrEqual((await edges(part)).top);
    }
  }
}

test('C-12 C-13 C-15 To Pay and Continue are at the bottom of the screen, with the alert below the minimum', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 1);
  await signIn(page, user);
  await open(page, '/cart');
  const main = page.getByRole('main');
  await expectDocked(page, main.getByText('To Pay'), main.getByRole('button', { name: 'Continue' }));
  await main.getByRole('button', { name: 'Continue' }).click();
  const alert = main.getByText('Minimum order amount must be ₹1000 to proceed to checkout');
  await expectDocked(page, alert, main.getByRole('button', { name: 'Continue' }));
  await checkAccessibility();
  await putInCart(request, user, 3);
  await open(page, '/cart');
  await expectDocked(page, main.getByText('To Pay'), main.getByRole('link', { name: 'Continue' }));
  await main.getByRole('link', { name: 'Continue' }).tap();
  await expect(page).toHaveURL('/checkout');
  // the chat button is where it was without a bar
  await expect(page.locator('.chat-button')).not.toHaveAttribute('style', /--dock/);
});

test('PY-06 the amount and Pay with UPI are at the bottom of the screen', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  await expectDocked(page, page.getByText('Amount'), page.getByRole('button', { name: 'Pay with UPI' }));
  await checkAccessibility();
});

test('T-11 a pending order can be paid from the top of its page and from its card', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  for (const path of [`/track/${order._id}`, '/orders']) {
    await open(page, path);
    const pay = page.getByRole('link', { name: 'Complete Payment' });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect(pay).toHaveAttribute('href', `/payment/${order._id}`);
    await expect(page.getByText(/^Kept for you until \d+:\d\d/)).toBeVisible();
  }
});

test('OR-11 the current status tab is visible, and an empty one explains itself', async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, await makeCustomer());
  await open(page, '/orders/DELIVERED');
  await expect(page.getByRole('heading', { name: 'No DELIVERED orders found' })).toBeVisible();
  await expect(page.getByText('No order has been delivered yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delivered' })).toBeInViewport({ ratio: 1 });
  await checkAccessibility('main');
});
