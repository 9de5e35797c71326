import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';

const pages = [
  { path: '/', name: 'home', heading: 'Pressed slow, in wood.' },
  { path: '/privacy-policy', name: 'privacy', heading: 'Privacy Policy' },
  { path: '/shipping-policy', name: 'shipping', heading: 'Shipping Policy' },
  { path: '/refund-policy', name: 'refund', heading: 'Refund, Exchange and Cancellation Policy' },
  { path: '/terms-of-service', name: 'terms', heading: 'Terms of Service' },
  { path: '/offline', name: 'offline', heading: 'The line is down, the shop is not' },
  { path: '/assistant', name: 'assistant', heading: 'Chekku Farms assistant' },
];
// one browser for several pages: it loads the scripts once
for (const group of [pages.slice(0, 3), pages.slice(3)]) {
  const paths = group.map(({ path }) => path).join(', ');
  test(`X-01 X-04 X-05 X-11 accessible: ${paths}`, async ({ page, checkAccessibility, saveScreenshot }) => {
    test.slow();
    for (const { path, name, heading } of group) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
        await expect(page).toHaveTitle(/Chekku Farms/);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
          'content',
          /\/media\/brand\/share\.jpg\?v=/,
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await checkAccessibility();
        await saveScreenshot(name);
      });
    }
  });
}
test('X-01 X-04 X-11 accessible: the passport of a bottle of the demo', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { rows } = await browserDatabase().query<{ code: string }>(
    "select code from batches where food_id = 'wood-pressed-sesame-oil' order by pressed_on limit 1",
  );
  const code = rows[0]?.code;
  await open(page, `/b/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Wood-Pressed Sesame Oil']);
  await expect(page.getByText(`Batch ${code}`)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await checkAccessibility();
  await saveScreenshot('passport-demo');
});

test('X-03 axe finds no violations in the open menu and chat', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}, { project }) => {
  await open(page, '/refund-policy');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await checkAccessibility('.chat-panel');
  await saveScreenshot('chat');
  await page.keyboard.press('Escape');
  if (project.name !== 'phone') return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await checkAccessibility('dialog[open]');
  await saveScreenshot('menu');
});

test('R-30 NF-01 NF-02 an unknown path is a page with status 404', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: "We couldn't find what you were looking for." }),
  ).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  // the browser logs the 404 of the page
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
