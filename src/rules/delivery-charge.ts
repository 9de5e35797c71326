import { formatRupees, nearestPaise, type Paise, paise, rupeesFromPaise } from './money.ts';
import { isSameState } from './states.ts';

interface Rate {
  /** Rupees for one order. */
  charge: number;
  /** Rupees from which it costs nothing; null: never free. */
  freeFrom: number | null;
}

/** As the owner writes them down, in rupees. */
export interface DeliveryTerms extends Rate {
  /** Where something else holds than in all other states. */
  states: (Rate & { state: string })[];
  /** Whole pincodes, or how those of a region begin. */
  notServed: string[];
}

export const FREE_EVERYWHERE: DeliveryTerms = { charge: 0, freeFrom: null, states: [], notServed: [] };

/** `sum` is what the foods cost after the coupon. */
export function deliveryCharge(terms: DeliveryTerms, state: string, sum: Paise): Paise {
  const { charge, freeFrom } = terms.states.find((one) => isSameState(one.state, state)) ?? terms;
  const isFree = freeFrom !== null && sum >= nearestPaise(freeFrom);
  return isFree ? paise(0) : nearestPaise(charge);
}

/** What cart and checkout can say before an order is made; undefined while it hangs on terms or a state not known yet. */
export function estimatedCharge(
  terms: DeliveryTerms | undefined,
  state: string,
  sum: Paise,
): Paise | undefined {
  const isKnown = terms && (terms.states.length === 0 || state.trim() !== '');
  return isKnown ? deliveryCharge(terms, state, sum) : undefined;
}

export function chargeText(charge: Paise | undefined): string {
  if (charge === undefined) return 'By your state';
  return charge === 0 ? 'Free' : formatRupees(rupeesFromPaise(charge));
}

export function isServed({ notServed }: DeliveryTerms, pincode: string): boolean {
  return !notServed.some((beginning) => pincode.trim().startsWith(beginning));
}

export const notServedMessage = (pincode: string) =>
  `We do not deliver to the pincode ${pincode.trim()}. Please choose another address or write to us.`;
