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

test('D-01 D-02 D-04 D-16 D-17 K-03 the gallery changes and zooms its image, and the average rating leads to the reviews', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, GROUNDNUT);
  await test.step('a thumbnail changes the image', async () => {
    const gallery = page.getByRole('region', { name: 'Product pictures' });
    const photo = gallery.locator('.gallery__main img');
    await expect(photo).toHaveAttribute('src', /groundnut-oil-1/);
    await expect(photo).toHaveAttribute('fetchpriority', 'high');
    const second = gallery.getByRole('button', { name: 'Picture 2 of 3' });
    await second.click();
    await expect(photo).toHaveAttribute('src', /groundnut-oil-2/);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('three reviews first, then all, with dates and Admin Replies', async () => {
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

test('D-08 a size shows when its stock is low or out', async ({ page, checkAccessibility }) => {
  await open(page, '/food/wood-pressed-sesame-oil');
  await expect(page.getByRole('radio', { name: '5 L - ₹2,340 Only 3 left' })).toBeEnabled();
  await open(page, '/food/cold-pressed-flaxseed-oil');
  await expect(page.getByRole('radio', { name: /^500 ml .* Out of stock$/ })).toBeDisabled();
  await expect(addToCart(page)).toBeEnabled();
  await checkAccessibility('.buy-box');
});
