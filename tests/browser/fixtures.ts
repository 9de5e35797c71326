import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Fixtures {
  /** Console errors and uncaught exceptions; the test fails at its end when one is left in it. */
  complaints: string[];
  /**
   * Says that this call fails in this test, without a status that it is not answered at all. It must fail and be logged;
   * the complaints about it are taken out.
   */
  expectFailure: (path: string, status?: number) => void;
  /** Fails on anything axe finds (WCAG 2.0 to 2.2, A and AA), on the page or inside one part of it. */
  checkAccessibility: (part?: string) => Promise<void>;
  /** With SCREENSHOTS=true saves a screenshot of the whole page under artefacts/, for people to look at. */
  saveScreenshot: (name: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use, { testId }) => {
    await context.setExtraHTTPHeaders(addressOf(testId));
    await use(context);
  },
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
    await use(async (part = 'html') => {
      await page.evaluate(layOutEverything);
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        // describing everything that is right takes ten times as long as finding what is wrong
        .options({ runOnly: AXE_TAGS, resultTypes: ['violations'] })
        // the other mode opens a second page for frames of other sites, which no page has
        .setLegacyMode(true)
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
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

/** Far below the screen nothing is laid out, and axe would judge what nobody ever sees. */
async function layOutEverything(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // React leaves its mark on what it has taken over, part by part
  const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  const parts = () => [...document.querySelectorAll('[data-alive] main section')];
  while (!parts().every(isTaken)) await nextFrame();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
  // sliders measure themselves in the first, and are drawn as measured in the second
  await nextFrame();
  await nextFrame();
}

/** What the browser says of a resource names it only beside the words. */
function textOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text;
}

/** Limits count per address: whoever has a name of its own comes from an address of its own. */
export function addressOf(name: string): Record<string, string> {
  const [one, two, three] = createHash('sha256').update(name).digest();
  return { 'X-Forwarded-For': `10.${one}.${two}.${three}` };
}

/** The page is alive when React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
}

export { expect };
