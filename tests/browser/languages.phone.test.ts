import { languageDetails } from '../../src/rules/languages.ts';
import { expect, open, test } from './fixtures.ts';
import { checkLanguage, rememberedLanguage } from './languages.ts';
import { openMenu } from './people.ts';
import { GROUNDNUT } from './sales.ts';

test('X-15 the menu of a phone offers every language of the same page', async ({ page }) => {
  await open(page, '/product?sort=price-low');
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: languageDetails.ta.name }).click();
  await expect(page).toHaveURL('/ta/product?sort=price-low');
  await checkLanguage(page, 'ta');
  expect(await rememberedLanguage(page)).toBe('ta');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

for (const path of ['/ta', `/ta/food/${GROUNDNUT.productId}`, '/hi', `/hi/food/${GROUNDNUT.productId}`]) {
  test(`X-14 fonts that arrive after the first paint hardly move ${path}`, async ({ page }) => {
    await page.addInitScript(sumLayoutShifts);
    const painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted.resolve();
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    // where no font of the script is installed, every character is a box until then
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(0.1);
  });
}

test('X-14 the response names the fonts of its language before the page, and no others', async ({
  request,
}) => {
  const fonts = async (path: string) => (await request.get(path)).headers().link;
  expect(await fonts('/ta')).toMatch(/noto-sans-tamil[^,]*rel=preload; as=font/);
  expect(await fonts('/ta')).not.toMatch(/devanagari|eczar/);
  expect(await fonts('/')).not.toMatch(/tamil|devanagari/);
});

test('X-14 the fonts of headings are loaded behind the first Hindi page, and the second one has them', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await page.goto('/hi', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(loaded.filter((url) => /noto-sans-devanagari/.test(url))).toHaveLength(1);
  expect(loaded.filter((url) => /eczar/.test(url))).toEqual([]);

  const font = page.waitForResponse(/eczar-devanagari/);
  await page.mouse.wheel(0, 200);
  await font;
  await page.waitForFunction(() => localStorage.getItem('later-fonts') === document.documentElement.lang);
  await page.goto('/hi/about');
  await expect(page.locator('html')).toHaveAttribute('data-later-fonts', '');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/Hindi Display/);
  await page.goto('/ta/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-later-fonts');
});

/** Adds up what the browser reports as moved. */
function sumLayoutShifts(): void {
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(shift, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
