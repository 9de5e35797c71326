/** Counts of open work stop here: the dashboard shows 999+. */
export const MAX_WORK_COUNT = 1000;
