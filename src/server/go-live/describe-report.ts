import type { CarryReport } from './carry-shop.ts';

/** What the owner reads after going live. */
export function describeReport(report: CarryReport, file: string): string {
  const { carried, left, people, images, lostImages, changedDemo, demoWords, leftSettings } = report;
  return [
    `Carried to the shop of ${file}:`,
    ...listOf([...carried, { label: 'uploaded pictures and films', count: images }]),
    'Left behind, because it came with the demo, or because it is a coupon:',
    ...listOf(left),
    'Left behind, because it is about the people of the demo:',
    ...listOf(people),
    ...(changedDemo.length > 0
      ? [`Began as a food or recipe of the demo; check the words and pictures: ${changedDemo.join(', ')}`]
      : []),
    ...(demoWords.length > 0
      ? [
          'Sections of your pages that still have words of the demo; change them or switch them off:',
          ...demoWords.map((line) => `  ${line}`),
        ]
      : []),
    ...(leftSettings.length > 0
      ? [`Settings that were still the demo's are empty now: ${leftSettings.join(', ')}`]
      : []),
    ...(lostImages.length > 0 ? [`Missing in the demo's storage: ${lostImages.join(', ')}`] : []),
    'Next: start the live shop with this file as its .env, and look at every page before you open it.',
  ].join('\n');
}

function listOf(counts: readonly { label: string; count: number }[]): string[] {
  const lines = counts
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `  ${String(count).padStart(6)} ${label}`);
  return lines.length > 0 ? lines : ['  nothing'];
}
