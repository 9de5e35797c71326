import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

test('the dock replaces Add to Cart while that is off the screen, and the chat button covers nothing', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/food/wood-pressed-groundnut-oil');
  const dock = page.locator('.buy-dock');
  const chat = page.getByRole('button', { name: 'Chat with us' });
  const heart = page.getByRole('button', { name: 'Add Wood-Pressed Groundnut Oil to wishlist' }).first();
  await expect(dock).toContainText('₹360');
  // beside the bar's button, over no content
  const edges = async (thing: Locator) => {
    const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  await expect.poll(async () => (await edges(dock)).bottom).toBe(780);
  expect((await edges(chat)).left).toBeGreaterThanOrEqual((await edges(dock.getByRole('button'))).right);
  await expect
    .poll(async () => (await edges(chat)).top)
    .toBeGreaterThanOrEqual(Math.max((await edges(heart)).bottom, (await edges(dock)).top));
  await checkAccessibility();
  await page.locator('.buy-box__actions').scrollIntoViewIfNeeded();
  await expect(dock).toHaveCount(0);
  await page.getByRole('radio', { name: '500 ml - ₹189' }).check();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(dock).toContainText('₹189');
  await expect(dock).toContainText('500 ml');
  await expect(page.locator('.chat-button')).toHaveAttribute('style', /--dock: \d+px/);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  // the chat button is where it was without a bar
  await expect(page.locator('.chat-button')).not.toHaveAttribute('style', /--dock/);
});

test('D-02 a touch opens the zoom', async ({ page }) => {
  await open(page, '/food/wood-pressed-groundnut-oil');
  await page.getByRole('button', { name: 'Zoom picture' }).tap();
  await expect(page.getByRole('dialog', { name: 'Wood-Pressed Groundnut Oil' })).toBeVisible();
});
