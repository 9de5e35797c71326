import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const SCRIPT = '**/assets/about-*.js';

async function pressAbout(page: Page): Promise<void> {
  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page).toHaveURL('/about');
}

test('Try Again does not wait for ever for a server that says nothing', async ({ page, complaints }) => {
  // ten seconds, a hundred times as fast
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await open(page, '/terms-of-service');
  await page.route(SCRIPT, (route) => route.abort());
  await page.route('**/favicon.svg', () => {});
  await pressAbout(page);
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  complaints.splice(0);
});
