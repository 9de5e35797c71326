import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { installWorker, openPhone, visit } from './offline.ts';
import { adminOf, codeFor, makeCustomer, newEmail, storedName, toastOf } from './people.ts';
import { asCustomer, GROUNDNUT, typePoint } from './sales.ts';

test.use({ otherBrowser: 'processPerPage' });

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const letGuestsShop = async (request: Parameters<typeof asCustomer>[0], isOn: boolean) =>
  asCustomer(request, await adminOf(), 'PUT', '/api/admin/settings/guests', { isOn });
// one after the other: the setting is switched off after the last one
test.describe.configure({ mode: 'default' });

test.beforeAll(({ request }) => letGuestsShop(request, true));
test.afterAll(({ request }) => letGuestsShop(request, false));

test('a guest fills the cart, types the address, and a code leads to the payment page', async ({
  page,
  context,
  request,
  checkAccessibility,
  saveScreenshot,
  expectFailure,
}) => {
  await open(page, `/food/${GROUNDNUT.productId}`);
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await expect(toastOf(page, '"Wood-Pressed Groundnut Oil" added to cart!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const count = page.locator('.header .cart-count');
  await expect(count).toContainText('1');

  const otherTab = await context.newPage();
  await open(otherTab, '/');
  const otherCount = otherTab.locator('.header .cart-count');
  await expect(otherCount).toContainText('1');
  await add.click();
  // the tap itself stores it: whoever leaves the page right after it loses nothing
  const stored = await add.evaluate((button: HTMLElement) => {
    button.click();
    return localStorage.getItem('guest-cart');
  });
  expect(stored).toContain('"quantity":3');
  await expect(count).toContainText('3');
  await expect(otherCount).toContainText('3');
  await otherTab.close();

  await page.locator('.header').getByRole('link', { name: 'My Cart' }).click();
  await expect(page.getByRole('main').getByText('₹1,080').first()).toBeVisible();
  await page.getByRole('button', { name: /^One more of/ }).click();
  await expect(page.getByRole('main').getByText('₹1,440').first()).toBeVisible();
  await page.getByRole('button', { name: /^One less of/ }).click();
  await checkAccessibility();
  await saveScreenshot('guest-cart');
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByText('we mail you a code when you place the order')).toBeVisible();
  await page.getByLabel('Name').fill('Kavitha Raman');
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByLabel('Pincode').fill('642001');
  await page.getByLabel(/^Door/).fill('12A');
  await page.getByLabel('Street').fill('Mill Street');
  await page.getByLabel('Area').fill('Gandhi Nagar');
  // by the pincode
  await expect(page.getByLabel('State')).toHaveValue('Tamil Nadu');
  await page.reload();
  await expect(page.getByLabel('Street')).toHaveValue('Mill Street');
  await typePoint(page, '10.6583', '77.0085');
  await checkAccessibility();
  await saveScreenshot('guest-checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();

  const email = newEmail();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 items, ₹1,080')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await dialog.getByLabel('One-time code').fill(await codeFor(request, email));
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  expect(await storedName(page)).toBe('Kavitha Raman');
  await expect(count).toContainText('3');
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('guest-checkout'))).toBeNull();

  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''));
  const [order] = await (await asCustomer(request, user, 'GET', '/api/orders')).json();
  expect(order).toMatchObject({ name: 'Kavitha Raman', totalPrice: 1080, items: [{ quantity: 3 }] });

  const admin = await adminOf();
  await asCustomer(request, admin, 'POST', `/api/admin/orders/${order._id}/actions`, {
    action: 'confirm',
    version: 1,
  });
  let link = '';
  await expect(async () => {
    const mails = await request.get(`/sandbox/mail/messages?to=${encodeURIComponent(email)}`);
    link = /\/track\/\S+key=\S+/.exec(await mails.text())?.[0]?.split(/["\\]/)[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  // as on another device
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(order.number));
  const main = page.getByRole('main');
  await expect(main.getByText('Wood-Pressed Groundnut Oil')).toBeVisible();
  await expect(main).not.toContainText('Kavitha');
  await expect(main).not.toContainText('₹');
  await checkAccessibility();
  await saveScreenshot('guest-track');

  // a changed link is as good as none
  expectFailure(`/api/orders/track/${order._id}`, 404);
  await page.goto(`/track/${order._id}?key=wrong`);
  await expect(page).toHaveURL('/');
});

test('a guest adds what a recipe needs, without a login', async ({ page }) => {
  await open(page, '/recipes/ellu-sadam-sesame-rice');
  await page.getByRole('button', { name: /^Add \d+ to cart/ }).click();
  await expect(page.locator('.header .cart-count')).toContainText(/[1-9]/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** No other test buys it, so its price may change. */
const MORINGA = 'moringa-leaf-powder';

test('without a connection a guest reads and changes the cart; back online it has the prices of the shop, and the login merges it once', async ({
  chosenBrowser,
}) => {
  test.slow();
  const { phone, page } = await openPhone(chosenBrowser);
  const food = `/food/${MORINGA}`;
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  const count = page.locator('.header .cart-count');
  const pieces = page.locator('.quantity output');
  const total = (amount: string) => page.getByRole('main').getByText(amount).first();
  const bar = page.getByText('No connection. You see');
  await installWorker(page, food, [food]);
  await add.click();
  await expect(count).toContainText('1');
  // the second visit stores the pages of somebody who comes back
  await installWorker(page, '/cart', ['/cart', '/product'], 'shop');
  await expect(total('₹126')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await phone.setOffline(true);
  await visit(page, '/cart');
  await expect(bar).toBeVisible();
  await expect(total('₹126')).toBeVisible();
  await page.getByRole('button', { name: /^One more of/ }).click();
  await expect(total('₹252')).toBeVisible();
  await visit(page, food);
  await page.getByRole('radio', { name: /^200 g/ }).check();
  await add.click();
  await expect(count).toContainText('3');
  await visit(page, '/cart');
  await expect(pieces).toHaveText(['2', '1']);
  await page
    .getByRole('button', { name: /^Remove Moringa Leaf Powder/ })
    .last()
    .click();
  await expect(pieces).toHaveText(['2']);

  const database = browserDatabase();
  const setPrice = (paise: number) =>
    database.query("update food_sizes set price_paise = $2 where food_id = $1 and size = '100 g'", [
      MORINGA,
      paise,
    ]);
  await setPrice(200_00);
  try {
    await phone.setOffline(false);
    await expect(bar).toHaveCount(0);
    await expect(total('₹360')).toBeVisible();
  } finally {
    await setPrice(140_00);
  }

  const user = await makeCustomer();
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
  for (const _ of ['merged', 'read again']) {
    await visit(page, '/cart');
    await expect(pieces).toHaveText(['2']);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('guest-cart');
    const { rows } = await database.query('select food_id, quantity from cart_items where user_id = $1', [
      user._id,
    ]);
    expect(rows).toEqual([{ food_id: MORINGA, quantity: 2 }]);
  }
  expect(await page.evaluate(() => localStorage.getItem('guest-cart-known'))).toBeNull();
  await phone.close();
});
