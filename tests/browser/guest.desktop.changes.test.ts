import { expect, open, test } from './fixtures.ts';
import { adminOf, codeFor, newEmail, storedName, toastOf } from './people.ts';
import { asCustomer, GROUNDNUT, typePoint } from './sales.ts';

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
  await add.click();
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
