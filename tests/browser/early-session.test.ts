import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';

/** The page before hydration. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}
const widths = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.nav--right')
    .evaluate((nav) =>
      [...nav.querySelectorAll('a, button')]
        // not the links of the closed language menu, which have no layout
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .map(({ x, width }) => [Math.round(x), Math.round(width)]),
    );

for (const name of ['Kavitha', 'Venkatalakshmi']) {
  test(`S-03 S-04 S-05 ${name} sees a customer's header before hydration, without a layout shift`, async ({
    page,
  }) => {
    await signIn(page, await makeCustomer({ name }));
    await openWithoutScripts(page, '/refund-policy');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'My Cart' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    const early = await widths(page);
    await page.unroute('**/assets/*.js');
    await open(page, '/refund-policy');
    await expect(header.getByRole('link', { name: 'My Cart' })).toBeVisible();
    expect(await widths(page)).toEqual(early);
  });
}
test('S-02 a visitor sees Login and no customer links, before hydration and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await openWithoutScripts(page, '/refund-policy');
  for (const shown of [page, await (await browser.newContext({ javaScriptEnabled: false })).newPage()]) {
    if (shown !== page) await shown.goto(`${baseURL}/refund-policy`);
    await expect(shown.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    for (const name of ['My Orders', 'My Cart', 'Profile'])
      await expect(shown.getByRole('banner').getByRole('link', { name })).toHaveCount(0);
    await expect(shown.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    if (shown !== page) await shown.context().close();
  }
});
const privatePages = ['/orders', '/profile', '/dashboard', '/checkout', '/payment/1', '/track/1'];

test('C-16 private pages show a skeleton before hydration, the cart nothing', async ({ page }) => {
  await signIn(page, await makeCustomer());
  for (const path of privatePages) {
    await openWithoutScripts(page, path);
    await expect(page.locator('main .page-skeleton__box').first()).toBeVisible();
  }
  await openWithoutScripts(page, '/cart');
  await expect(page.locator('main')).toHaveText('');
  await signIn(page, await adminOf());
  for (const path of ['/admin/orders', '/admin/foods', '/admin/previewFood/1']) {
    await openWithoutScripts(page, path);
    await expect(page.locator('main .page-skeleton__box').first()).toBeVisible();
  }
});

test('orders show a skeleton while they load', async ({ page, checkAccessibility }) => {
  await signIn(page, await makeCustomer());
  let response = () => {};
  const held = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route(/\/api\/orders(\?|\/|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/orders');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(page.locator('main .page-skeleton__card')).toHaveCount(3);
  await checkAccessibility('main');
  response();
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.locator('main .page-skeleton__card')).toHaveCount(0);
});
