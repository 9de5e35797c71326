import { expect, open, test } from './fixtures.ts';
import { cardOf } from './parts.ts';

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

test('P-03 to P-07 P-10 V-31 V-33 a card: price by size, heart and Buy Now ask a visitor to log in', async ({
  page,
}) => {
  await open(page, '/');
  const groundnut = cardOf(page, 'Wood-Pressed Groundnut Oil');
  await expect(groundnut).toContainText('₹360');
  await groundnut.scrollIntoViewIfNeeded();
  await groundnut.getByLabel('Size of Wood-Pressed Groundnut Oil').selectOption('500 ml');
  await expect(groundnut).not.toContainText('₹360');
  await expect(groundnut).toContainText('4.4 of 5 stars');
  await groundnut.getByRole('button', { name: 'Add Wood-Pressed Groundnut Oil to wishlist' }).click();
  await expect(page.getByText('Please log in first to use the wishlist!')).toBeVisible();
  const login = page.getByRole('dialog', { name: 'Login' });
  // when the fields arrive, the button moves
  await expect(login.getByLabel('Email')).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await groundnut.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByText('Please log in first to add items to the cart!')).toBeVisible();
  await expect(login.getByLabel('Email')).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await groundnut.getByRole('link', { name: 'Wood-Pressed Groundnut Oil' }).click();
  await expect(page).toHaveURL('/food/wood-pressed-groundnut-oil');
});
