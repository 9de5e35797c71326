import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { createBrowserDatabase } from '../support/browser-database.ts';
import { SMS_KEYS } from '../support/shop-browser.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { expect, open, test } from './fixtures.ts';
import { codeFor, newEmail, storedName, toastOf } from './people.ts';

const cleanup = new AsyncDisposableStack();
const port = await freePort();
const baseURL = `http://127.0.0.1:${port}`;
let shop: ShopProcess;

/** A demo shop of its own: in the other one login by mobile number is off, as in every shop without keys. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { dir, remove } = makeDataDir();
  cleanup.defer(remove);
  const { url, drop } = await createBrowserDatabase();
  cleanup.defer(drop);
  shop = startShopProcess({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    ...SMS_KEYS,
  });
  cleanup.defer(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
});
test.afterAll(() => cleanup.disposeAsync());
test.use({ baseURL });

async function smsCode(request: APIRequestContext, mobile: string, atLeast: number): Promise<string> {
  let code = '';
  await expect(async () => {
    const response = await request.get(`/sandbox/sms/messages?to=${encodeURIComponent(mobile)}`);
    const messages: { values: { VAR1: string } }[] = await response.json();
    expect(messages.length).toBeGreaterThanOrEqual(atLeast);
    code = messages[0]?.values.VAR1 ?? '';
  }).toPass();
  return code;
}

/** The shop in a browser that nobody has logged in with. */
async function openElsewhere(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await open(page, '/product');
  return page;
}

async function logInBySms(page: Page, nextCode: () => Promise<string>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or mobile').fill('098412-33456');
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await dialog.getByLabel('One-time code').fill(await nextCode());
  await expect(dialog).toHaveCount(0);
}

test('a newcomer taps a heart, logs in by SMS and adds an e-mail; later Buy Now needs only the code', async ({
  page,
  request,
  browser,
  checkAccessibility,
}) => {
  const food = 'Wood-Pressed Groundnut Oil';
  await open(page, '/product');
  await page.getByRole('button', { name: `Add ${food} to wishlist` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(food)).toBeVisible();
  await dialog.getByLabel('Email or mobile').fill('12345');
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText('Enter a valid email or mobile number')).toBeVisible();
  await dialog.getByLabel('Email or mobile').fill('+91 98412 33456');
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText('We sent a code to 98412 33456.')).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('One-time code').fill(await smsCode(request, '+919841233456', 1));
  await dialog.getByLabel('Name').fill('Kavitha Raman');
  await dialog.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(toastOf(page, `"${food}" added to wishlist!`)).toBeVisible();
  expect(await storedName(page)).toBe('Kavitha Raman');

  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'How you log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Add email' }).click();
  const email = newEmail();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('One-time code').fill(await codeFor(request, email));
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(toastOf(page, 'Your email was added.')).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();

  const heart = await openElsewhere(browser);
  await heart.getByRole('button', { name: `Add ${food} to wishlist` }).click();
  await logInBySms(heart, () => smsCode(request, '+919841233456', 2));
  // it was on the list before, and stays there
  await expect(heart.getByRole('button', { name: `Remove ${food} from wishlist` })).toBeVisible();

  const buy = await openElsewhere(browser);
  await buy.getByRole('button', { name: 'Buy Now' }).first().click();
  await logInBySms(buy, () => smsCode(request, '+919841233456', 3));
  await buy.waitForURL(/\/cart$/);
  expect(await storedName(buy)).toBe('Kavitha Raman');
});
