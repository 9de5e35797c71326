import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const GROUNDNUT = '/food/wood-pressed-groundnut-oil';

const addToCart = (page: Page) =>
  page.locator('.buy-box__actions').getByRole('button', { name: 'Add to Cart' });

test('X-01 X-05 X-11 the product page is accessible', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  await open(page, GROUNDNUT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Wood-Pressed Groundnut Oil']);
  await expect(page).toHaveTitle('Wood-Pressed Groundnut Oil | Chekku Farms');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Groundnuts from Karur/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${GROUNDNUT}$`));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http.*groundnut-oil-1/,
  );
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Cold-Pressed Oils',
    'Wood-Pressed Groundnut Oil',
  ]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await checkAccessibility();
  await saveScreenshot('food');
});

test('D-01 a thumbnail changes the image', async ({ page }) => {
  await open(page, GROUNDNUT);
  const gallery = page.getByRole('region', { name: 'Product pictures' });
  const photo = gallery.locator('.gallery__main img');
  await expect(photo).toHaveAttribute('src', /groundnut-oil-1/);
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
  const second = gallery.getByRole('button', { name: 'Picture 2 of 3' });
  await second.click();
  await expect(photo).toHaveAttribute('src', /groundnut-oil-2/);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('D-02 the image can be zoomed, by click and by keyboard', async ({ page, checkAccessibility }) => {
  await open(page, GROUNDNUT);
  const opener = page.getByRole('button', { name: 'Zoom picture' });
  await opener.click();
  const zoom = page.getByRole('dialog', { name: 'Wood-Pressed Groundnut Oil' });
  const photo = zoom.locator('img');
  await expect(photo).toHaveAttribute('src', /groundnut-oil-1\.webp/);
  await zoom.getByRole('button', { name: 'Next picture' }).click();
  await expect(photo).toHaveAttribute('src', /groundnut-oil-2\.webp/);
  await zoom.getByRole('button', { name: 'Previous picture' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(photo).toHaveAttribute('src', /groundnut-oil-3\.webp/);
  const whole = await photo.evaluate((image) => image.clientWidth);
  await zoom.getByRole('button', { name: /Bring picture nearer/ }).click();
  await expect.poll(() => photo.evaluate((image) => image.clientWidth)).toBeGreaterThan(whole * 1.5);
  await checkAccessibility('dialog[open]');
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(opener).toBeFocused();
  // the browser hides a dialog before its close event
  await expect(page.locator('.zoom')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(zoom).toBeVisible();
  await zoom.getByRole('button', { name: 'Close' }).click();
  await expect(zoom).toBeHidden();
});

test('D-03 V-31 the heart asks a visitor to log in', async ({ page }) => {
  await open(page, GROUNDNUT);
  const heart = page.getByRole('button', { name: 'Add Wood-Pressed Groundnut Oil to wishlist' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please log in first to use the wishlist!' }),
  ).toBeVisible();
});

test('D-05 D-08 a discount is shown, and the size changes the price', async ({ page }) => {
  await open(page, GROUNDNUT);
  const price = page.locator('.buy-box__price');
  await expect(price).toContainText('₹360');
  await expect(price.locator('s')).toHaveText('Original price ₹400');
  await expect(price).toContainText('10% OFF');
  await expect(price).toContainText('₹360 per litre');
  const sizes = page.getByRole('group', { name: 'Size' });
  await expect(sizes.getByRole('radio', { name: '1 L - ₹360' })).toBeChecked();
  await sizes.getByRole('radio', { name: '500 ml - ₹189' }).check();
  await expect(price).toContainText('₹189');
  await expect(price.locator('s')).toHaveText('Original price ₹210');
  await expect(price).toContainText('₹378 per litre');
});

test('D-08 a size shows when its stock is low or out', async ({ page, checkAccessibility }) => {
  await open(page, '/food/wood-pressed-sesame-oil');
  await expect(page.getByRole('radio', { name: '5 L - ₹2,340 Only 3 left' })).toBeEnabled();
  await open(page, '/food/cold-pressed-flaxseed-oil');
  await expect(page.getByRole('radio', { name: /^500 ml .* Out of stock$/ })).toBeDisabled();
  await expect(addToCart(page)).toBeEnabled();
  await checkAccessibility('.buy-box');
});

test('D-07 D-11 D-12 D-13 description, specifications, ingredients, and rating bars for 5 to 1 stars in percent', async ({
  page,
  request,
}) => {
  await open(page, GROUNDNUT);
  const food = await (await request.get('/api/foods/id/wood-pressed-groundnut-oil')).json();
  for (const paragraph of food.description.split('\n\n')) {
    await expect(page.getByRole('main')).toContainText(paragraph);
  }
  const table = page.getByRole('region', { name: 'Specifications' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(food.specifications.length);
  await expect(table.getByRole('row').filter({ hasText: 'Press temperature' })).toContainText('Below 40 °C');
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

test('D-10 Write a Review asks a visitor to log in first', async ({ page, checkAccessibility }) => {
  await open(page, GROUNDNUT);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await checkAccessibility('dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('D-14 D-15 K-04 four review photos and the count of the rest, each opens the zoom', async ({ page }) => {
  await open(page, GROUNDNUT);
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
});

test('D-04 D-16 D-17 K-03 the average rating leads to the reviews: three first, then all, with dates and Admin Replies', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, GROUNDNUT);
  await page.getByRole('link', { name: '4.4 of 5 stars, 5 reviews' }).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeInViewport();
  const reviews = page.getByRole('region', { name: 'Customer Reviews' }).getByRole('article');
  await expect(reviews).toHaveCount(3);
  await expect(reviews.first()).toContainText('2 Nov 2026');
  await expect(reviews.first()).toContainText('5 of 5 stars');
  await expect(reviews.first().getByRole('heading', { name: 'Admin Replies' })).toBeVisible();
  await expect(reviews.first()).toContainText('Thank you, Meenakshi.');
  const all = page.getByRole('button', { name: 'Read All Reviews' });
  await all.click();
  await expect(reviews).toHaveCount(5);
  await expect(all).toHaveCount(0);
  await checkAccessibility('#reviews');
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

test('D-09 Add to Cart asks a visitor to log in first', async ({ page }) => {
  await open(page, GROUNDNUT);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
