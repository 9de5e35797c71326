const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next try of a webhook: ten tries within about three days. */
const WEBHOOK_DELAYS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const FIRST_EXTENSION_DELAY = 5;

/** An endpoint that received nothing for so long is disabled. */
export const GIVE_UP_HOURS = 72;

/** After so many tries; undefined when there is none left. */
export function webhookDelay(tries: number): number | undefined {
  return WEBHOOK_DELAYS[tries - 1];
}

/** An extension is part of the shop: it is tried until it succeeds, in the end each hour. */
export function extensionDelay(tries: number): number {
  return Math.min(FIRST_EXTENSION_DELAY * 2 ** (tries - 1), HOUR);
}
