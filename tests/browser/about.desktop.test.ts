import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { shopMap, TILE } from './parts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousels = [
  { id: 'AB-03 K-11', region: 'Certificates', thing: 'certificates', every: 3000 },
  { id: 'AB-06 K-12', region: 'Find us at', thing: 'shop logos', every: 2000 },
];

function alternativeTexts(images: (HTMLElement | SVGElement)[]): string[] {
  return images.map((image) => image.getAttribute('alt') ?? '');
}
function isAtRest(row: HTMLElement | SVGElement): boolean {
  return row.getAnimations().length === 0;
}
/** The script of the sections comes with the first touch of the page. */
async function openTouched(page: Page): Promise<void> {
  await open(page, '/about');
  await page.mouse.move(1, 1);
  // React marks what it has hydrated
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].every((button) =>
      Object.keys(button).some((name) => name.startsWith('__react')),
    ),
  );
}
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

test('AB-01 AB-03 the film is muted, loops and can be paused; the arrows move the certificates, also during the animation', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('the film', async () => {
    const film = page.locator('video');
    await expect(film).toHaveJSProperty('muted', true);
    await expect(film).toHaveJSProperty('loop', true);
    await expect(film).toHaveAttribute('poster', /hero-poster/);
    await page.getByRole('button', { name: 'Pause film' }).click();
    await expect(film).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Play film' }).click();
    await expect(film).toHaveJSProperty('paused', false);
  });
  await test.step('the certificates', async () => {
    const region = page.getByRole('region', { name: 'Certificates' });
    await page.getByRole('button', { name: 'Pause certificates' }).click();
    await expect.poll(() => region.getByRole('list').evaluate(isAtRest)).toBe(true);
    const before = await region.getByRole('img').evaluateAll(alternativeTexts);
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next certificate' }).click();
    await page.getByRole('button', { name: 'Previous certificate' }).click();
    const [one, two, ...rest] = before;
    await expect
      .poll(() => region.getByRole('img').evaluateAll(alternativeTexts))
      .toEqual([...rest, one, two]);
  });
});

for (const { id, region, thing, every } of carousels) {
  test(`${id} ${thing} move every ${every / 1000} s until they are paused`, async ({ page }) => {
    await page.clock.install();
    await openTouched(page);
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

test.describe('with prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('X-08 neither film nor carousels autoplay', async ({ page }) => {
    await page.clock.install();
    await openTouched(page);
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

test('AB-09 without map tiles the pin and a sentence stay', async ({ page, complaints }) => {
  await page.route(TILE, (route) => route.abort());
  await open(page, '/about');
  await page.getByRole('region', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').filter({ hasText: "The map's pictures did not load" })).toBeVisible();
  await expect(shopMap(page).locator('.map__pin svg')).toBeVisible();
  // the browser logs each failed tile
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  complaints.splice(0);
});
