import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { SignedInUser } from '../../src/contract/account.ts';
import { openCutOffShop } from '../support/cut-off-shop.ts';
import { expect, test } from './fixtures.ts';
import { installWorker, linesOf, openPhone, SHOP_URL, visit } from './offline.ts';
import { makeCustomer, toastOf } from './people.ts';
import { asCustomer, GROUNDNUT, putInCart } from './sales.ts';

const SESAME = 'wood-pressed-sesame-oil';
const CART = '**/api/cart';
const BUSY = { status: 503, body: 'busy' };

const addSesame = (request: APIRequestContext, user: SignedInUser) =>
  asCustomer(request, user, 'POST', '/api/cart', { productId: SESAME, size: '1 L', quantity: 1 });

/** A response to changes of the cart, instead of the shop's own. */
async function respondToChanges(page: Page, respond: (productId: string) => Parameters<Route['fulfill']>[0]) {
  await page.unroute(CART);
  await page.route(CART, (route) => {
    const request = route.request();
    return request.method() === 'POST'
      ? route.fulfill(respond(request.postDataJSON().productId))
      : route.fallback();
  });
}

/** How many changes the browser keeps. */
async function countWaiting(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const name = names.find((one) => one.startsWith('waiting '));
    if (!name) return 0;
    const { promise, resolve } = Promise.withResolvers<number>();
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('waiting').objectStore('waiting').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
    return promise;
  });
}

test('E-50 a server that dies while changes are sent gets each of them again; a rejected one is named and rolled back', async ({
  browser,
  request,
}) => {
  test.slow();
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await addSesame(request, user);
  const shop = await openCutOffShop(SHOP_URL);
  const { phone, page } = await openPhone(browser, { user, url: shop.url });
  await installWorker(page, '/cart', ['/cart'], 'shop');
  await visit(page, '/cart');
  const sesame = page.getByRole('link', { name: 'Wood-Pressed Sesame Oil' });
  await expect(sesame).toBeVisible();
  const moreOf = (name: string) => page.getByRole('button', { name: `One more of Wood-Pressed ${name} Oil` });
  const quantities = page.locator('.quantity output');
  const tryNow = () => page.evaluate(() => dispatchEvent(new Event('online')));

  shop.isDown = true;
  await moreOf('Groundnut').click();
  await expect(page.getByText('We change your cart')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Wood-Pressed Sesame/ }).click();
  await expect(sesame).toHaveCount(0);
  await expect.poll(() => countWaiting(page)).toBe(2);

  shop.isDown = false;
  let lost = 0;
  shop.losesResponseOf = ({ method, path }) => {
    const isLost = method === 'POST' && path === '/api/cart' && lost === 0;
    if (isLost) lost += 1;
    return isLost;
  };
  await tryNow();
  await expect.poll(() => lost).toBe(1);
  await expect.poll(() => linesOf(user._id)).toContainEqual([GROUNDNUT.productId, 4]);
  await expect(async () => {
    await tryNow();
    expect(await linesOf(user._id)).toEqual([[GROUNDNUT.productId, 4]]);
  }).toPass();
  await expect(quantities).toHaveText('4');

  // only a lost connection lets a change wait
  await respondToChanges(page, () => BUSY);
  await moreOf('Groundnut').click();
  await expect(page.getByText('busy')).toBeVisible();
  await expect(quantities).toHaveText('4');

  await test.step('a tap is sent after what waits, which does not undo it', async () => {
    await page.unroute(CART);
    const posted: number[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/api/cart'))
        posted.push(call.postDataJSON().quantity);
    });
    // nothing but the tap notices that the connection is back
    await page.route('**/healthz', (route) => route.abort());
    shop.isDown = true;
    await moreOf('Groundnut').click();
    await expect.poll(() => countWaiting(page)).toBe(1);
    shop.isDown = false;
    await moreOf('Groundnut').click();
    await expect.poll(() => linesOf(user._id)).toEqual([[GROUNDNUT.productId, 6]]);
    await page.unroute('**/healthz');
    await tryNow();
    await expect.poll(() => posted).toEqual([5, 5, 6]);
    await expect(quantities).toHaveText('6');
  });

  await test.step('what a busy server did not take is shown after a reload, and sent without another visit', async () => {
    shop.isDown = true;
    await moreOf('Groundnut').click();
    await expect.poll(() => countWaiting(page)).toBe(1);
    await respondToChanges(page, () => BUSY);
    shop.isDown = false;
    await addSesame(request, user);
    await visit(page, '/cart');
    await expect(quantities).toHaveText(['7', '1']);
    // behind the one that waits
    await moreOf('Sesame').click();
    await expect.poll(() => countWaiting(page)).toBe(2);

    await respondToChanges(page, (productId) =>
      productId === SESAME ? BUSY : { status: 409, json: { error: 'Only 6 are left.' } },
    );
    await tryNow();
    await expect(toastOf(page, 'Wood-Pressed Groundnut Oil: Only 6 are left.')).toBeVisible();
    await expect(quantities).toHaveText(['6', '2']);
    await page.unroute(CART);
    await tryNow();
    await expect
      .poll(() => linesOf(user._id))
      .toEqual([
        [GROUNDNUT.productId, 6],
        [SESAME, 2],
      ]);
  });
  await phone.close();
  await shop.close();
});
