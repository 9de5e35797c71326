import { addDays, dayOf, startOfDay } from './days.ts';

/** A month of India, such as 2026-10. */
export const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const monthOf = (date: Date): string => dayOf(date).slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** From its first moment in India until the next month. */
export function spanOfMonth(month: string): { from: Date; until: Date } {
  return { from: startOfDay(`${month}-01`), until: startOfDay(`${addMonths(month, 1)}-01`) };
}

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);
