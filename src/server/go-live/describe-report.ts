import type { ReportSection } from '../../contract/admin/go-live.ts';
import type { CarryReport } from './carry-shop.ts';

/** What the owner reads after going live. */
export function describeReport(report: CarryReport): ReportSection[] {
  const { carried, left, people, images, lostImages, changedDemo, demoWords, leftSettings } = report;
  const counted = (title: string, counts: ReportSection['counts']): ReportSection => {
    return { title, counts: counts.filter(({ count }) => count > 0), lines: [] };
  };
  const notices: ReportSection[] = [
    {
      title: 'Began as a food or recipe of the demo; check the words and pictures:',
      counts: [],
      lines: changedDemo,
    },
    {
      title: 'Sections of your pages that still have words of the demo; change them or switch them off:',
      counts: [],
      lines: demoWords,
    },
    {
      title: "Settings that were still the demo's are empty now:",
      counts: [],
      lines: leftSettings.length > 0 ? [leftSettings.map(fieldName).join(', ')] : [],
    },
    { title: "Missing in the demo's storage:", counts: [], lines: lostImages },
  ];
  return [
    counted('Carried to the live shop:', [
      ...carried,
      { label: 'uploaded pictures and films', count: images },
    ]),
    counted('Left behind, because it came with the demo, or because it is a coupon:', left),
    counted('Left behind, because it is about the people of the demo:', people),
    ...notices.filter(({ lines }) => lines.length > 0),
  ];
}

/** "grievanceOfficer.email" as "grievance officer email". */
function fieldName(field: string): string {
  return field.replaceAll(/\.|(?=[A-Z])/g, ' ').toLowerCase();
}

/** The same as lines of a terminal. */
export function reportText(sections: readonly ReportSection[]): string {
  return sections
    .flatMap(({ title, counts, lines }) => {
      const rows = [...counts.map(({ label, count }) => `${String(count).padStart(6)} ${label}`), ...lines];
      return [title, ...(rows.length > 0 ? rows : ['nothing']).map((row) => `  ${row}`)];
    })
    .join('\n');
}
