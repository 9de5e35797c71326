export type Offer =
  | { state: 'upcoming' }
  | { state: 'running'; hours: number; minutes: number; seconds: number };

const SECONDS_A_DAY = 24 * 60 * 60;
const NOON = SECONDS_A_DAY / 2;
/** India is 5 hours 30 minutes ahead of UTC all year. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The daily offer in India's time: active from noon to midnight, counting down to the next noon. */
export function offerAt(instant: Date): Offer {
  const second = Math.floor((instant.getTime() + INDIA_AHEAD_MS) / 1000) % SECONDS_A_DAY;
  if (second < NOON) return { state: 'upcoming' };
  const left = SECONDS_A_DAY + NOON - second;
  return {
    state: 'running',
    hours: Math.floor(left / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}
