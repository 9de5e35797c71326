import { expect, open, test } from './fixtures.ts';

test('L-01 input typed before hydration is searched for after it', async ({ page }) => {
  let letThemCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/product', { waitUntil: 'commit' });
  await page.getByLabel('Search by name').fill('no such thing');
  letThemCome();
  await expect(page.getByText('No products found.')).toBeVisible();
});

test('L-06 E-42 when products cannot be loaded the page shows an error, and Try Again recovers', async ({
  page,
  complaints,
}) => {
  await page.route('**/product.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load products or background.' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.locator('.card')).toHaveCount(16);
  complaints.splice(0);
});

test('H-20 when the foods of home cannot be loaded, Try Again recovers', async ({ page, complaints }) => {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.locator('.card')).toHaveCount(16);
  complaints.splice(0);
});
