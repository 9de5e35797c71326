import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn } from './people.ts';

/** Simulates an XSS hole: inserts HTML into the page unescaped. Handlers are refused when their event happens: this one does at once. */
const BROUGHT_IN =
  '<script>window.hit = 1</script><img src="data:,x" alt="" onerror="window.hit = 1"><script src="https://evil.example/x.js"></script>';

test('102 an injected script does not run, and the browser sends a CSP report', async ({
  page,
  complaints,
}) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${BROUGHT_IN}</body>`);
    await route.fulfill({ response: response, body });
  });
  await page.goto('/about');
  const blocked = () => complaints.filter((text) => text.includes('Content Security Policy'));
  for (const kind of ['inline script', 'inline event handler', 'evil.example'])
    await expect.poll(() => blocked().some((text) => text.includes(kind)), { message: kind }).toBe(true);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  complaints.splice(0, Infinity, ...complaints.filter((text) => !blocked().includes(text)));
});

test('108 no page listens to messages of other sites', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    const listeners: unknown[] = [];
    window.addEventListener = (...input: Parameters<typeof addEventListener>) => {
      if (input[0] === 'message') listeners.push(input[1]);
      addEventListener.apply(window, input);
    };
    Object.defineProperty(window, 'onmessage', { set: (listener) => listeners.push(listener) });
    Object.assign(window, { countListeners: () => listeners.length });
  });
  await signIn(page, await adminOf());
  for (const path of ['/', '/about', '/login', '/checkout', '/profile', '/admin/overview']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'countListeners')()), path).toBe(0);
  }
});
