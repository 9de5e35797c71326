import type { APIRequestContext, Page } from '@playwright/test';
import { catalogues } from '../../src/messages/catalogues.ts';
import { type Language, languageDetails } from '../../src/rules/languages.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { checkLanguage, foodName, rememberedLanguage } from './languages.ts';
import { upiWindow } from './parts.ts';
import { adminOf, makeCustomer, PASSWORD, signIn, toastOf } from './people.ts';
import { deliver, GROUNDNUT, makeOrder, putInCart } from './sales.ts';

const { ta, hi } = catalogues;
const OUT_OF_STOCK = { productId: 'cold-pressed-flaxseed-oil', size: '500 ml' };

const languageOf = async (table: 'users' | 'orders', id: string) => {
  const { rows } = await browserDatabase().query<{ language: Language }>(
    `select language from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.language;
};

async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get(`/sandbox/mail/messages?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

test('X-14 a household shops in Tamil, from home through login, cart and payment to tracking', async ({
  page,
  request,
  expectFailure,
}) => {
  const { email } = await makeCustomer();
  const food = await foodName(request, GROUNDNUT.productId, 'ta');
  await open(page, '/ta');
  await checkLanguage(page, 'ta');
  await page.getByRole('main').getByRole('link', { name: food, exact: true }).first().click();
  await expect(page).toHaveURL(`/ta/food/${GROUNDNUT.productId}`);
  await expect(page.getByRole('heading', { level: 1, name: food })).toBeVisible();
  await checkLanguage(page, 'ta');

  await test.step('a wrong password is rejected in Tamil, the right one puts the food into the cart', async () => {
    await page.getByRole('button', { name: ta.food.addToCart }).first().click();
    const dialog = page.getByRole('dialog', { name: ta.shell.login });
    const logIn = async (password: string) => {
      await dialog.getByLabel(ta.shell.email).fill(email);
      await dialog.getByLabel(ta.accountFields.password, { exact: true }).fill(password);
      await dialog.getByRole('button', { name: ta.shell.login, exact: true }).click();
    };
    expectFailure('/api/users/login', 400);
    await logIn('Not-the-1-password');
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(ta.errors['wrong-login']);
    await logIn(PASSWORD);
    await expect(toastOf(page, ta.catalogue.addedToCart(food))).toBeVisible();
  });

  await page.getByRole('banner').getByRole('link', { name: ta.shell.myCart }).click();
  await expect(page).toHaveURL('/ta/cart');
  await expect(page.getByRole('heading', { level: 1, name: ta.cart.title })).toBeVisible();
  const more = page.getByRole('button', { name: ta.cart.oneMore(food) });
  await more.click();
  await more.click();
  await checkLanguage(page, 'ta');
  await page.getByRole('link', { name: ta.cart.proceed, exact: true }).click();
  await expect(page).toHaveURL('/ta/checkout');
  await expect(page.getByLabel(ta.accountFields.state)).toHaveValue('தமிழ்நாடு');
  await page.getByRole('button', { name: ta.checkout.placeOrder }).click();
  await expect(page.getByText(ta.checkout.pointMissing)).toBeVisible();
  await page.locator('.map__canvas').click({ position: { x: 90, y: 60 } });
  await checkLanguage(page, 'ta');
  await page.getByRole('button', { name: ta.checkout.placeOrder }).click();

  await expect(page).toHaveURL(/\/ta\/payment\/[0-9a-f-]{36}$/);
  const orderId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'UPI-யில் செலுத்து' }).click();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();
  await expect(page).toHaveURL(`/ta/track/${orderId}`);
  const steps = page.getByRole('region', { name: ta.myOrders.progress }).getByRole('listitem');
  await expect(steps.filter({ hasText: ta.myOrders.done.trim() })).toHaveCount(3);
  await checkLanguage(page, 'ta');
  expect(await languageOf('orders', orderId)).toBe('ta');
  const stored = await browserDatabase().query<{ state: string }>(
    "select address ->> 'state' as state from orders where id = $1",
    [orderId],
  );
  expect(stored.rows).toEqual([{ state: 'Tamil Nadu' }]);
  await expect(async () => {
    const subjects = await subjectsTo(request, email);
    expect(subjects).toHaveLength(2);
    for (const subject of subjects) expect(subject).toMatch(/^ஆர்டர் \d+: \p{Script=Tamil}/u);
  }).toPass();
});

test('X-14 problems in the cart, coupons, orders, returns and the profile are shown in Hindi', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user);
  await deliver(request, await adminOf(), order._id);
  await putInCart(request, user, 1);
  await browserDatabase().query(
    'insert into cart_items (user_id, food_id, size, quantity) values ($1, $2, $3, 1)',
    [user._id, OUT_OF_STOCK.productId, OUT_OF_STOCK.size],
  );
  const [food, soldOut] = await Promise.all(
    [GROUNDNUT.productId, OUT_OF_STOCK.productId].map((id) => foodName(request, id, 'hi')),
  );
  await signIn(page, user);

  await test.step('cart: out of stock and below the minimum', async () => {
    await open(page, '/hi/cart');
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: soldOut ?? '' })
      .first();
    await expect(line.getByText(hi.catalogue.outOfStock)).toBeVisible();
    await checkLanguage(page, 'hi');
    await line.getByRole('button', { name: hi.purchase.remove }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: hi.cart.proceed, exact: true }).click();
    await expect(page.getByRole('alert').getByText(hi.purchase.belowMinimum(1000))).toBeVisible();
    const more = page.getByRole('button', { name: hi.cart.oneMore(food ?? '') });
    await more.click();
    await more.click();
  });

  await test.step('checkout: a coupon that this order is too small for', async () => {
    await page.getByRole('link', { name: hi.cart.proceed, exact: true }).click();
    await expect(page).toHaveURL('/hi/checkout');
    await page.getByLabel(hi.checkout.couponCode).fill('CHEKKU15');
    await page.getByRole('button', { name: hi.checkout.apply }).click();
    await expect(page.getByText(hi.checkout.couponMinimum(2500))).toBeVisible();
    await checkLanguage(page, 'hi');
  });

  await test.step('orders and return', async () => {
    await page.getByRole('banner').getByRole('link', { name: hi.shell.myOrders }).click();
    await expect(page).toHaveURL('/hi/orders');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `#${order.number}` })
      .first();
    await expect(card.getByText(hi.orderStatus.badge('DELIVERED'), { exact: true })).toBeVisible();
    await checkLanguage(page, 'hi');
    await card.getByRole('button').first().click();
    await card.getByRole('link', { name: hi.purchase.orderDetails }).click();
    await expect(page).toHaveURL(`/hi/track/${order._id}`);
    await page.getByRole('button', { name: hi.returns.kind('return') }).click();
    const dialog = page.getByRole('dialog', { name: hi.returns.kind('return') });
    await dialog.getByRole('button', { name: hi.returns.send }).click();
    await expect(dialog.getByText(hi.returns.reasonMissing)).toBeVisible();
    await dialog.getByLabel(hi.returns.about).fill('बोतल टूटी हुई है');
    await dialog.getByRole('button', { name: hi.returns.send }).click();
    await expect(toastOf(page, hi.returns.sent)).toBeVisible();
    await expect(page.getByRole('main').getByText(hi.returns.open)).toBeVisible();
    await checkLanguage(page, 'hi');
  });

  await test.step('profile', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Meena Kumari' }).click();
    await expect(page).toHaveURL('/hi/profile');
    await page.getByRole('button', { name: hi.profile.edit }).click();
    const dialog = page.getByRole('dialog', { name: hi.profile.edit });
    await dialog.getByLabel(hi.accountFields.pincode).fill('12');
    await dialog.getByRole('button', { name: hi.profile.save }).click();
    await expect(dialog.getByText(hi.accountFields.pincodeInvalid)).toBeVisible();
    await dialog.getByLabel(hi.accountFields.pincode).fill('642001');
    await dialog.getByRole('button', { name: hi.profile.save }).click();
    await expect(toastOf(page, hi.profile.profileUpdated)).toBeVisible();
    await checkLanguage(page, 'hi');
  });
});

test('X-14 an admin reads what happened to an order, and who changed it, in Hindi', async ({
  page,
  request,
}) => {
  const admin = await adminOf();
  const order = await makeOrder(request, await makeCustomer());
  await deliver(request, admin, order._id);
  await signIn(page, admin);

  await test.step('history of the order', async () => {
    await open(page, `/hi/admin/orders/${order._id}`);
    const history = page.getByRole('region', { name: hi.adminOrders.history });
    await expect(history.getByText(/^दुकान के बाहर भुगतान: नकद /)).toBeVisible();
    await checkLanguage(page, 'hi');
  });

  await test.step('audit log', async () => {
    await open(page, `/hi/admin/audit?q=${order.number}`);
    const row = page
      .getByRole('row')
      .filter({ hasText: hi.adminAudit.action('ship order') })
      .filter({ hasText: `#${order.number}` });
    await expect(row).toContainText(`${hi.adminAudit.field('status')} ${hi.orderStatus.badge('PAYMENT')}`);
    await checkLanguage(page, 'hi');
  });

  await test.step('a recipe shows the foods of its ingredients', async () => {
    await open(page, '/hi/admin/recipes/ellu-sadam-sesame-rice');
    await expect(page.getByLabel(hi.adminRecipes.food).nth(2)).toHaveValue('wood-pressed-sesame-oil');
  });
});

test.describe('on a device in Tamil', () => {
  test.use({ locale: 'ta-IN' });

  test('X-15 the language is offered once, chosen in header or footer, and kept for e-mails', async ({
    page,
  }) => {
    const user = await makeCustomer();
    const hint = (on: Page) => on.getByRole('complementary', { name: languageDetails.ta.name });
    const PAGE = '/product?sort=price-low';
    await open(page, PAGE);
    await expect(page, 'nothing is switched without the visitor').toHaveURL(PAGE);
    await expect(hint(page)).toContainText(languageDetails.ta.offer);
    await hint(page).getByRole('button', { name: languageDetails.en.offer }).click();
    await expect(hint(page)).toHaveCount(0);
    expect(await rememberedLanguage(page)).toBe('en');

    await test.step('the header leads to the same page and query, and saves the choice to the account', async () => {
      await signIn(page, user);
      await open(page, PAGE);
      await expect(hint(page)).toHaveCount(0);
      await page.getByRole('banner').locator('summary').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageDetails.ta.name, exact: true })
        .click();
      await expect(page).toHaveURL(`/ta${PAGE}`);
      await expect(page.getByRole('heading', { level: 1, name: ta.catalogue.allProducts })).toBeVisible();
      expect(await rememberedLanguage(page)).toBe('ta');
      await expect.poll(() => languageOf('users', user._id)).toBe('ta');
    });

    await test.step('so does the footer', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      await page.getByRole('contentinfo').getByRole('link', { name: languageDetails.hi.name }).click();
      await expect(page).toHaveURL(`/hi${PAGE}`);
      await expect(page.getByRole('heading', { level: 1, name: hi.catalogue.allProducts })).toBeVisible();
      expect(await rememberedLanguage(page)).toBe('hi');
      await expect.poll(() => languageOf('users', user._id)).toBe('hi');
    });

    await test.step('an accepted offer leads there too', async () => {
      await page.context().clearCookies();
      await open(page, PAGE);
      await hint(page).getByRole('link', { name: languageDetails.ta.name }).click();
      await expect(page).toHaveURL(`/ta${PAGE}`);
      await expect.poll(() => languageOf('users', user._id)).toBe('ta');
    });
  });
});
