import { languageDetails } from '../../src/rules/languages.ts';
import { expect, open, test } from './fixtures.ts';
import { checkLanguage, rememberedLanguage } from './languages.ts';
import { openMenu } from './people.ts';

test('X-15 the menu of a phone offers every language of the same page', async ({ page }) => {
  await open(page, '/product?sort=price-low');
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: languageDetails.ta.name }).click();
  await expect(page).toHaveURL('/ta/product?sort=price-low');
  await checkLanguage(page, 'ta');
  expect(await rememberedLanguage(page)).toBe('ta');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
