import { purchase } from '../messages/purchase.ts';
import { formatRupees, nearestPaise, type Paise, paise, rupeesFromPaise } from './money.ts';
import { isSameState } from './states.ts';

interface Rate {
  /** Rupees per order. */
  charge: number;
  /** Order amount in rupees from which delivery is free; null: never. */
  freeFrom: number | null;
}

/** The admin's delivery settings, in rupees. */
export interface DeliveryTerms extends Rate {
  /** States with their own rate. */
  states: (Rate & { state: string })[];
  /** Pincodes or pincode prefixes. */
  notServed: string[];
}

export const FREE_EVERYWHERE: DeliveryTerms = { charge: 0, freeFrom: null, states: [], notServed: [] };

/** `amount` is the total of the foods after the coupon. */
export function deliveryCharge(terms: DeliveryTerms, state: string, amount: Paise): Paise {
  const { charge, freeFrom } = terms.states.find((rate) => isSameState(rate.state, state)) ?? terms;
  const isFree = freeFrom !== null && amount >= nearestPaise(freeFrom);
  return isFree ? paise(0) : nearestPaise(charge);
}

/** Estimate for cart and checkout; undefined while the terms or the required state are unknown. */
export function estimatedCharge(
  terms: DeliveryTerms | undefined,
  state: string,
  amount: Paise,
): Paise | undefined {
  const canEstimate = terms && (terms.states.length === 0 || state.trim() !== '');
  return canEstimate ? deliveryCharge(terms, state, amount) : undefined;
}

export function chargeText(charge: Paise | undefined): string {
  if (charge === undefined) return purchase.byYourState;
  return charge === 0 ? purchase.free : formatRupees(rupeesFromPaise(charge));
}

export function isServed({ notServed }: DeliveryTerms, pincode: string): boolean {
  return !notServed.some((prefix) => pincode.trim().startsWith(prefix));
}

export const notServedMessage = (pincode: string) => purchase.notServed(pincode.trim());
