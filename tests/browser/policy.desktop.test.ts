import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { upiWindow } from './parts.ts';
import { adminOf, makeCustomer, signIn, toastOf } from './people.ts';
import { putInCart } from './sales.ts';

/** Simulates an XSS hole: inserts HTML into the page unescaped. Handlers are rejected when their event happens: this one does at once. */
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

/** What the browser reports to the shop. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-reports') reports.push(request.postData() ?? '');
  });
  return reports;
}

test('pages, maps, icons, previews and client navigation cause no report; markup from a string is rejected and reported', async ({
  page,
  complaints,
}) => {
  const reports = reportsOf(page);
  await signIn(page, await adminOf());
  await open(page, '/');
  // structured data and icons of another page are added by script
  await page.getByRole('link', { name: 'Wood-Pressed Groundnut Oil' }).first().click();
  await expect(page).toHaveURL(/\/food\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, '/about');
  await page.locator('.map__canvas').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-control-zoom-in').first()).toBeVisible();
  await open(page, '/admin/preview/emails');
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/);
  await open(page, '/admin/overview');
  expect(reports).toEqual([]);

  const rejected = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = '<img src="data:,x" alt="">'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'script text': () => (document.createElement('script').textContent = 'hit = 1'),
      'script URL': () => (document.createElement('script').src = '/x.js'),
      worker: () => navigator.serviceWorker?.register('/x.js'),
      policy: () =>
        Reflect.get(window, 'trustedTypes').createPolicy('evil', { createHTML: (html: string) => html }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        const made = attempt();
        if (made instanceof Promise) made.catch(() => {});
        return [];
      } catch (error) {
        return error instanceof TypeError ? [name] : [];
      }
    });
  });
  expect(rejected).toEqual(
    expect.arrayContaining(['innerHTML', 'insertAdjacentHTML', 'script text', 'script URL', 'policy']),
  );
  await expect.poll(() => reports.filter((text) => text.includes('trusted-types')).length).toBeGreaterThan(3);
  complaints.splice(0);
});

test('101 the payment page is a document of its own, and its policy ends with it', async ({
  page,
  request,
}) => {
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    const policy = response.headers()['content-security-policy'];
    if (isDocument && policy && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, policy);
  });
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  await page.locator('.map__canvas').click({ position: { x: 150, y: 120 } });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  const payment = new URL(page.url()).pathname;
  const track = payment.replace('/payment/', '/track/');
  await page.getByRole('button', { name: 'Pay with UPI', exact: true }).click();
  await upiWindow(page).getByRole('button', { name: 'Pay with UPI (success)' }).click();
  await expect(page).toHaveURL(track);
  await expect(toastOf(page, 'Payment Successful')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  expect(policies.get(payment)).not.toContain('trusted-types');
  for (const other of ['/checkout', track])
    expect(policies.get(other)).toContain("require-trusted-types-for 'script'");
  // back and forth are documents too
  await page.goBack();
  await expect(page).toHaveURL(payment);
  await expect(page.getByRole('region', { name: 'Payment Method' })).toContainText('already paid');
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page).toHaveURL(track);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  expect(await page.evaluate(() => document.referrer)).toContain(payment);
});
