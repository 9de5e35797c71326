import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from './fixtures.ts';

test.use({ otherBrowser: 'drawnPages' });

/** How much the brightness of a colour differs inside the element. Nothing at all means one plain colour. */
async function brightnessRange(page: Page, part: Locator): Promise<number> {
  const clip = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
}

test('no kolam line runs behind the text "Our oath"', async ({ page }) => {
  await open(page, '/');
  for (const width of [1440, 900, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const label = page.locator('.oath__heading');
    const parts = [label.locator('h2'), label.locator('p')];
    await label.scrollIntoViewIfNeeded();
    // parts above are laid out while the page scrolls: measured and drawn again until nothing moves between the two
    await expect(async () => {
      const paint = (color: string) => label.evaluate(paintChildren, color);
      await paint('');
      for (const part of parts) expect(await brightnessRange(page, part), 'text').toBeGreaterThan(50);
      // without the text only the plain background must remain
      await paint('transparent');
      for (const part of parts)
        expect(await brightnessRange(page, part), `at ${width} px`).toBeLessThanOrEqual(6);
    }).toPass({ timeout: 10_000 });
  }
});

function paintChildren(parent: Element, color: string): void {
  for (const child of parent.children) if (child instanceof HTMLElement) child.style.color = color;
}

test('at 200 % zoom the hero shows its complete image and text', async ({ page }) => {
  // half of 1440 x 900: the viewport at 200 %
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, '/');
  const photo = page.locator('.hero__slide[data-shown] .hero__image');
  const shown = await photo.evaluate((image: HTMLImageElement) => {
    const scale = Math.max(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight);
    const cutAway = (side: number, natural: number) => 1 - side / (natural * scale);
    return {
      fromWidth: cutAway(image.clientWidth, image.naturalWidth),
      fromHeight: cutAway(image.clientHeight, image.naturalHeight),
    };
  });
  expect(shown.fromHeight).toBeLessThan(0.3);
  const bottom = (part: string) =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom('.hero__actions')).toBeLessThanOrEqual(await bottom('.hero__panel'));
});
const printed = [
  { path: '/food/wood-pressed-sesame-oil', saved: ['Wood-Pressed Sesame Oil', '₹486'] },
  { path: '/recipes/ellu-sadam-sesame-rice', saved: ['Ellu Sadam (Sesame Rice)', 'Urad dal'] },
  { path: '/refund-policy', saved: ['Refund, Exchange and Cancellation Policy', '48 hours'] },
];

for (const { path, saved: stored } of printed) {
  test(`${path} prints its content, and nothing that is only for the screen`, async ({
    page,
    saveScreenshot,
  }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const text of stored)
      await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden();
    await expect(page.locator('.header .nav')).toHaveCount(2);
    for (const hidden of ['.header .nav', '.button', '.demo-banner', 'main nav'])
      await expect(page.locator(hidden).locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await saveScreenshot(`print${path.replaceAll('/', '-')}`);
  });
}
test('H-13 a testimonial shows as many filled stars as its rating', async ({ page, request }) => {
  await open(page, '/');
  const { testimonials } = await (await request.get('/api/content/home')).json();
  const stars = page.getByRole('list', { name: 'Testimonials' }).locator('.stars');
  await stars.first().scrollIntoViewIfNeeded();
  const measured = await stars.evaluateAll((images) =>
    images.map((photo) => {
      const box = photo.getBoundingClientRect();
      const lit = photo.querySelector('rect')?.getBoundingClientRect();
      return { sides: box.width / box.height, lit: (5 * (lit?.width ?? 0)) / box.width };
    }),
  );
  expect(measured.length).toBeGreaterThan(0);
  for (const [index, { sides, lit }] of measured.entries()) {
    expect(sides).toBeCloseTo(5, 1);
    expect(lit).toBeCloseTo(testimonials[index].rating, 1);
  }
});

test('R-30 NF-01 an unknown path offers a search for its words, and similar foods', async ({
  page,
  complaints,
  checkAccessibility,
  saveScreenshot,
}) => {
  const response = await page.goto('/shop/ground-nut-oil.html');
  expect(response?.status()).toBe(404);
  complaints.splice(0);
  const search = page.getByRole('search', { name: 'All foods' }).getByRole('searchbox');
  await expect(search).toHaveValue('ground nut oil');
  await expect(page.locator('main .card').first()).toContainText('Groundnut Oil');
  await expect(page.locator('main .card')).toHaveCount(4);
  await expect(page.locator('main .empty svg').first()).toBeVisible();
  await checkAccessibility('main');
  await saveScreenshot('not-found');
  await search.fill('sesame');
  await search.press('Enter');
  await expect(page).toHaveURL('/search/sesame');
});
