import { expect, open, test } from './fixtures.ts';

test('K-32 a login dialog whose script hangs shows the loading line, an error after 120 s, and opens at the next click', async ({
  page,
}) => {
  await page.clock.install();
  let isHeld = true;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/auth-dialog-*.js', async (route) => {
    if (isHeld) await released;
    await route.continue();
  });
  await open(page, '/');
  const login = page.getByRole('link', { name: 'Login' }).first();
  await login.click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await page.clock.runFor(119_000);
  await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(
    page.getByText('This could not be loaded. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  isHeld = false;
  release();
  await login.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog whose script is lost for a moment opens at the next click', async ({ page, complaints }) => {
  let isLost = true;
  await page.route('**/assets/auth-dialog-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await open(page, '/');
  const login = page.getByRole('link', { name: 'Login' }).first();
  await login.click();
  await expect(
    page.getByText('This could not be loaded. Please check your connection and try again.'),
  ).toBeVisible();
  isLost = false;
  await login.click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  complaints.splice(0);
});
