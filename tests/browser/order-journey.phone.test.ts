import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { cardOf, upiWindow } from './parts.ts';
import { codeFor, makeCustomer, newEmail, signIn } from './people.ts';
import { makeOrder } from './sales.ts';

/** Its first size is above the minimum order. */
const FOOD = '/food/three-oils-kitchen-combo';

/** Counts what a customer does with the finger and the keyboard. */
function counter() {
  const count = { taps: 0, fields: 0, addressFields: 0 };
  return {
    count,
    tap: async (target: Locator, options?: { position: { x: number; y: number } }) => {
      count.taps += 1;
      await target.click(options);
    },
    fill: async (target: Locator, text: string) => {
      count.fields += 1;
      await target.fill(text);
    },
    fillAddress: async (target: Locator, text: string) => {
      count.addressFields += 1;
      await target.fill(text);
    },
  };
}

const payInWindow = (page: Page) => upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' });

async function expectPaymentWindow(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(payInWindow(page)).toBeEnabled();
}

const goToCart = (page: Page) => page.getByRole('link', { name: /^My Cart/ }).first();

test('a newcomer orders by code with at most 7 taps and 4 fields beside the address', async ({
  page,
  request,
}) => {
  const { count, tap, fill, fillAddress } = counter();
  const email = newEmail();
  await open(page, '/product');
  await tap(cardOf(page, 'Three Oils Kitchen Combo').getByRole('button', { name: 'Buy Now' }));
  const dialog = page.getByRole('dialog');
  await fill(dialog.getByLabel('Email'), email);
  await tap(dialog.getByRole('button', { name: 'Email me a code' }));
  await fill(dialog.getByLabel('One-time code'), await codeFor(request, email));
  await fill(dialog.getByLabel('Name'), 'Kavitha Raman');
  await tap(dialog.getByRole('button', { name: 'Buy Now' }));
  await expect(page).toHaveURL('/cart');
  await tap(page.getByRole('link', { name: 'Continue' }));

  await fillAddress(page.getByLabel('Pincode'), '638452');
  await expect(page.getByText(/^Arrives \w{3}, \d+ \w+ to/)).toBeVisible();
  await expect(page.getByLabel('District')).toHaveValue('Erode');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Tamil Nadu');
  await expect(page.getByLabel('Name')).toHaveValue('Kavitha Raman');
  await fill(page.getByLabel('Mobile'), '9841233456');
  await fillAddress(page.getByLabel('Door number'), '7/2');
  await fillAddress(page.getByLabel('Street'), 'Bharathi Street');
  await fillAddress(page.getByLabel('Area'), 'Gobichettipalayam');
  await tap(page.locator('.map__canvas'), { position: { x: 150, y: 120 } });
  await tap(page.getByRole('button', { name: 'Place Order' }));
  await tap(page.getByRole('button', { name: 'Pay with UPI', exact: true }));
  await expectPaymentWindow(page);
  process.stdout.write(
    `newcomer by code: ${count.taps} taps, ${count.fields} fields and ${count.addressFields} of the address until the payment window is open\n`,
  );
  expect(count.taps).toBeLessThanOrEqual(7);
  expect(count.fields).toBeLessThanOrEqual(4);

  // the next order has nothing to fill in
  await open(page, '/checkout');
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeVisible();
  await expect(page.getByText('Your door is remembered')).toBeVisible();
});

test('a customer orders again with at most 4 taps and no field', async ({ page, request }) => {
  const user = await makeCustomer();
  const { _id } = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/payment/${_id}`);
  await page.getByRole('button', { name: 'Pay with UPI', exact: true }).click();
  await payInWindow(page).click();
  await expect(page).toHaveURL(`/track/${_id}`);
  const { count, tap } = counter();
  await open(page, FOOD);
  await tap(page.getByRole('button', { name: 'Add to Cart' }).first());
  await tap(goToCart(page));
  await tap(page.getByRole('link', { name: 'Continue' }));
  await tap(page.getByRole('button', { name: 'Place Order' }));
  // the method of the last payment starts by itself
  await expectPaymentWindow(page);
  process.stdout.write(
    `returning customer: ${count.taps} taps, ${count.fields} fields until the payment window is open\n`,
  );
  expect(count.taps).toBeLessThanOrEqual(4);
  expect(count.fields).toBe(0);
});
