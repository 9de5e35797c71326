import { expect, open, test } from './fixtures.ts';
import { shopMap, TILE } from './parts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('AB-01 to AB-10 S-11 X-01 the about page has all its sections and is accessible', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Three generations, one wooden press.']);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(242, 242, 240)');
  for (const name of ['Our story', 'Certificates', 'Mission', 'Vision', 'Values', 'Find us at']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'From seed to bottle' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/product');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: '+91 90000 12345' })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'hello@chekkufarms.example' })).toBeVisible();
  await expect(contact.getByRole('form', { name: 'Write to us' })).toBeVisible();
  await contact.scrollIntoViewIfNeeded();
  await expect(shopMap(page)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await checkAccessibility();
  await saveScreenshot('about');
});

test('101 AB-09 H-17 the map loads near the viewport and has a pin, large zoom buttons and the attribution', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/about');
  expect(asked.filter((url) => url.includes('draw-map') || TILE.test(url))).toEqual([]);
  await page.getByRole('region', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expect(shopMap(page).locator('.map__pin svg')).toBeVisible();
  await expect(shopMap(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await expect(shopMap(page).locator('img.leaflet-tile').first()).toHaveAttribute(
    'referrerpolicy',
    'strict-origin-when-cross-origin',
  );
  const tile = page.waitForRequest(TILE);
  const zoom = shopMap(page).getByRole('button', { name: 'Zoom in' });
  const size = await zoom.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await zoom.click();
  expect((await (await tile).allHeaders()).referer).toContain(new URL(page.url()).origin);
  await expect.poll(() => asked.some((url) => url.includes('apple-touch-icon.png?14/'))).toBe(true);
});
