const INDIA_OFFSET_MS = 330 * 60_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `2 Nov 2026`, the day in India. Formatted by hand because Intl abbreviates months differently in browsers and Node, which
 * would cause a hydration mismatch. India has no daylight saving time.
 */
export function formatDay(iso: string): string {
  const time = new Date(Date.parse(iso) + INDIA_OFFSET_MS);
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}
