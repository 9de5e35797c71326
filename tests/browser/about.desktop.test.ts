import { expect, test } from './fixtures.ts';

test('AB-09 H-23 without JavaScript the map is an address with a link', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/\?mlat=10\.6583&mlon=77\.0085/,
  );
  // the test browser does not render noscript even with scripts disabled
  expect(await (await request.get('/about')).text()).toMatch(/<noscript>.*This form needs JavaScript/);
  expect(await page.locator('[style]').count()).toBe(0);
  await context.close();
});
