import type { IndianState } from './indian-states.ts';
import { policy } from './policy.ts';
import { findState } from './states.ts';

/** Where couriers take the longest time: islands, high mountains and the north-east. */
const remoteStates: readonly (IndianState | undefined)[] = [
  'Andaman and Nicobar Islands',
  'Lakshadweep',
  'Ladakh',
  'Jammu and Kashmir',
  'Arunachal Pradesh',
  'Assam',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
];

const TIME_ZONE_OFFSET_MS = 5.5 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;
const SUNDAY = 0;

/** Business days from handing over to the courier to the door. */
export function deliveryDays(state: string): { min: number; max: number } {
  const name = findState(state);
  const { tamilNadu, otherStates, remote } = policy.deliveryBusinessDays;
  if (name === 'Tamil Nadu') return tamilNadu;
  return remoteStates.includes(name) ? remote : otherStates;
}

/** First and last day of delivery, as dates of Asia/Kolkata, for an order that is paid at `from`. */
export function deliveryEstimate(state: string, from: Date): { earliest: string; latest: string } {
  const { min, max } = deliveryDays(state);
  const { processingBusinessDays } = policy;
  return {
    earliest: businessDaysLater(from, processingBusinessDays.min + min),
    latest: businessDaysLater(from, processingBusinessDays.max + max),
  };
}

/** The shop works Monday to Saturday; the day itself does not count. India has one time zone and no summer time. */
export function businessDaysLater(from: Date, days: number): string {
  // a moment whose UTC fields are the clock in India
  let day = new Date(from.getTime() + TIME_ZONE_OFFSET_MS);
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== SUNDAY) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
