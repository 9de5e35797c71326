import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console errors and uncaught exceptions; the test fails at its end when one is left in it. */
  complaints: string[];
  /** Fails on anything axe finds (WCAG 2.0 to 2.2, A and AA), on the page or inside one part of it. */
  checkAccessibility: (part?: string) => Promise<void>;
  /** Keeps a picture of the whole page under artefacts/, for people to look at. */
  keepPicture: (name: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, use) => {
    await use(async (part = 'html') => {
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },
  keepPicture: async ({ page }, use, { project }) => {
    await use(async (name) => {
      await page.screenshot({ path: `artefacts/pictures/${name}-${project.name}.png`, fullPage: true });
    });
  },
});

/** The page is alive when React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
}

export { expect };
