import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { OTHER_BROWSERS } from './launch-options.ts';
import { type BorrowedContext, borrowContext } from './shared-context.ts';

const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // describing everything that is right takes ten times as long as finding what is wrong
  resultTypes: ['violations'],
};
/** The short form: pages parse it in half the time. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /** For a test that the usual browser does not suit. */
  otherBrowser: keyof typeof OTHER_BROWSERS | undefined;
}

interface Fixtures {
  /** The browser of the test; `browser` is the usual one. */
  chosenBrowser: Browser;
  borrowed: BorrowedContext;
  /** Console errors and uncaught exceptions. The test fails when any are left at its end. */
  complaints: string[];
  /**
   * Expects this call to fail with the status, or without a response when there is none. It must fail and be logged; its
   * console errors are removed from `complaints`.
   */
  expectFailure: (path: string, status?: number) => void;
  /** Fails on violations that axe finds (WCAG 2.0 to 2.2, A and AA), on the page or inside one part of it. */
  checkAccessibility: (part?: string) => Promise<void>;
  /** With SCREENSHOTS=true saves a full-page screenshot under artefacts/. */
  saveScreenshot: (name: string) => Promise<void>;
}

interface WorkerFixtures {
  /** Each is started once: another worker would start Playwright again as well. */
  otherBrowsers: (name: keyof typeof OTHER_BROWSERS) => Promise<Browser>;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  otherBrowser: [undefined, { option: true }],
  otherBrowsers: [
    async ({ playwright }, use) => {
      const started = new Map<string, Promise<Browser>>();
      await use((name) => {
        const browser = started.get(name) ?? playwright.chromium.launch(OTHER_BROWSERS[name]);
        started.set(name, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  chosenBrowser: async ({ browser, otherBrowser, otherBrowsers }, use) =>
    use(otherBrowser ? await otherBrowsers(otherBrowser) : browser),
  borrowed: async (
    {
      chosenBrowser,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      otherBrowser,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    // tests that differ in one of these do not share a context
    const options = {
      isProcessPerSite: otherBrowser !== 'processPerPage',
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    };
    const borrowed = await borrowContext(chosenBrowser, options, async (made) => {
      // their five seconds, which tests of toasts check, could pass on a busy machine before the test looks
      await made.addInitScript(slowToasts, 0.25);
    });
    await borrowed.context.setExtraHTTPHeaders(addressOf(`${testInfo.testId} ${testInfo.retry}`));
    await use(borrowed);
    await borrowed.giveBack(testInfo.errors.length === 0);
  },
  context: ({ borrowed }, use) => use(borrowed.context),
  page: async ({ borrowed }, use) => use(await borrowed.openPage()),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(textOf(message)));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  expectFailure: async ({ complaints }, use) => {
    const expected: { path: string; status: number | undefined }[] = [];
    await use((path, status) => expected.push({ path, status }));
    for (const { path, status } of expected) {
      const isLog = (text: string) =>
        text.startsWith('Request failed') && text.includes(path) && text.includes(`status: ${status}`);
      const browsers = status ? `status of ${status}` : 'net::ERR_FAILED';
      const isBrowsers = (text: string) => text.includes(browsers) && text.includes(path);
      expect(complaints.filter(isLog), `${path} is logged`).not.toEqual([]);
      complaints.splice(0, Infinity, ...complaints.filter((text) => !isLog(text) && !isBrowsers(text)));
    }
  },
  checkAccessibility: async ({ page }, use) => {
    let devtools: CDPSession | undefined;
    await use(async (part = 'html') => {
      await page.evaluate(layOutEverything);
      for (const frame of page.frames()) {
        if (await frame.evaluate(() => 'axe' in window)) continue;
        if (frame === page.mainFrame()) {
          // Chromium finds what it compiled before only when Playwright does not wrap the script
          devtools ??= await page.context().newCDPSession(page);
          await devtools.send('Runtime.evaluate', { expression: AXE_SOURCE });
        } else await frame.evaluate(AXE_SOURCE);
      }
      const found = await page.evaluate(findViolations, { part, options: AXE_OPTIONS });
      expect(found).toEqual([]);
    });
  },
  saveScreenshot: async ({ page }, use, { project }) => {
    await use(async (name) => {
      if (!process.env.SCREENSHOTS) return;
      await page.screenshot({ path: `artefacts/pictures/${name}-${project.name}.png`, fullPage: true });
    });
  },
});

/** In pages: the bar of a toast, at whose end it closes, moves at this rate. */
export function slowToasts(rate: number): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element && target.matches('.Toastify__progress-bar--animated'))) return;
    for (const animation of target.getAnimations()) animation.updatePlaybackRate(rate);
  });
}

/** Renders the parts that content-visibility skips, which axe would misjudge, and waits for their hydration and a navigation. */
async function layOutEverything(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // React adds a property to hydrated elements
  const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  const parts = () => [...document.querySelectorAll('[data-alive] main section')];
  while (!parts().every(isHydrated)) {
    // texts wait for somebody who uses the page
    dispatchEvent(new Event('pointermove'));
    await nextFrame();
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
  // sliders are measured in the first frame and rendered in the second
  await nextFrame();
  await nextFrame();
}

/** What axe finds wrong, as the id of the rule and the elements. */
async function findViolations({ part, options }: { part: string; options: RunOptions }): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: { run: (context: { include: string[] }, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run({ include: [part] }, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The text of a failed resource does not contain its URL. */
function textOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text;
}

/** Rate limits count per IP address: each name gets its own. */
export function addressOf(name: string): Record<string, string> {
  const [one, two, three] = createHash('sha256').update(name).digest();
  return { 'X-Forwarded-For': `10.${one}.${two}.${three}` };
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
}

export { expect };
