import { expect, open, test } from './fixtures.ts';

test('the page is the same for all visitors, and foreign data in local storage counts as no user', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('user', '{"name":7,"token":"x"'));
  await open(page, '/refund-policy');
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
