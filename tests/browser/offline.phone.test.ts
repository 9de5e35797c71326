import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { browserDatabase } from '../support/browser-database.ts';
import { openCutOffShop } from '../support/cut-off-shop.ts';
import { expect, test } from './fixtures.ts';
import { installWorker, linesOf, openPhone, SHOP_URL, storedIn, storedPages, visit } from './offline.ts';
import { adminOf, makeCustomer } from './people.ts';
import { asCustomer, deliver, GROUNDNUT, makeOrder } from './sales.ts';

test.use({ otherBrowser: 'processPerPage' });

// in this order: the last one switches the worker off for everybody
test.describe.configure({ mode: 'default' });

const FOOD = `/food/${GROUNDNUT.productId}`;

/** What is in the store of whoever is signed in. */
async function privateKeys(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const name = names.find((one) => one.startsWith('private '));
    if (!name) return [];
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('records').objectStore('records').getAllKeys();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
    return promise;
  });
}

test('without a connection a customer browses and fills the cart in two tabs; back online it arrives once and is ordered', async ({
  chosenBrowser,
}) => {
  test.slow();
  const user = await makeCustomer();
  const { phone, page } = await openPhone(chosenBrowser, { user });
  await installWorker(page, FOOD, ['/', '/product', '/cart', FOOD], 'shop');
  await visit(page, '/cart');
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();

  await phone.setOffline(true);
  await visit(page, '/product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
  await expect(page.getByText('No connection. You see')).toBeVisible();
  await visit(page, FOOD);
  await expect(page.getByText('No connection. You see')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('We change your cart as soon as it is back.')).toBeVisible();
  await visit(page, '/cart');
  await expect(page.getByText('1 change waits to be sent.')).toBeVisible();
  const more = page.getByRole('button', { name: /^One more/ });
  await more.click();
  await more.click();
  await expect(page.locator('.quantity output')).toHaveText('3');
  const second = await phone.newPage();
  await visit(second, '/cart');
  await expect(second.locator('.quantity output')).toHaveText('3');
  await visit(second, '/profile');
  await expect(second).toHaveURL('/offline?from=%2Fprofile');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('The line is down, the shop is not');
  await expect(second.getByRole('link', { name: /Cart, 3 pieces/ })).toBeVisible();
  expect(await linesOf(user._id)).toEqual([]);

  const sent: string[] = [];
  phone.on('response', (response) => {
    const isChange = response.request().method() === 'POST' && response.url().endsWith('/api/cart');
    if (isChange) sent.push(`${response.status()} ${response.request().postData()}`);
  });
  await phone.setOffline(false);
  await expect.poll(() => linesOf(user._id)).toEqual([[GROUNDNUT.productId, 3]]);
  await expect(second).toHaveURL('/profile');
  await expect(page.getByText('No connection. You see')).toHaveCount(0);
  expect(sent).toEqual([expect.stringMatching(/^200 .*"quantity":3/)]);

  await visit(page, '/checkout');
  await page.getByLabel('Mobile').fill('9876543210');
  await page.locator('.map__canvas').click({ position: { x: 90, y: 60 } });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  const { rows } = await browserDatabase().query('select id from orders where user_id = $1', [user._id]);
  expect(rows).toHaveLength(1);
  expect((await storedPages(page)).filter((path) => /payment|checkout|profile/.test(path))).toEqual([]);
  await phone.close();
});

test('a new version of the worker replaces the old one in every tab, and pages of both go on', async ({
  chosenBrowser,
}) => {
  const shop = await openCutOffShop(SHOP_URL);
  const reply = (version: string) =>
    `;addEventListener('message',(e)=>e.data==='version'&&e.source.postMessage('${version}'))`;
  shop.workerCode = reply('old');
  const { phone, page } = await openPhone(chosenBrowser, { url: shop.url });
  const versionOf = (tab: typeof page) =>
    tab.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
          navigator.serviceWorker.controller?.postMessage('version');
        }),
    );
  await installWorker(page, '/', ['/']);
  expect(await versionOf(page)).toBe('old');
  shop.workerCode = reply('new');
  const second = await phone.newPage();
  await visit(second, '/product');
  const useAndAsk = async () => {
    // by now or soon the page hears it: the first use installs the worker
    await second.mouse.move(10, 10);
    await second.mouse.move(20, 20);
    return versionOf(second);
  };
  await expect.poll(useAndAsk, { timeout: 30_000 }).toBe('new');
  await expect.poll(() => versionOf(page)).toBe('new');
  const states = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ waiting, active }) => [waiting === null, active?.state]);
    });
  await expect.poll(states).toEqual([[true, 'activated']]);
  await page.locator('a[href="/product"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
  await phone.close();
  await shop.close();
});

test('on a shared phone orders and invoices are read from a store of the customer’s own; log-out leaves nothing of it for the next one', async ({
  chosenBrowser,
  request,
}) => {
  test.slow();
  const user = await makeCustomer({ name: 'Zarina Vellaichamy' });
  const order = await makeOrder(request, user, 3);
  await deliver(request, await adminOf(), order._id);
  const { phone, page } = await openPhone(chosenBrowser, { user });
  await installWorker(page, FOOD, ['/orders', '/track', FOOD], 'shop');
  await visit(page, '/orders');
  await expect(page.getByText(`#${order.number}`).first()).toBeVisible();
  await visit(page, `/track/${order._id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(String(order.number));
  await expect.poll(() => privateKeys(page)).toContain(`invoice ${order._id}`);
  await phone.setOffline(true);
  await visit(page, `/track/${order._id}`);
  await expect(title).toContainText(String(order.number));
  await expect(page.getByText('No connection. You see')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  const invoice = await download;
  expect(invoice.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // private data is in the store of the user, never in the cache that all users share
  const cached = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        texts.push(key.url, (await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('\n');
  });
  const secrets = [order._id, user.email, user.name, user.token, '%PDF-'];
  expect(secrets.filter((secret) => cached.includes(secret))).toEqual([]);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  // the log-out may still be loading a page
  await expect(async () => {
    expect(await databases()).toEqual([]);
    expect((await storedPages(page)).filter((path) => path.startsWith('/food/'))).toEqual([]);
  }).toPass();

  const next = await makeCustomer({ name: 'Senthil Kumar' });
  await expect(async () => {
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(next));
    await visit(page, '/orders');
  }).toPass();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(page.getByText(`#${order.number}`)).toHaveCount(0);
  await phone.close();
});

test('the offline page speaks the language of the reader', async ({ chosenBrowser }) => {
  const { phone, page } = await openPhone(chosenBrowser);
  await installWorker(page, '/ta/about', ['/ta/offline', '/ta/about']);
  await phone.setOffline(true);
  await page.goto('/ta/food/honey');
  await expect(page).toHaveURL('/ta/offline?from=%2Fta%2Ffood%2Fhoney');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  await expect(page.getByText('நாங்களே மீண்டும் முயல்கிறோம்')).toBeVisible();
  await page.goto('/ta/about');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await expect(page).toHaveURL('/ta/about');
  const bar = page.getByRole('status').filter({ hasText: 'இணைப்பு இல்லை' });
  await expect(bar).toBeVisible();
  await phone.setOffline(false);
  await expect(bar).toHaveCount(0);

  // a page in another language that nobody touched
  await visit(page, '/hi/about');
  const texts = expect.stringMatching(/\/messages\/hi-[\w-]+\/offline\.js$/);
  await expect.poll(() => storedIn(page, 'assets')).toContainEqual(texts);
  await expect.poll(() => storedPages(page)).toContain('/hi/about');
  await phone.setOffline(true);
  await visit(page, '/hi/about');
  await expect(page.getByRole('status').filter({ hasText: 'इंटरनेट नहीं है' })).toBeVisible();
  await phone.close();
});

test('switched off, the worker and everything that it stored goes with the next visits', async ({
  chosenBrowser,
  request,
}) => {
  const admin = await adminOf();
  const switchTo = (isOn: boolean) =>
    asCustomer(request, admin, 'PUT', '/api/admin/settings/offline', { isOn });
  test.slow();
  const { phone, page } = await openPhone(chosenBrowser, { user: await makeCustomer(), isAlone: true });
  await installWorker(page, '/cart', ['/cart'], 'shop');
  try {
    await switchTo(false);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
        await indexedDB.databases(),
      ]);
    await expect(async () => {
      await visit(page, '/about');
      await page.mouse.move(30, 30);
      await page.mouse.move(40, 40);
      await expect.poll(left, { timeout: 3000 }).toEqual([0, [], []]);
    }).toPass();
    expect(await (await request.get('/sw.js')).text()).toContain('registration.unregister()');
  } finally {
    await switchTo(true);
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(await worker.text()).not.toContain('registration.unregister()');
  await phone.close();
});
