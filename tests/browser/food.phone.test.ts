import { expect, open, test } from './fixtures.ts';

test('the dock stands in for Add to Cart while that is off the screen, and the chat button makes room', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/food/wood-pressed-groundnut-oil');
  const dock = page.locator('.dock');
  const chat = page.getByRole('button', { name: 'Chat with us' });
  const room = async () => (await dock.boundingBox())?.y ?? 0;
  await expect(dock).toContainText('₹360');
  await expect.poll(async () => ((await chat.boundingBox())?.y ?? 0) + 60).toBeLessThanOrEqual(await room());
  await checkAccessibility();
  await page.locator('.buy__a').scrollIntoViewIfNeeded();
  await expect(dock).toHaveCount(0);
  await page.getByRole('radio', { name: '500 ml - ₹189' }).check();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(dock).toContainText('₹189');
  await expect(dock).toContainText('500 ml');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--dock')))
    .toBe('');
});

test('D-02 a touch opens the zoom', async ({ page }) => {
  await open(page, '/food/wood-pressed-groundnut-oil');
  await page.getByRole('button', { name: 'Zoom picture' }).tap();
  await expect(page.getByRole('dialog', { name: 'Wood-Pressed Groundnut Oil' })).toBeVisible();
});
