import { expect, open, test } from './fixtures.ts';
import { cardOf } from './parts.ts';

test('H-06 H-07 H-08 H-09 a category button or the dropdown filters the listing; All Categories shows all again', async ({
  page,
}) => {
  await open(page, '/');
  const chips = page.getByRole('navigation', { name: 'Categories' });
  await chips.getByRole('link', { name: 'Honey & Ghee' }).click();
  await expect(page.locator('.card')).toHaveCount(2);
  await expect(page).toHaveURL('/?category=Honey%20%26%20Ghee');
  await expect(chips.getByRole('link', { name: 'Honey & Ghee' })).toHaveAttribute('aria-current', 'true');
  await chips.getByRole('link', { name: 'All Categories' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.card')).toHaveCount(16);
  await page.getByLabel('Category').selectOption('Natural Sweeteners');
  await expect(page.locator('.card')).toHaveCount(2);
  await page.getByLabel('Category').selectOption('All Categories');
  await expect(page).toHaveURL('/');
});

test('R-02 R-03 H-21 P-08 search and tag filter the listing; an empty one can be reset', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/search/gingelly');
  await expect(page.locator('.card').first()).toContainText('Wood-Pressed Sesame Oil');
  await checkAccessibility();
  const query = page.getByRole('combobox', { name: 'Your search' });
  await expect(query).toHaveValue('gingelly');
  await query.fill('नारियल का तेल');
  await query.press('Enter');
  await expect(page.getByText('Results for “नारियल का तेल”')).toBeVisible();
  await expect(page.locator('.card').first()).toContainText('Wood-Pressed Coconut Oil');
  await expect(query).toHaveValue('नारियल का तेल');
  await open(page, '/search/%3Cb%3Ezzqx%25');
  await expect(page.getByText('No products available.')).toBeVisible();
  await expect(page.getByText('“<b>zzqx%”')).toBeVisible();
  await checkAccessibility('main');
  await page.getByRole('link', { name: 'Reset Search' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.card')).toHaveCount(16);
  const { tags } = await (await page.request.get('/api/foods/id/kolli-hills-forest-honey')).json();
  await open(page, `/tag/${encodeURIComponent(tags[0])}`);
  await expect(cardOf(page, 'Kolli Hills Forest Honey')).toBeVisible();
});

test('L-01 L-02 L-03 L-04 L-05 L-07 /product: name, category and sort order are in the URL', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  await open(page, '/product');
  await expect(page.locator('.card')).toHaveCount(16);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 241)');
  await checkAccessibility();
  await saveScreenshot('products');
  await page.getByLabel('Search by name').fill('oil');
  await expect(page).toHaveURL(/[?&]q=oil/);
  await expect(cardOf(page, 'A2 Cow Ghee')).toHaveCount(0);
  await page.getByLabel('Category').selectOption('Cold-Pressed Oils');
  await page.getByLabel('Sort').selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page.locator('.card').first()).toContainText('Cold-Pressed Castor Oil');
  await page.reload();
  await expect(page.getByLabel('Search by name')).toHaveValue('oil');
  await expect(page.getByLabel('Category')).toHaveValue('Cold-Pressed Oils');
  await page.getByLabel('Search by name').fill('no such thing');
  await expect(page.getByText('No products found.')).toBeVisible();
});

test('X-10 the header search suggests while typing, works by keyboard alone, and Enter shows all results', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/refund-policy');
  const opener = page.getByRole('button', { name: 'Open search' });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const box = page.getByRole('combobox', { name: 'Search foods' }).filter({ visible: true });
  await box.pressSequentially('gingel');
  const option = page.getByRole('option', { name: /Wood-Pressed Sesame Oil/ });
  await expect(option).toBeVisible();
  await expect(option).toHaveText(/Wood-Pressed Sesame OilCold-Pressed Oils₹\d+1 L/);
  await expect(option.locator('img')).toBeVisible();
  await checkAccessibility('header');
  await box.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(option).toBeHidden();
  await box.pressSequentially('l');
  await expect(option).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL('/food/wood-pressed-sesame-oil');
  // the phone's bar closes with each navigation, after the URL has changed: the click waits for it
  if (isPhone) await opener.click();
  await box.fill('honey & ghee?');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/honey%20%26%20ghee%3F');
  await expect(page.getByText('Results for “honey & ghee?”')).toBeVisible();
});
