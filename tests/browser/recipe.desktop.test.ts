import { expect, open, test } from './fixtures.ts';

const PATH = '/recipes/ellu-sadam-sesame-rice';

test('RE-06 a recipe without a video has no video section', async ({ page }) => {
  await open(page, '/recipes/manjal-paal-turmeric-milk');
  await expect(page.getByRole('region', { name: 'Instructions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Video' })).toHaveCount(0);
});

test('X-11 structured data describes the recipe', async ({ page }) => {
  await open(page, PATH);
  const message = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(message ?? '')).toMatchObject({
    '@type': 'Recipe',
    name: 'Ellu Sadam (Sesame Rice)',
    prepTime: 'PT10M',
    cookTime: 'PT20M',
    recipeYield: '3',
    image: [expect.stringMatching(/^http:\/\/127\.0\.0\.1.*sesame-rice\.webp/)],
  });
});

test('RE-07 E-44 an unknown recipe shows an error, with status 404', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  const response = await page.goto('/recipes/moon-cake');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe not found or server error.');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  // the browser logs the 404 of the page
  complaints.splice(0);
});
