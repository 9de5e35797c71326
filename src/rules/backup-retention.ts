const DAY_MS = 24 * 3600 * 1000;
const DAILY_DAYS = 7;
const WEEKLY_DAYS = 8 * 7;
const MONTHLY_DAYS = 366;

/**
 * The backups that may be deleted: every one of the last week stays, then the first of each week for eight weeks, then the first
 * of each month for a year. The newest stays in any case.
 */
export function expiredBackups<Backup extends { madeAt: Date }>(
  backups: readonly Backup[],
  now: Date,
): Backup[] {
  const sorted = backups.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
  const newest = sorted.at(-1);
  const weeks = new Set<number>();
  const months = new Set<string>();
  return sorted.filter((backup) => {
    const days = (now.getTime() - backup.madeAt.getTime()) / DAY_MS;
    const week = Math.floor(backup.madeAt.getTime() / (7 * DAY_MS));
    const month = backup.madeAt.toISOString().slice(0, 7);
    const isFirstOfWeek = !weeks.has(week);
    const isFirstOfMonth = !months.has(month);
    weeks.add(week);
    months.add(month);
    const isRetained =
      backup === newest ||
      days <= DAILY_DAYS ||
      (days <= WEEKLY_DAYS && isFirstOfWeek) ||
      (days <= MONTHLY_DAYS && isFirstOfMonth);
    return !isRetained;
  });
}
