import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';

test.use({ otherBrowser: 'processPerPage' });

const UNEXPECTED = 'Unexpected Application Error!';
const LISTING = 'Our foods could not be loaded';
const PAGE = 'This page could not be loaded.';

/** Every route with its own data, and its text when that fails to load. */
const routes = [
  { to: '/', heading: LISTING },
  { to: '/search/oil', heading: LISTING },
  { to: '/tag/oil', heading: LISTING },
  { to: '/product', heading: 'Failed to load products or background.' },
  { to: '/food/wood-pressed-sesame-oil', heading: 'This product could not be loaded.' },
  { to: '/recipes/ellu-sadam-sesame-rice', heading: 'Recipe not found or server error.' },
  { to: '/about', heading: PAGE },
  { to: '/no/such/page', heading: PAGE },
];

/** A client-side navigation, as by a link. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);
}

test('E-44 RE-07 NF-04 every page with data of its own has its own error state', async ({
  page,
  complaints,
}) => {
  test.slow();
  const data = /\.data(\?|$)/;
  const expectError = async (heading: string, reason: string) => {
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(data);
  };
  // one page for all: each route begins on a page that works
  await open(page, '/refund-policy');
  for (const { to, heading } of routes) {
    await test.step(to, async () => {
      await page.route(data, (route) => route.fulfill({ status: 500, body: 'no' }));
      await follow(page, to);
      await expectError(heading, 'Something went wrong on our side.');
      await follow(page, '/refund-policy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Refund/);
      await page.route(data, (route) => route.abort());
      await follow(page, to);
      await expectError(heading, 'There is no connection.');
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(0);
      // it may have loaded the document again: a link works when that is hydrated
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      expect(await page.getByText(UNEXPECTED).count()).toBe(0);
    });
  }
  // the browser and the router log the calls that were made to fail
  complaints.splice(0);
});

test('E-44 a page whose data fails to load again keeps the shop around its error', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be loaded/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  complaints.splice(0);
});

test('offline, every link keeps the shop on the screen, and Try Again works when the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, await makeCustomer());
  const links = ['/about', '/product', '/orders', '/profile', '/cart', '/privacy-policy', '/'];
  await open(page, '/terms-of-service');
  await context.setOffline(true);
  for (const to of links) {
    await page.locator(`a[href="${to}"]:visible`).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main')).not.toBeEmpty();
    expect(await page.getByText(UNEXPECTED).count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pressed slow, in wood.');
  complaints.splice(0);
});

test('failed suggestions leave the page unchanged', async ({ page, complaints }) => {
  await open(page, '/');
  await page.route('**/api/foods/suggest/**', (route) => route.abort());
  const heading = page.getByRole('heading', { level: 1 });
  const asked = page.waitForEvent('requestfailed');
  await page.getByRole('combobox', { name: 'Search foods' }).first().fill('ses');
  await asked;
  await expect(heading).toHaveText('Pressed slow, in wood.');
  expect(complaints.splice(0).join()).toContain('Request failed');
});
