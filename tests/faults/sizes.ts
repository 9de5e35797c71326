/** `npm test` runs the short form; `npm run soak` and these variables make it longer. */
const isSoak = process.env.SOAK === 'true';
const size = (name: string, short: number, long: number) =>
  Number(process.env[name] ?? (isSoak ? long : short));

/** How often the shop is killed. */
export const KILLS = size('SOAK_KILLS', 8, 60);
/** Orders that are placed, most of them paid, while it is killed. */
export const CHECKOUTS = size('SOAK_CHECKOUTS', 40, 500);
/** Customers at the same time. */
export const CUSTOMERS = size('SOAK_CUSTOMERS', 6, 6);
/** How often PostgreSQL is restarted. */
export const OUTAGES = size('SOAK_OUTAGES', 1, 10);
/** Length of a provider outage. */
export const AWAY_SECONDS = size('SOAK_AWAY_SECONDS', 3, 60);
/** How long PostgreSQL is silent; longer than the timeouts of the shop. */
export const SILENT_SECONDS = size('SOAK_SILENT_SECONDS', 15, 30);
/** Faults under load, and the pause between two. */
export const LOAD_FAULTS = size('SOAK_FAULTS', 2, 20);
export const FAULT_EVERY_SECONDS = size('SOAK_FAULT_EVERY_SECONDS', 7, 30);
/** Timeout of one test. */
export const SOAK_MS = isSoak ? 3 * 3600_000 : 600_000;
