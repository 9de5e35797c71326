import { expect, open, test } from './fixtures.ts';

test('on a wide screen no dock covers the page', async ({ page }) => {
  await open(page, '/food/wood-pressed-groundnut-oil');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('.buy-dock')).toBeHidden();
});

test('D-08 arrow keys change the size', async ({ page }) => {
  await open(page, '/food/wood-pressed-groundnut-oil');
  await page.getByRole('radio', { name: '1 L - ₹360' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '500 ml - ₹189' })).toBeChecked();
  await expect(page.locator('.buy-box__price')).toContainText('₹189');
});
