/** `npm test` runs the short form; `npm run soak` and these variables make it longer. */
const isSoak = process.env.SOAK === 'true';
const size = (name: string, short: number, long: number) =>
  Number(process.env[name] ?? (isSoak ? long : short));

/** Times that the shop is killed. */
export const KILLS = size('SOAK_KILLS', 8, 500);
/** Orders that are placed, most of them paid, while it is killed. */
export const CHECKOUTS = size('SOAK_CHECKOUTS', 40, 500);
/** Who shop at the same time. */
export const CUSTOMERS = size('SOAK_CUSTOMERS', 6, 6);
/** Times that PostgreSQL is stopped and started. */
export const OUTAGES = size('SOAK_OUTAGES', 1, 20);
/** For how long a provider is away. */
export const AWAY_SECONDS = size('SOAK_AWAY_SECONDS', 3, 60);
/** Longest time for one test. */
export const SOAK_MS = isSoak ? 3 * 3600_000 : 600_000;
