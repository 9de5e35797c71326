import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { totpCode, totpStepAt } from '../../src/server/second-factors/totp.ts';
import { createBrowserDatabase } from '../support/browser-database.ts';
import { png } from '../support/images.ts';
import { LIVE_KEYS, LIVE_URL, openLiveWorld } from '../support/live-world.ts';
import type { OutsideWorld } from '../support/outside-world.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { expect, open, test } from './fixtures.ts';
import { toastOf } from './people.ts';

const REROUTE = pathToFileURL(path.join(import.meta.dirname, '../support/reroute-fetch.ts')).href;
const cleanup = new AsyncDisposableStack();
let shop: ShopProcess;
let world: OutsideWorld;

/** A live shop without keys, on an empty database; providers and mail server are stand-ins. */
test.beforeAll(async () => {
  const port = await freePort();
  const { dir, remove } = makeDataDir();
  cleanup.defer(remove);
  const { url, drop } = await createBrowserDatabase();
  cleanup.defer(drop);
  world = await openLiveWorld(port);
  cleanup.defer(() => world.close());
  shop = startShopProcess({
    SHOP_MODE: 'live',
    PORT: String(port),
    PUBLIC_URL: LIVE_URL,
    TRUST_PROXY_HOPS: '1',
    DATABASE_URL: url,
    DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    MAP_TILE_URL: '/apple-touch-icon.png?{z}/{x}/{y}',
    NODE_OPTIONS: `--import=${REROUTE}`,
    TEST_ROUTES: JSON.stringify({
      'https://api.razorpay.com': `${world.origin}/sandbox/razorpay`,
      [LIVE_URL]: `http://127.0.0.1:${port}`,
    }),
  });
  cleanup.defer(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
});
test.afterAll(() => cleanup.disposeAsync());

async function addFood(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).first().fill('Wild honey');
  await page.getByLabel('Price', { exact: true }).fill('1200');
  await page.getByLabel('Origins').fill('Kolli Hills');
  await page.getByLabel('Cook Time').fill('Ready to eat');
  await page.getByLabel('Size', { exact: true }).fill('500 g');
  await page.getByLabel('Price (₹)').fill('1200');
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await png('#aa5500', 400) };
  await page.getByLabel('Image file').setInputFiles([picture]);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/admin\/editFood\/wild-honey$/);
}

test('an empty live shop: first admin, assistant, first food, open', async ({
  page,
  request,
  checkAccessibility,
  expectFailure,
  saveScreenshot,
}) => {
  test.slow();
  const at = (to: string) => `${shop.url}${to}`;
  const closed = await request.get(at('/'));
  expect(closed.status()).toBe(503);
  expect(await closed.text()).toContain('Opening soon');

  const link = /Create the first one: https:\/\/[^/]+(\S+)/.exec(shop.output())?.[1] ?? '';
  await open(page, at(link));
  await page.getByLabel('Name').fill('Eswari');
  await page.getByLabel('Email').fill('eswari@vayal.example');
  await page.getByLabel('Password', { exact: true }).fill('Farm@1234');
  await page.getByRole('button', { name: 'Create account' }).click();

  // whoever works in a live shop needs a second step before any admin call works
  expectFailure('/api/admin/', 409);
  const more = page.getByRole('dialog', { name: 'One more step' });
  await expect(more.getByRole('button', { name: 'Set up an app' })).toBeVisible();
  await checkAccessibility('dialog[open]');
  await saveScreenshot('setup-second-step');
  await more.getByRole('button', { name: 'Set up an app' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an app' });
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setUp.getByLabel('Code that the app shows').fill(totpCode(secret, totpStepAt(Date.now())));
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await expect(page.getByRole('heading', { name: 'Tell us about your farm' })).toBeVisible();
  await page.getByLabel('Farm’s name').fill('Vayal Oils');
  await page.getByLabel('Legal name').fill('Vayal Oils Private Limited');
  await page.getByLabel('Pincode').fill('638 70');
  await page.getByLabel('Door and street').fill('3/112, Dharapuram Road');
  await expect(page.getByText('A pincode has 6 digits')).toBeVisible();
  await page.getByLabel('Pincode').fill('638701');
  await expect(page.getByText('Tamil Nadu', { exact: true })).toBeVisible();
  await page.getByLabel('Town or village').fill('Kangeyam');
  await page.getByLabel('Phone customers may call').fill('98430 21177');
  await page.getByLabel('Mail for customers').fill('vanakkam@vayal.example');
  await saveScreenshot('setup-farm');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Next: look' }).click();

  await expect(page.getByRole('heading', { name: 'Make it look like your farm' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your farm' })).toContainText('Done');
  await expect(page.getByLabel('Big words')).toHaveValue('Straight from our farm.');
  const phone = page.getByRole('complementary').locator('.phone-preview');
  await expect(phone).toContainText('Food from Vayal Oils, packed with care');
  await page.getByLabel('Big words').fill('');
  await page.getByRole('button', { name: 'Save first words' }).click();
  await expect(page.getByText('Big words is required')).toBeVisible();
  await page.getByLabel('Big words').fill('Seed to bottle in four days.');
  await page.getByLabel('Button', { exact: true }).fill('Who we are');
  await page.getByLabel('Button leads to').selectOption('About us');
  await expect(phone).toContainText('Seed to bottle in four days.');
  await expect(phone).toContainText('Who we are');
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save first words' }).click();
  await expect(toastOf(page, 'The first words are on your home page.')).toBeVisible();
  await saveScreenshot('setup-look');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Skip for now' }).click();

  // filled in by the pincode
  await expect(page.getByLabel('State')).toHaveValue('Tamil Nadu');
  await page.getByLabel('FSSAI licence').fill('1242 3006 0001');
  await page.getByRole('button', { name: 'Next: delivery' }).click();
  await expect(page.getByText('An FSSAI number has 14 digits')).toBeVisible();
  await page.getByLabel('FSSAI licence').fill('1242 3006 0001 23');
  await page.getByLabel('We are not registered for GST').check();
  await page.getByLabel('Grievance officer').fill('Eswari Palaniappan');
  await page.getByLabel('Mail of the officer').fill('care@vayal.example');
  await page.getByLabel('Phone of the officer').fill('98430 21177');
  await saveScreenshot('setup-law');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Next: delivery' }).click();

  await expect(page.getByRole('heading', { name: 'Delivery and policy' })).toBeVisible();
  await saveScreenshot('setup-delivery');
  await page.getByRole('link', { name: 'Skip for now' }).click();

  const razorpay = page.locator('form').filter({ hasText: 'From the Razorpay dashboard' });
  await razorpay.getByLabel('Key id').fill('rzp_test_abc');
  await razorpay.getByRole('button', { name: 'Save keys' }).click();
  await expect(razorpay.getByText('is a test key')).toBeVisible();
  expectFailure('/api/admin/keys', 400);
  await razorpay.getByLabel('Key id').fill(LIVE_KEYS.RAZORPAY_KEY_ID);
  await razorpay.getByLabel('Key secret').fill(LIVE_KEYS.RAZORPAY_KEY_SECRET);
  await razorpay.getByLabel('Webhook secret').fill(LIVE_KEYS.RAZORPAY_WEBHOOK_SECRET);
  await razorpay.getByRole('button', { name: 'Save keys' }).click();
  await expect(razorpay.getByText(`ends with ${LIVE_KEYS.RAZORPAY_KEY_SECRET.slice(-4)}`)).toBeVisible();
  await expect(razorpay.getByLabel('Key secret')).toHaveValue('');
  const mail = page.locator('form').filter({ hasText: 'sends confirmations' });
  await mail.getByLabel('Mail server').fill(world.mailbox.smtpUrl);
  await mail.getByRole('button', { name: 'Save keys' }).click();
  await expect(mail.getByText('Set: 127.0.0.1')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Razorpay accepts the keys.')).toBeVisible();
  await expect(page.getByText('The mail server accepted an e-mail to eswari@vayal.example')).toBeVisible();
  // that of the new authenticator app may come before or after it
  const tests = world.mailbox
    .messages('eswari@vayal.example')
    .filter(({ subject }) => subject === 'Test e-mail of your shop');
  expect(tests).toHaveLength(1);
  await saveScreenshot('setup-payments');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Next: open the shop' }).click();

  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('heading', { name: '1 thing missing, then you open' })).toBeVisible();
  await saveScreenshot('setup-open');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').token);
  const headers = { Authorization: `Bearer ${token}` };
  const shelves = await (await request.get(at('/'), { headers })).text();
  expect(shelves).toContain('The shelves are being filled');
  expect(shelves).not.toContain('Reset Search');
  await page.getByRole('link', { name: 'Add: Foods' }).click();
  await expect(page.getByRole('heading', { name: 'Add Food' })).toBeVisible();
  await addFood(page);
  await open(page, at('/admin/setup/open'));
  await expect(page.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
  await checkAccessibility();
  expect((await request.get(at('/'))).status()).toBe(503);
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of vayal.example' })).toBeVisible();
  await saveScreenshot('setup-opened');
  await checkAccessibility();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.counter-sheet')).toContainText('Vayal Oils');
  await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check now' })).toBeHidden();
  await saveScreenshot('setup-counter-sheet');
  await page.emulateMedia({ media: null });

  const home = await request.get(at('/'));
  expect(home.status()).toBe(200);
  const homeText = await home.text();
  expect(homeText).toContain('Wild honey');
  expect(homeText).toContain('Seed to bottle in four days.');
  expect(homeText).toMatch(/href="\/about"[^>]*>Who we are/);
});
