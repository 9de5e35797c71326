import { expect, open, test } from './fixtures.ts';
import { homeWith } from './home-with.ts';

const failing = () => new Response('{}', { status: 500 });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('H-01 H-02 a wide screen gets the wide image, and the hero pauses while hovered', async ({ page }) => {
  await open(page, '/');
  await test.step('the wide image', async () => {
    const photo = page.locator('.hero__image').first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/1-desktop\.(avif|webp)/);
  });
  await test.step('the hero pauses while hovered', async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('.hero-progress__fill')).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('banner').hover();
    await expect(page.locator('.hero-progress__fill')).toHaveCSS('animation-play-state', 'running');
  });
});

test('H-13 H-14 K-13 six testimonials, three visible, arrows move by three', async ({ page }) => {
  await open(page, '/');
  const testimonials = page.getByRole('region', { name: 'What our customers say' });
  const next = testimonials.getByRole('button', { name: 'Next testimonials' });
  const back = testimonials.getByRole('button', { name: 'Previous testimonials' });
  const items = testimonials.getByRole('listitem');
  const shown = async (places: number[]) => {
    for (const [index, item] of (await items.all()).entries()) {
      if (places.includes(index)) await expect(item).toBeInViewport({ ratio: 0.9 });
      else await expect(item).not.toBeInViewport({ ratio: 0.1 });
    }
  };
  await testimonials.scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(6);
  await shown([0, 1, 2]);
  await expect(back).toBeDisabled();
  await next.click();
  await expect(next).toBeDisabled();
  await shown([3, 4, 5]);
  await back.click();
  await expect(back).toBeDisabled();
  await shown([0, 1, 2]);
});

test('H-15 the arrows move the recipes, and a card links to its recipe', async ({ page, request }) => {
  const recipes: { _id: string; title: string }[] = await (await request.get('/api/recipes')).json();
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Recipes' });
  const links = section.getByRole('link');
  await section.scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(recipes.length);
  for (const [index, { _id }] of recipes.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/recipes/${_id}`);
  }
  await expect(links.last()).not.toBeInViewport();
  const next = section.getByRole('button', { name: 'Next recipes' });
  await next.click();
  await next.click();
  await expect(next).toBeDisabled();
  await expect(links.last()).toBeInViewport({ ratio: 0.9 });
});

test('structured data describes the shop', async ({ page }) => {
  await open(page, '/');
  const message = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(message ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Chekku Farms',
    telephone: '+91 90000 12345',
  });
});

test('the first image is requested before anything else, and the scripts after the first paint', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [head = ''] = html.split('<style');
  expect(head).toMatch(/<link rel="preload"[^>]*as="image"[^>]*media="\(max-width: 768px\)"/);
  expect(head).toContain('/pictures/640/media/hero/1-mobile.avif');
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toContain('rel="stylesheet"');
});

test.describe('in a browser in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('ST-19 noon is noon in India', async ({ page }) => {
    await page.clock.setFixedTime('2026-03-14T06:29:59Z');
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeVisible();
    await page.clock.setFixedTime('2026-03-14T14:47:52Z');
    await open(page, '/');
    await expect(page.getByRole('timer')).toContainText('15 hours42 minutes08 seconds');
  });
});

test('H-23 the blocks are readable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero.getByRole('img').and(page.locator('.hero__image'))).toBeVisible();
  await expect(hero.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('The offer starts daily at 12 PM.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Ellu Sadam/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Watch / })).toHaveCount(4);
  expect(await page.locator('[style]').count()).toBe(0);
  await context.close();
});

test('H-01 images load shortly before they are shown, and nothing moves with prefers-reduced-motion', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/media/hero/') && loaded.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero.locator('.hero-progress__fill')).toHaveCSS('animation-name', 'none');
  await expect(hero.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
  await expect(hero.locator('.hero__image')).toHaveCount(1);
  await expect(hero.locator('.hero__image')).toHaveAttribute('fetchpriority', 'high');
  expect(loaded).toHaveLength(1);
  await hero.getByRole('button', { name: 'Slide 3 of 4' }).click();
  await expect.poll(() => loaded.length).toBe(2);
});

test('E-43 failed requests for recipes or content leave the rest of the page', async ({ page, baseURL }) => {
  const body = await homeWith(baseURL, { '/api/recipes': failing, '/api/content/home': failing });
  await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await open(page, '/');
  await expect(page.getByText('Error loading recipes.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fresh From Our Farms' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From the farm' })).toHaveCount(0);
});
