import { expect, open, test } from './fixtures.ts';
import { logOut, makeCustomer, signIn } from './people.ts';

test.use({ otherBrowser: 'processPerPage' });

test.beforeEach(async ({ page }) => {
  await signIn(page, await makeCustomer());
});

test('E-09 K-25 K-28 K-30 logging out toasts top right with a progress bar; a click closes it', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  await logOut(page);
  await expect(page).toHaveURL('/');
  const toast = page.getByRole('alert').filter({ hasText: 'Logout Successful' });
  await expect(toast).toBeVisible();
  await expect(page.locator('.Toastify__toast-container--top-right').filter({ has: toast })).toBeVisible();
  await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '5s');
  await expect(page.locator('.Toastify__toast-theme--light')).toBeVisible();
  await toast.click();
  await expect(toast).toHaveCount(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('K-26 a toast stays for five seconds', async ({ page }) => {
      await open(page, '/privacy-policy');
      await logOut(page);
      const toast = page.getByRole('alert').filter({ hasText: 'Logout Successful' });
      await expect(toast).toBeVisible();
      const bar = page.locator('.Toastify__progress-bar--animated');
      await expect(bar).toHaveCSS('animation-duration', '5s');
      // with less motion the bar does not glide: it loses a fifth each second
      await expect(bar).toHaveCSS(
        'animation-timing-function',
        reducedMotion === 'reduce' ? 'steps(5)' : 'linear',
      );
      await bar.evaluate((element) => element.getAnimations()[0]?.finish());
      await expect(toast).toHaveCount(0);
    });
  });
}

test('K-25 the shell shows at the bottom right that the network is lost, until it is back', async ({
  page,
  context,
}) => {
  await open(page, '/refund-policy');
  // pending requests would be logged as errors of their own
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const toast = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(toast).toBeVisible();
  await expect(page.locator('.Toastify__toast-container--bottom-right').filter({ has: toast })).toBeVisible();
  await context.setOffline(false);
  await expect(toast).toHaveCount(0);
});

test('a toast stays when the library takes over, which was lost at first', async ({ page, complaints }) => {
  const library = Promise.withResolvers<void>();
  let isLost = false;
  await page.route('**/assets/toast-containers-*.js', async (route) => {
    if (!isLost) {
      isLost = true;
      return route.abort();
    }
    await library.promise;
    return route.continue();
  });
  await open(page, '/privacy-policy');
  await expect(page.locator('.Toastify__toast-container')).toHaveCount(1);
  await logOut(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Logout Successful' });
  await expect(toast).toBeVisible();
  await expect(page.locator('.Toastify__progress-bar')).toHaveCount(0);
  library.resolve();
  await expect(page.locator('.Toastify__progress-bar--animated')).toBeVisible();
  await expect(toast).toHaveCount(1);
  complaints.splice(0);
});
