import { currentLanguage } from '../../messages/current-language.ts';
import { shortMonths } from '../../rules/short-months.ts';

const INDIA_OFFSET_MS = 330 * 60_000;

/**
 * `2 Nov 2026` in the page's language, the day in India. Formatted by hand because Intl abbreviates months differently in browsers and Node, which
 * would cause a hydration mismatch. India has no daylight saving time.
 */
export function formatDay(iso: string): string {
  const time = new Date(Date.parse(iso) + INDIA_OFFSET_MS);
  return `${time.getUTCDate()} ${shortMonths[currentLanguage()][time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}
