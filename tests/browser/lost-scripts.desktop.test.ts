import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

test.use({ otherBrowser: 'processPerPage' });

const SCRIPT = '**/assets/about-*.js';
/** All of the page but its film. */
const PART = '**/assets/about-section-*.js';
const HEADING = 'This page could not be loaded.';

/** Collects the documents that are loaded from now on. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Interception goes on: switched off while other requests are on their way, it would hold some of them for ever. */
async function loseOnce(page: Page, pattern: string, lose: (route: Route) => Promise<void>): Promise<void> {
  let isLost = false;
  await page.route(pattern, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return lose(route);
  });
}

async function pressAbout(page: Page): Promise<void> {
  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page).toHaveURL('/about');
}

const aboutPage = (page: Page) => page.locator('.contact-form');

test('a page whose script is missing once, as after a deployment, loads after one reload', async ({
  page,
  complaints,
}) => {
  await open(page, '/terms-of-service');
  await loseOnce(page, SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const loaded = documentsOf(page);
  await pressAbout(page);
  await expect(aboutPage(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(loaded).toEqual(['/about']);
  complaints.splice(0);
});

test('a page whose script stays missing is not reloaded in a loop, and does not blame the connection', async ({
  page,
  complaints,
}) => {
  await open(page, '/terms-of-service');
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const loaded = documentsOf(page);
  await pressAbout(page);
  await expect(aboutPage(page)).toBeVisible();
  await open(page, '/terms-of-service');
  await pressAbout(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await expect(page.getByText('no connection')).toHaveCount(0);
  expect(loaded).toEqual(['/about', '/terms-of-service']);
  await page.unroute(SCRIPT);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(aboutPage(page)).toBeVisible();
  complaints.splice(0);
});

test('a page opened without a connection loads when it is opened again with one', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/terms-of-service');
  await context.setOffline(true);
  await pressAbout(page);
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
  await context.setOffline(false);
  await pressAbout(page);
  await expect(aboutPage(page)).toBeVisible();
  complaints.splice(0);
});

test('a part of a page whose script is lost for a moment comes by itself', async ({ page, complaints }) => {
  await open(page, '/terms-of-service');
  await loseOnce(page, PART, (route) => route.abort());
  await pressAbout(page);
  await expect(aboutPage(page)).toBeVisible();
  complaints.splice(0);
});

test('a part of a page whose script is gone since a deployment comes after one reload', async ({
  page,
  complaints,
}) => {
  await open(page, '/terms-of-service');
  await page.route(PART, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const loaded = documentsOf(page);
  await pressAbout(page);
  await expect(aboutPage(page)).toBeVisible();
  expect(loaded).toEqual(['/about']);
  complaints.splice(0);
});

test('Try Again does not wait forever for a server that does not respond', async ({ page, complaints }) => {
  // ten seconds at a hundredfold speed
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await open(page, '/terms-of-service');
  await page.route(SCRIPT, (route) => route.abort());
  await page.route('**/healthz', () => {});
  await pressAbout(page);
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  complaints.splice(0);
});
