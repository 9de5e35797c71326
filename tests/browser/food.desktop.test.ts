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
  await expect(page.getByRole('radio', { name: '5 L - ₹1,728' })).toBeChecked();
  await expect(page.locator('.buy-box__price')).toContainText('₹1,728');
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

test('D-03 D-09 D-10 V-31 the heart, Add to Cart and Write a Review ask a visitor to log in first', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, GROUNDNUT);
  await test.step('Write a Review', async () => {
    await page.getByRole('button', { name: 'Write a Review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await checkAccessibility('dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('the heart', async () => {
    const heart = page.getByRole('button', { name: 'Add Wood-Pressed Groundnut Oil to wishlist' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please log in first to use the wishlist!' }),
    ).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('Add to Cart', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});

test('D-05 D-07 D-08 D-11 to D-15 K-04 a product page in full: texts, rating bars, review photos, discount and sizes', async ({
  page,
  request,
}) => {
  await open(page, GROUNDNUT);
  await test.step('description, specifications, ingredients, and rating bars for 5 to 1 stars in percent', async () => {
    const food = await (await request.get('/api/foods/id/wood-pressed-groundnut-oil')).json();
    for (const paragraph of food.description.split('\n\n')) {
      await expect(page.getByRole('main')).toContainText(paragraph);
    }
    const table = page.getByRole('region', { name: 'Specifications' }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(food.specifications.length);
    await expect(table.getByRole('row').filter({ hasText: 'Press temperature' })).toContainText(
      'Below 40 °C',
    );
    const ingredients = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
    await expect(ingredients).toHaveText([
      'Groundnut kernels - 2.4 kg per litre',
      'Palm jaggery - 5 g per litre',
    ]);
    await expect(page.locator('.rating-bars li')).toHaveText([
      '5 stars60%',
      '4 stars20%',
      '3 stars20%',
      '2 stars0%',
      '1 star0%',
    ]);
    await expect(page.locator('.rating-bars rect').first()).toHaveAttribute('width', '60%');
  });
  await test.step('four review photos and the count of the rest, each opens the zoom', async () => {
    const photos = page.locator('.review-photos').getByRole('button');
    await expect(photos).toHaveCount(4);
    await expect(photos.last()).toHaveText('+1');
    await photos.last().click();
    const zoom = page.getByRole('dialog', { name: 'Review photos' });
    await expect(zoom).toContainText('4 / 5');
    await zoom.getByRole('button', { name: 'Next picture' }).click();
    await expect(zoom).toContainText('5 / 5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open photo by Senthil Kumar' }).click();
    await expect(zoom).toContainText('2 / 5');
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
  });
  await test.step('a discount is shown, and the size changes the price', async () => {
    const price = page.locator('.buy-box__price');
    await expect(price).toContainText('₹360');
    await expect(price.locator('s')).toHaveText('Original price ₹400');
    await expect(price).toContainText('10% OFF');
    await expect(price).toContainText('MRP, inclusive of all taxes · ₹360 per litre');
    const sizes = page.getByRole('group', { name: 'Size' });
    await expect(sizes.locator('label')).toHaveText([
      '500 ml - ₹189₹378 per litre',
      '1 L - ₹360₹360 per litre',
      '5 L - ₹1,728₹345.60 per litreBest value',
    ]);
    await expect(sizes.getByRole('radio', { name: '1 L - ₹360' })).toBeChecked();
    await sizes.getByRole('radio', { name: '500 ml - ₹189' }).check();
    await expect(price).toContainText('₹189');
    await expect(price.locator('s')).toHaveText('Original price ₹210');
    await expect(price).toContainText('₹378 per litre');
  });
});

test('D-18 K-05 four other products, and the next page starts with its own state', async ({ page }) => {
  await open(page, GROUNDNUT);
  await page.getByRole('radio', { name: '5 L - ₹1,728' }).check();
  const others = page.getByRole('region', { name: 'You Might Also Like' }).getByRole('link');
  await expect(others).toHaveCount(4);
  await expect(others.filter({ hasText: 'Groundnut' })).toHaveCount(0);
  await others.filter({ hasText: 'Wood-Pressed Sesame Oil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wood-Pressed Sesame Oil');
  await expect(page.locator('.buy-box__price')).toContainText('₹486');
});

test('D-19 NF-03 the page of a product that does not exist', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  for (const path of ['/food/a%2Fb', '/food/%3Cb%3E', '/food/no-such-food']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't find this product.");
  }
  await checkAccessibility();
  await page.getByRole('link', { name: 'Back To Homepage' }).click();
  await expect(page).toHaveURL('/');
  // the browser logs the 404 of each page
  complaints.splice(0);
});
