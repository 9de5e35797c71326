import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** As configured in tests/support/browser-shop.ts. */
const TILE = /apple-touch-icon\.png\?\d+\/\d+\/\d+$/;

const map = (page: Page) => page.getByRole('group', { name: /^Map: Chekku Farms, 14, Mill Street/ });

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
  await expect(map(page)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await checkAccessibility();
  await saveScreenshot('about');
});

test('AB-01 the film is muted, loops and can be paused', async ({ page }) => {
  await open(page, '/about');
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveAttribute('poster', /hero-poster/);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
});

const carousels = [
  { id: 'AB-03 K-11', region: 'Certificates', thing: 'certificates', every: 3000 },
  { id: 'AB-06 K-12', region: 'Find us at', thing: 'shop logos', every: 2000 },
];
for (const { id, region, thing, every } of carousels) {
  test(`${id} ${thing} move every ${every / 1000} s until they are paused`, async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    const area = page.getByRole('region', { name: region });
    const names = () => area.getByRole('img').evaluateAll(alternativeTexts);
    await page.getByRole('button', { name: `Pause ${thing}` }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => area.getByRole('list').evaluate(isAtRest)).toBe(true);
    await page.clock.pauseAt(Date.now() + 600_000);
    const [first, second = '', third = ''] = await names();
    await page.clock.runFor(2 * every);
    expect((await names())[0]).toBe(first);
    await page.getByRole('button', { name: `Play ${thing}` }).click();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('button', { name: `Pause ${thing}` })).toBeVisible();
    await page.clock.runFor(every);
    await expect.poll(async () => (await names())[0]).toBe(second);
    await page.clock.runFor(every);
    await expect.poll(async () => (await names())[0]).toBe(third);
  });
}

function alternativeTexts(images: (HTMLElement | SVGElement)[]): string[] {
  return images.map((image) => image.getAttribute('alt') ?? '');
}

function isAtRest(row: HTMLElement | SVGElement): boolean {
  return row.getAnimations().length === 0;
}

test('AB-03 the arrows move the certificates, also during the animation', async ({ page }) => {
  await open(page, '/about');
  const region = page.getByRole('region', { name: 'Certificates' });
  await page.getByRole('button', { name: 'Pause certificates' }).click();
  await expect.poll(() => region.getByRole('list').evaluate(isAtRest)).toBe(true);
  const before = await region.getByRole('img').evaluateAll(alternativeTexts);
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next certificate' }).click();
  await page.getByRole('button', { name: 'Previous certificate' }).click();
  const [one, two, ...rest] = before;
  await expect.poll(() => region.getByRole('img').evaluateAll(alternativeTexts)).toEqual([...rest, one, two]);
});

test.describe('with prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('X-08 neither film nor carousels autoplay', async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    const images = page.getByRole('region', { name: 'Certificates' }).getByRole('img');
    const before = await images.evaluateAll(alternativeTexts);
    await page.clock.runFor(10_000);
    expect(await images.evaluateAll(alternativeTexts)).toEqual(before);
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
    await page.getByRole('button', { name: 'Next certificate' }).click();
    await expect.poll(async () => (await images.evaluateAll(alternativeTexts))[0]).toBe(before[1]);
  });
});

test('101 AB-09 H-17 the map loads near the viewport and has a pin, large zoom buttons and the attribution', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/about');
  expect(asked.filter((url) => url.includes('draw-map') || TILE.test(url))).toEqual([]);
  await page.getByRole('region', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expect(map(page).locator('.map__pin svg')).toBeVisible();
  await expect(map(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await expect(map(page).locator('img.leaflet-tile').first()).toHaveAttribute(
    'referrerpolicy',
    'strict-origin-when-cross-origin',
  );
  const tile = page.waitForRequest(TILE);
  const zoom = map(page).getByRole('button', { name: 'Zoom in' });
  const size = await zoom.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await zoom.click();
  expect((await (await tile).allHeaders()).referer).toContain(new URL(page.url()).origin);
  await expect.poll(() => asked.some((url) => url.includes('apple-touch-icon.png?14/'))).toBe(true);
});

test('AB-09 without map tiles the pin and a sentence stay', async ({ page, complaints }) => {
  await page.route(TILE, (route) => route.abort());
  await open(page, '/about');
  await page.getByRole('region', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').filter({ hasText: "The map's pictures did not load" })).toBeVisible();
  await expect(map(page).locator('.map__pin svg')).toBeVisible();
  // the browser logs each failed tile
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  complaints.splice(0);
});
