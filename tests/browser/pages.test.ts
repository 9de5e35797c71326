import { expect, open, test } from './fixtures.ts';

const pages = [
  { path: '/', name: 'home', heading: 'Pressed slow, in wood.' },
  { path: '/privacy-policy', name: 'privacy', heading: 'Privacy Policy' },
  { path: '/shipping-policy', name: 'shipping', heading: 'Shipping Policy' },
  { path: '/refund-policy', name: 'refund', heading: 'Refund, Exchange and Cancellation Policy' },
  { path: '/terms-of-service', name: 'terms', heading: 'Terms of Service' },
  { path: '/assistant', name: 'assistant', heading: 'Chekku Farms assistant' },
];

for (const { path, name, heading } of pages) {
  test(`X-01 X-04 X-05 X-11 ${path} is accessible`, async ({ page, checkAccessibility, saveScreenshot }) => {
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

test('X-03 axe finds no violations in the open menu and chat', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}, { project }) => {
  await open(page, '/refund-policy');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await checkAccessibility();
  await saveScreenshot('chat');
  await page.keyboard.press('Escape');
  if (project.name !== 'phone') return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await checkAccessibility();
  await page.screenshot({ path: 'artefacts/pictures/menu-phone.png' });
});

test('R-01 G-03 P-01 P-02 P-05 home shows the database’s foods with price and badge', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const foods = await (await request.get('/api/foods')).json();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Wood-Pressed Groundnut Oil' }) });
  await expect(page.locator('.card')).toHaveCount(foods.length);
  await expect(card).toContainText('₹360');
  await expect(card).toContainText('₹400');
  await expect(card).toContainText('10% OFF');
  await expect(card).toContainText('Natural');
  await expect(card.getByRole('img')).toBeVisible();
});

test('R-14 K-34 to K-44 the policies contain every number of the specification', async ({ page }) => {
  await open(page, '/refund-policy');
  for (const figure of [
    'within 5 days of receiving the order',
    '48 hours',
    'within 5 hours of placing the order',
    '5 to 7 business days',
    '3 to 5 working days',
  ]) {
    await expect(page.getByRole('main')).toContainText(figure);
  }
  await expect(page.getByRole('main')).toContainText(/cannot be cancelled|no cancellation after shipping/i);
  await open(page, '/shipping-policy');
  for (const figure of [
    '1 to 2 business days',
    'Tamil Nadu',
    '2 to 4',
    '4 to 7',
    '7 to 10',
    'within India only',
  ]) {
    await expect(page.getByRole('main')).toContainText(figure);
  }
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

test('H-23 pages are complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Wood-Pressed Groundnut Oil' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Refund, Exchange and Cancellation Policy',
  );
  await context.close();
});

test('a strict CSP is in force and an injected script does not run', async ({ page, complaints }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});
