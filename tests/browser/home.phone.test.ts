import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A touch event of the device. */
async function swipe(page: Page, over: Locator, distance: number): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  // until the next picture the browser handles a touch as it did before the scripts ran
  await over.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe over');
  const start = { x: 180, y: box.y + box.height / 3 };
  const device = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: start.x + moved, y: start.y }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', (distance * step) / 10);
  await send('touchEnd');
}

test('H-01 H-02 H-13 H-16 K-14 on a phone: portrait image, swipes on hero and recipes, fewer testimonials', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('a swipe on the hero shows the next image', async () => {
    const hero = page.getByRole('region', { name: 'Featured' });
    const media = hero.locator('.hero__media');
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await swipe(page, media, -40);
    await expect(hero.getByRole('button', { name: 'Slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
    await swipe(page, media, -80);
    await expect(hero.getByRole('button', { name: 'Slide 2 of 4' })).toHaveAttribute('aria-current', 'true');
    await swipe(page, media, 80);
    await expect(hero.getByRole('button', { name: 'Slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
  });
  await test.step('the portrait image', async () => {
    const photo = page.locator('.hero__image').first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/1-mobile\.(avif|webp)/);
  });
  await test.step('a swipe of 50 px moves the recipes by one, a shorter one snaps back', async () => {
    const section = page.getByRole('region', { name: 'Recipes' });
    const list = section.getByRole('list');
    const back = section.getByRole('button', { name: 'Previous recipes' });
    const place = () =>
      list.evaluate(({ children, scrollLeft }) => {
        const [first, second] = [...children].map((item) => (item as HTMLElement).offsetLeft);
        return scrollLeft / ((second ?? 1) - (first ?? 0));
      });
    await swipe(page, list, -40);
    await expect.poll(place).toBeCloseTo(0, 1);
    await expect(back).toBeDisabled();
    await swipe(page, list, -60);
    await expect.poll(place).toBeCloseTo(1, 1);
    await expect(back).toBeEnabled();
    await swipe(page, list, 60);
    await expect.poll(place).toBeCloseTo(0, 1);
  });
  await test.step('the arrows reach the last testimonial', async () => {
    const testimonials = page.getByRole('region', { name: 'What our customers say' });
    const next = testimonials.getByRole('button', { name: 'Next testimonials' });
    const items = testimonials.getByRole('listitem');
    await testimonials.scrollIntoViewIfNeeded();
    await expect(items.nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(items.nth(2)).not.toBeInViewport();
    for (let step = 0; step < 5; step += 1) await next.click();
    await expect(next).toBeDisabled();
    await expect(items.last()).toBeInViewport({ ratio: 0.9 });
  });
});
