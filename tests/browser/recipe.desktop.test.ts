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
    image: [expect.stringMatching(/^http:\/\/127\.0\.0\.1.*sesame-rice\.webp/)],
  });
});
