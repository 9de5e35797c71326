import { expect, open, test } from './fixtures.ts';

const PATH = '/recipes/ellu-sadam-sesame-rice';

test('RE-01 to RE-06 X-01 a recipe is complete and accessible', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  await open(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Ellu Sadam (Sesame Rice)']);
  await expect(page).toHaveTitle('Ellu Sadam (Sesame Rice) | Chekku Farms');
  await expect(page.getByRole('img', { name: 'Bowl of sesame rice' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('A Saturday lunch in most Tamil homes');
  await expect(main).toContainText('Prep time10 minutes');
  await expect(main).toContainText('Cooking time20 minutes');
  await expect(main).toContainText('DifficultyEasy');
  await expect(main).toContainText('By Chekku Farms');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('vegan');
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByRole('listitem').filter({ hasText: 'Urad dal' })).toContainText('1 tbsp');
  await expect(ingredients.getByRole('link', { name: 'Wood-pressed sesame oil' })).toHaveAttribute(
    'href',
    '/food/wood-pressed-sesame-oil',
  );
  await expect(page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.locator('video')).toHaveAttribute('preload', 'none');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await checkAccessibility();
  await saveScreenshot('recipe');
});
