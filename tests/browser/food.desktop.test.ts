import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

const GROUNDNUT = '/food/wood-pressed-groundnut-oil';

test('on a wide screen no dock covers the page', async ({ page }) => {
  await open(page, GROUNDNUT);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('.buy-dock')).toBeHidden();
});

test('D-08 arrow keys change the size', async ({ page }) => {
  await open(page, GROUNDNUT);
  await page.getByRole('radio', { name: '1 L - ₹360' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '500 ml - ₹189' })).toBeChecked();
  await expect(page.locator('.buy-box__price')).toContainText('₹189');
});

test('a choice and a click before hydration take effect after it', async ({ page, request }) => {
  const user = await makeCustomer();
  await signIn(page, user);
  let letThemCome = () => {};
  const pressed = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(GROUNDNUT, { waitUntil: 'commit' });
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('radio', { name: /^5 L/ }).click();
  await buy.getByRole('button', { name: 'Add to Cart' }).click();
  letThemCome();
  await expect(toastOf(page, 'added to cart!')).toBeVisible();
  const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
  expect(items).toMatchObject([{ size: '5 L', quantity: 1 }]);
});

test('structured data has price, stock, rating and breadcrumbs', async ({ page, request }) => {
  await open(page, '/food/cold-pressed-flaxseed-oil');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, crumbs] = blocks.map((text) => JSON.parse(text));
  const food = await (await request.get('/api/foods/id/cold-pressed-flaxseed-oil')).json();
  expect(product).toMatchObject({
    '@type': 'Product',
    name: food.name,
    offers: [
      {
        // ₹240 less 10 %
        price: '216.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
      { availability: 'https://schema.org/OutOfStock' },
    ],
    aggregateRating: { reviewCount: 1 },
  });
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Cold-Pressed Oils',
    food.name,
  ]);
});

test('D-16 Read All Reviews also works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(GROUNDNUT);
  await page.getByRole('button', { name: 'Read All Reviews' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await context.close();
});
