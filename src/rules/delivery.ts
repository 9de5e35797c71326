import type { IndianState } from './indian-states.ts';
import type { ShopPolicy } from './policy.ts';
import { findState } from './states.ts';

/** Slowest for couriers: islands, high mountains and the north-east. */
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

/** Where the shop is and what it promises. */
export interface DispatchingShop {
  state: string;
  policy: Pick<ShopPolicy, 'deliveryBusinessDays' | 'processingBusinessDays'>;
}

/** Business days from handover to the courier until delivery. */
export function deliveryDays(state: string, shop: DispatchingShop): { min: number; max: number } {
  const name = findState(state);
  const { home, otherStates, remote } = shop.policy.deliveryBusinessDays;
  // a shop whose own state is remote still delivers there as its neighbour
  if (name !== undefined && name === findState(shop.state)) return home;
  return remoteStates.includes(name) ? remote : otherStates;
}

/** Earliest and latest delivery date (Asia/Kolkata) of an order paid at `from`. */
export function deliveryEstimate(
  state: string,
  from: Date,
  shop: DispatchingShop,
): { earliest: string; latest: string } {
  const { min, max } = deliveryDays(state, shop);
  const { processingBusinessDays } = shop.policy;
  return {
    earliest: businessDaysLater(from, processingBusinessDays.min + min),
    latest: businessDaysLater(from, processingBusinessDays.max + max),
  };
}

/** Business days are Monday to Saturday; the start day does not count. India has no daylight saving time. */
export function businessDaysLater(from: Date, days: number): string {
  // shifted so that the UTC fields are India's local time
  let day = new Date(from.getTime() + TIME_ZONE_OFFSET_MS);
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() !== SUNDAY) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
