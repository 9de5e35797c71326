import type { ReportSection } from '../../contract/admin/go-live.ts';
import { goLive } from '../../messages/go-live.ts';
import type { CarryReport } from './carry-shop.ts';

/** What the owner reads after going live. */
export function describeReport(report: CarryReport): ReportSection[] {
  const { carried, left, people, images, lostImages, changedDemo, demoWords, leftSettings } = report;
  const counted = (title: string, counts: CarryReport['carried']): ReportSection => ({
    title,
    counts: counts
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => ({ label: goLive[label], count })),
    lines: [],
  });
  const notices: ReportSection[] = [
    {
      title: goLive.changedDemo,
      counts: [],
      lines: changedDemo,
    },
    {
      title: goLive.demoWords,
      counts: [],
      lines: demoWords.map((line) => line()),
    },
    {
      title: goLive.leftSettings,
      counts: [],
      lines:
        leftSettings.length > 0
          ? [leftSettings.map((field) => goLive.setting(field) ?? fieldName(field)).join(', ')]
          : [],
    },
    { title: goLive.lostImages, counts: [], lines: lostImages },
  ];
  return [
    counted(goLive.carried, [...carried, { label: 'uploads', count: images }]),
    counted(goLive.leftDemo, left),
    counted(goLive.leftPeople, people),
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
