import { expect, open, test } from './fixtures.ts';
import { homeWith } from './home-with.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('H-01 H-10 H-11 H-12 H-22 R-01 the blocks are in the order of the specification, and the hero can be stopped', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('the blocks, with three reasons and six promises', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Pressed slow, in wood.']);
    // the text is there without a Tamil font too
    const tamil = page.getByRole('img', { name: 'செக்கு எண்ணெய்' });
    await expect(tamil).toBeVisible();
    await expect(page.locator('.hero__above')).toHaveAttribute('lang', 'ta');
    const drawn = await tamil.locator('image').getAttribute('href');
    expect((await page.request.get(drawn ?? '')).headers()['content-type']).toContain('image/svg+xml');
    const names = await page
      .locator('main > section')
      .evaluateAll((sections) =>
        sections.map(
          (section) => section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent,
        ),
      );
    const [hero, offer, foods, why, oath, testimonials, recipes, , clips] = names;
    expect([hero, offer, foods, why, oath]).toEqual([
      'Featured',
      'Daily offer',
      'Fresh From Our Farms',
      'Why Choose Us',
      'Our oath',
    ]);
    expect([testimonials, recipes, clips]).toEqual(['What our customers say', 'Recipes', 'From the farm']);
    await expect(
      page.getByRole('region', { name: 'Why Choose Us' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['100% Organic', 'Farm to Table', 'Sustainable']);
    await expect(
      page.getByRole('region', { name: 'Our oath' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(6);
  });
  await test.step('the hero stops while it is paused or has the focus', async () => {
    const fill = page.locator('.hero-progress__fill');
    await expect(fill).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.getByRole('heading', { name: 'Our oath' }).hover();
    await expect(fill).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: 'Play slides' }).press('Enter');
    await expect(fill).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('button', { name: 'Slide 1 of 4' }).focus();
    await expect(fill).toHaveCSS('animation-play-state', 'paused');
  });
});

test('H-01 H-04 K-10 the hero changes every 5 seconds, and each bar jumps to its image', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Featured' });
  const bar = (number: number) => hero.getByRole('button', { name: `Slide ${number} of 4` });
  const fill = hero.locator('.hero-progress__fill');
  await expect(fill).toHaveCSS('animation-duration', '5s');
  await expect(bar(1)).toHaveAttribute('aria-current', 'true');
  await fill.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(bar(2)).toHaveAttribute('aria-current', 'true');
  await expect(hero.getByRole('img').and(page.locator('.hero__image'))).toHaveAttribute(
    'alt',
    /wooden chekku press/,
  );
  await bar(4).click();
  await expect(hero.getByRole('img').and(page.locator('.hero__image'))).toHaveAttribute('alt', /Coconut/);
  await fill.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(bar(1)).toHaveAttribute('aria-current', 'true');
});

test('H-03 without images the hero is a film that can be paused', async ({
  page,
  baseURL,
  checkAccessibility,
}) => {
  const body = await homeWith(baseURL, {
    '/api/content/home': async (response) =>
      Response.json({ ...(await response.json()), heroDesktop: [], heroMobile: [] }),
  });
  await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Welcome' });
  await expect(hero.locator('video')).toHaveAttribute('poster', /hero-poster/);
  await expect(hero.locator('video')).toHaveAttribute('src', /hero\.mp4/);
  await hero.getByRole('button', { name: /Pause film|Play film/ }).click();
  await expect
    .poll(() => hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
  await checkAccessibility('.hero');
});

test('a picture of the hero may have its own words and link', async ({ page, baseURL }) => {
  const body = await homeWith(baseURL, {
    '/api/content/home': async (response) => {
      const content = await response.json();
      const own = { title: 'Honey is here.', link: '/tag/honey' };
      for (const slides of [content.heroDesktop, content.heroMobile]) Object.assign(slides[1], own);
      return Response.json(content);
    },
  });
  await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero.getByRole('heading')).toHaveText(['Pressed slow, in wood.']);
  const before = await hero.boundingBox();
  await hero.getByRole('button', { name: 'Slide 2 of 4' }).click();
  await expect(hero.getByRole('heading')).toHaveText(['Honey is here.']);
  await expect(hero.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/tag/honey');
  expect(await hero.boundingBox()).toEqual(before);
});

test('H-05 ST-17 K-06 K-07 before noon the offer is coming soon', async ({ page, checkAccessibility }) => {
  await page.clock.setFixedTime('2026-03-14T11:59:59+05:30');
  await open(page, '/');
  const offer = page.getByRole('region', { name: 'Daily offer' });
  await expect(offer).toContainText('Flat 10% off on all products daily');
  await expect(offer).toContainText('starts daily at 12 PM');
  await expect(offer.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(offer.getByRole('timer')).toHaveCount(0);
  await checkAccessibility('.offer');
});

test('H-05 ST-18 K-06 from noon the offer counts down and links to the products', async ({
  page,
  checkAccessibility,
}) => {
  await page.clock.install({ time: '2026-03-14T11:59:58+05:30' });
  await page.clock.pauseAt('2026-03-14T11:59:59+05:30');
  await open(page, '/');
  const offer = page.getByRole('region', { name: 'Daily offer' });
  await expect(offer.getByRole('button', { name: 'Coming Soon' })).toBeVisible();
  const before = await offer.boundingBox();
  await page.clock.runFor(1000);
  await expect(offer.getByRole('timer')).toContainText('24 hours00 minutes00 seconds');
  await page.clock.runFor(1000);
  await expect(offer.getByRole('timer')).toContainText('23 hours59 minutes59 seconds');
  expect(await offer.boundingBox()).toEqual(before);
  await expect(offer.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/product');
  // axe needs a running clock
  await page.clock.resume();
  await checkAccessibility('.offer');
});

test('H-18 four clips: the file loads near the viewport and plays after a click', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => request.url().includes('/media/clips/') && loaded.add(request.url()));
  await open(page, '/');
  const clips = page.getByRole('region', { name: 'From the farm' });
  await expect(clips.getByRole('button', { name: /^Play video: / })).toHaveCount(4);
  expect(loaded.size).toBe(0);
  await clips.scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.size).toBeGreaterThan(0);
  const clip = clips.getByRole('listitem').first();
  await clip.getByRole('button', { name: /^Play video: / }).click();
  const video = clip.locator('video');
  await expect(video).toHaveAttribute('controls', '');
  await expect(video).toBeFocused();
  await expect(clip.getByRole('button', { name: /^Play video: / })).toHaveCount(0);
});
