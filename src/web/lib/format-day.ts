const INDIA = 330 * 60_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `2 Nov 2026`, the day in India. Written out because browsers and the server abbreviate months differently, and the
 * page must read the same in both; India has one time without summer time.
 */
export function formatDay(iso: string): string {
  const time = new Date(Date.parse(iso) + INDIA);
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}
