import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const STYLESHEET = '**/assets/app-*.css';
const PAGES = ['/', '/ta', '/food/wood-pressed-groundnut-oil', '/product', '/about', '/login', '/nothing'];

/** The complete stylesheet stays on its way until it is released. */
async function holdStylesheet(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(STYLESHEET, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * The elements whose computed styles change when a stylesheet is added, with what is before and after them. In one task, so
 * that nothing else changes; and one of those that no rule can tell apart, because reading all styles of an element is slow.
 */
function findChanges(css: string): string[] {
  // what is folded has no layout yet, and would get one between the two looks
  for (const details of document.querySelectorAll('details')) details.open = true;
  const signatures = new Map<Element | null, string>([[null, '']]);
  const different = new Map<string, Element>();
  for (const element of document.querySelectorAll('body, body *:not(script, source, #icons *)')) {
    const { parentElement, tagName, className } = element;
    const place = `${element.matches(':first-child')}${element.matches(':last-child')}`;
    const signature = `${signatures.get(parentElement) ?? ''}>${tagName}.${className}${place}`;
    signatures.set(element, signature);
    if (!different.has(signature)) different.set(signature, element);
  }
  const elements = [...different.values()];
  const look = () =>
    elements.map((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && ['none', 'normal'].includes(style.content)) return '';
        return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      }),
    );
  const before = look();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const after = look();
  if (!before[0]?.[0]?.includes('display')) return ['no styles were read'];
  return elements.flatMap((element, index) =>
    [0, 1, 2].flatMap((part) => {
      const old = new Set(before[index]?.[part]?.split(';'));
      const change = after[index]?.[part]?.split(';').find((value) => !old.has(value));
      return change ? `${element.tagName} ${element.getAttribute('class')} ${change}` : [];
    }),
  );
}

for (const path of PAGES)
  test(`the styles inside ${path} are all that it shows: the complete stylesheet changes nothing`, async ({
    page,
    request,
    complaints,
  }) => {
    const release = await holdStylesheet(page);
    await open(page, path);
    const href = await page.locator('#all-styles').getAttribute('href');
    const css = await (await request.get(href ?? '')).text();
    expect(await page.evaluate(findChanges, css)).toEqual([]);
    release();
    // a page that does not exist is one
    complaints.splice(0);
  });

test('what a click opens, and the next page, appear when the complete stylesheet is there', async ({
  page,
}) => {
  const release = await holdStylesheet(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.locator('a[href="/about"]:visible').first().click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('.chat-panel')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  release();
  await expect(page.locator('.chat-panel')).toHaveCSS('position', 'fixed');
  await expect(page).toHaveURL('/about');
});

test('a page that the server does not render hydrates when the complete stylesheet is there', async ({
  page,
}) => {
  const release = await holdStylesheet(page);
  const entry = page.waitForResponse('**/assets/entry.client-*.js');
  await page.goto('/cart', { waitUntil: 'commit' });
  await entry;
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
});

test('a page whose complete stylesheet is lost asks for it again and works without it', async ({
  page,
  complaints,
}) => {
  let requests = 0;
  await page.route(STYLESHEET, (route) => {
    requests += 1;
    return route.abort();
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.locator('.chat-panel')).toBeVisible();
  expect(requests).toBeGreaterThan(1);
  complaints.splice(0);
});

test('a page looks the same after a navigation as when it is opened', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator('.contact-form')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const opened = await page.locator('.contact-form, .contact-form *').evaluateAll(readParts);
  await open(page, '/');
  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page.locator('.contact-form')).toBeVisible();
  const reached = await page.locator('.contact-form, .contact-form *').evaluateAll(readParts);
  expect(reached).toEqual(opened);
});

function readParts(elements: Element[]): string[] {
  return elements.map((element) => {
    const { color, backgroundColor, display, font, padding, margin, border, gap } = getComputedStyle(element);
    return [element.tagName, color, backgroundColor, display, font, padding, margin, border, gap].join(' ');
  });
}

test('every icon has its drawing, on the first page and after a navigation', async ({ page }) => {
  const missing = () =>
    page
      .locator('use')
      .evaluateAll((uses) =>
        uses
          .map((use) => use.getAttribute('href')?.slice(1) ?? '')
          .filter((id) => document.getElementById(id) === null),
      );
  await open(page, '/privacy-policy');
  const first = await page.locator('#icons > *').count();
  expect(await missing()).toEqual([]);
  await page.locator('a[href="/about"]:visible').first().click();
  await expect(page.locator('.contact-form')).toBeVisible();
  expect(await missing()).toEqual([]);
  expect(await page.locator('#icons > *').count()).toBeGreaterThan(first);
});
