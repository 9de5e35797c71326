import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findFullChromium } from '../scripts/chromium.ts';

/** A common phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

export async function withBrowser<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findFullChromium();
  if (!executablePath) throw new Error('no Chromium found: set CHROMIUM to its path');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A first visit: nothing is cached or stored before `prepare`. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  run: (page: Page) => Promise<Result>,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    await prepare(context);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-alive]');
    await page.waitForLoadState('networkidle');
    return await run(page);
  } finally {
    await context.close();
  }
}
