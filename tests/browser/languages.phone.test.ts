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

/** Adds up what the browser reports as moved. */
function sumLayoutShifts(): void {
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(shift, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
