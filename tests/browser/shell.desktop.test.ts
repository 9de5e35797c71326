import { expect, open, slowToasts, test } from './fixtures.ts';
import { logOut, makeCustomer, signIn } from './people.ts';

test('S-21 on a low screen the panel is at most 80% high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  expect((await page.getByRole('region', { name: /assistant/ }).boundingBox())?.height).toBe(400);
});

test('K-26 K-27 a toast stays while hovered and then closes by itself', async ({ page }) => {
  await signIn(page, await makeCustomer());
  // until the pointer has come and gone
  await page.addInitScript(slowToasts, 0.01);
  await open(page, '/');
  await logOut(page);
  // the toast appears under the pointer: move it away first
  await page.mouse.move(0, 500);
  const toast = page.getByRole('alert').filter({ hasText: 'Logout Successful' });
  const bar = page.locator('.Toastify__progress-bar--animated');
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await toast.hover();
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 500);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await bar.evaluate((element) => element.getAnimations()[0]?.updatePlaybackRate(1));
  await expect(toast).toHaveCount(0, { timeout: 8000 });
});

test('ST-26 ST-27 the loading line shows while a page loads', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/terms-of-service-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await expect(line).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(line).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('S-08 S-09 S-10 S-12 S-26 the header’s colour with black text on a bright one, the demo banner, and no padding only on home', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgb(246, 188, 60)');
  await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText('payments are simulated')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('padding-top', '0px');
  await open(page, '/privacy-policy');
  await expect(page.getByRole('main')).not.toHaveCSS('padding-top', '0px');
});

test('reload and back restore the scroll position; a new page does not open session storage before the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
    const isPainted = () => performance.getEntriesByType('paint').length > 0;
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        document.documentElement.dataset.storage ??= isPainted() ? 'later' : 'early';
        return get?.call(window);
      },
    });
  });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-storage', 'later');
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(place).toBe(900);
  // before hydration the page replaces its history entry, and goBack would take that for the navigation
  await open(page, '/refund-policy');
  await page.goBack();
  await expect.poll(place).toBe(900);
});

test('G-17 the assistant names price, stock and delivery days, and adds a food to the cart after the login', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const frame = page.frameLocator('iframe');
  const ask = async (question: string) => {
    await frame.getByRole('textbox', { name: 'Your question' }).fill(question);
    await frame.getByRole('button', { name: 'Send' }).click();
  };
  await ask('When will it reach 560001?');
  await expect(frame.getByText(/arrives in Bengaluru Urban, Karnataka \(560001\) between \d+/)).toBeVisible();
  await ask('what is the price of sesame oil, is it in stock?');
  await expect(frame.getByText(/Wood-Pressed Sesame Oil: 1 L ₹\d+.* Yes, .* is in stock/)).toBeVisible();
  await checkAccessibility('.chat-panel');
  await frame.getByRole('button', { name: 'Add Wood-Pressed Sesame Oil, 1 L, to the cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toContainText('Wood-Pressed Sesame Oil');
  await page.keyboard.press('Escape');
  await signIn(page, await makeCustomer());
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await ask('तिल का तेल का दाम क्या है');
  await frame
    .getByRole('button', { name: /1 L, to the cart/ })
    .first()
    .click();
  await expect(page.getByText(/added to cart!/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /My Cart 1/ })).toBeVisible();
});
