import type { Page } from '@playwright/test';
import type { Measurement, Part } from './part.ts';
import { visit, withBrowser } from './phone.ts';
import { pages } from './scenarios.ts';

const MAX_KILOBYTES = 120;
const MAX_STATIC_KILOBYTES = 100;
const BYTES_PER_KILOBYTE = 1000;

const staticPages = [
  { name: 'about', path: '/about' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'privacy policy, Hindi', path: '/hi/privacy-policy' },
];

const limited = [
  ...pages.map((page) => ({ ...page, max: MAX_KILOBYTES })),
  ...staticPages.map((page) => ({ ...page, max: MAX_STATIC_KILOBYTES })),
];

/** The scripts that a browser loads on a first visit until nothing more comes, as they are sent. */
export const measureJavascript: Part = async ({ start, stop }) => {
  const { shopProcess } = await start();
  const results = await withBrowser(async (browser) => {
    const measured: Measurement[] = [];
    for (const { name, path, max } of limited) {
      const bytes = await visit(browser, shopProcess.url + path, scriptBytes);
      measured.push({ name: `${name}, KB of JavaScript`, value: bytes / BYTES_PER_KILOBYTE, max });
    }
    return measured;
  });
  await stop(shopProcess);
  return results;
};

function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // a preloaded file can be listed twice
    const sizes = new Map<string, number>();
    for (const { name, encodedBodySize } of files)
      if (name.endsWith('.js')) sizes.set(name, Math.max(sizes.get(name) ?? 0, encodedBodySize));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });
}
