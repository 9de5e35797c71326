import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';

test('H-13 a testimonial shows as many filled stars as its rating', async ({ page, request }) => {
  await open(page, '/');
  const { testimonials } = await (await request.get('/api/content/home')).json();
  const stars = page.getByRole('list', { name: 'Testimonials' }).locator('.stars');
  await stars.first().scrollIntoViewIfNeeded();
  const measured = await stars.evaluateAll((images) =>
    images.map((photo) => {
      const box = photo.getBoundingClientRect();
      const lit = photo.querySelector('rect')?.getBoundingClientRect();
      return { sides: box.width / box.height, lit: (5 * (lit?.width ?? 0)) / box.width };
    }),
  );
  expect(measured.length).toBeGreaterThan(0);
  for (const [index, { sides, lit }] of measured.entries()) {
    expect(sides).toBeCloseTo(5, 1);
    expect(lit).toBeCloseTo(testimonials[index].rating, 1);
  }
});

test('a toast is below the header: the cart and its count stay visible', async ({ page }) => {
  await signIn(page, await makeCustomer());
  await open(page, '/');
  const add = page.getByRole('button', { name: /Add .* to wishlist/i }).first();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  const toast = page.locator('.Toastify__toast').first();
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [message, header] = await Promise.all([
        toast.boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      return (message?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
});

test('R-30 NF-01 an unknown path offers a search for its words, and similar foods', async ({
  page,
  complaints,
  checkAccessibility,
  saveScreenshot,
}) => {
  const response = await page.goto('/shop/ground-nut-oil.html');
  expect(response?.status()).toBe(404);
  complaints.splice(0);
  const search = page.getByRole('search', { name: 'All foods' }).getByRole('searchbox');
  await expect(search).toHaveValue('ground nut oil');
  await expect(page.locator('main .card').first()).toContainText('Groundnut Oil');
  await expect(page.locator('main .card')).toHaveCount(4);
  await expect(page.locator('main .empty svg').first()).toBeVisible();
  await checkAccessibility('main');
  await saveScreenshot('not-found');
  await search.fill('sesame');
  await search.press('Enter');
  await expect(page).toHaveURL('/search/sesame');
});

test('C-05 an empty cart, wishlist and order list have a drawing or icon and an action', async ({
  page,
  saveScreenshot,
}) => {
  await signIn(page, await makeCustomer());
  await open(page, '/cart');
  const empty = page.locator('.empty');
  await expect(empty).toContainText('Your Cart is Empty');
  await expect(empty.locator('svg')).toBeVisible();
  await saveScreenshot('cart-empty');
  await open(page, '/orders');
  await expect(empty).toContainText('No orders found');
  await expect(empty.locator('svg')).toBeVisible();
  await open(page, '/profile');
  await expect(empty.getByRole('link', { name: 'See the foods' })).toHaveAttribute('href', '/product');
  await expect(empty.locator('svg')).toBeVisible();
  await open(page, '/search/zzzzqqq');
  await expect(empty).toContainText('No products available.');
  await expect(empty.locator('svg')).toBeVisible();
});
