import { purchase } from '../messages/purchase.ts';
import { formatRupees, nearestPaise, type Paise, paise, rupeesFromPaise } from './money.ts';
import { isSameState } from './states.ts';

const PINCODE = /^\d{6}$/;

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

/** What is sent where. */
export interface Parcel {
  state: string;
  pincode: string;
  /** Of the goods, without packing. */
  weightGrams: number;
  /** The total of the foods after the coupon, in paise. */
  goodsTotal: number;
}

/** The charge of a courier in whole paise; undefined: it does not go there. */
export type DeliveryRates = (parcel: Parcel) => number | undefined;

/** The admin's settings, and the rates of a courier if the shop has one with rates. */
export interface DeliveryRule {
  terms: DeliveryTerms;
  rates: DeliveryRates | undefined;
}

export const FREE_EVERYWHERE: DeliveryTerms = { charge: 0, freeFrom: null, states: [], notServed: [] };

/** The courier's rates replace the charge of the settings; from the amount of the settings delivery is free with both. */
export function deliveryCharge({ terms, rates }: DeliveryRule, parcel: Parcel): Paise {
  const { charge, freeFrom } = terms.states.find((rate) => isSameState(rate.state, parcel.state)) ?? terms;
  const isFree = freeFrom !== null && parcel.goodsTotal >= nearestPaise(freeFrom);
  if (isFree) return paise(0);
  return rates ? paise(rates(parcel) ?? 0) : nearestPaise(charge);
}

/** Estimate for cart and checkout; undefined while the terms or the required place are unknown. */
export function estimatedCharge(rule: DeliveryRule | undefined, parcel: Parcel): Paise | undefined {
  if (!rule) return undefined;
  const needsState = rule.terms.states.length > 0 || rule.rates;
  const isPlaceKnown =
    (!needsState || parcel.state.trim() !== '') && (!rule.rates || PINCODE.test(parcel.pincode.trim()));
  return isPlaceKnown ? deliveryCharge(rule, parcel) : undefined;
}

export function chargeText(charge: Paise | undefined): string {
  if (charge === undefined) return purchase.byYourState;
  return charge === 0 ? purchase.free : formatRupees(rupeesFromPaise(charge));
}

export function isServed({ terms, rates }: DeliveryRule, parcel: Parcel): boolean {
  const isExcluded = terms.notServed.some((prefix) => parcel.pincode.trim().startsWith(prefix));
  return !isExcluded && (!rates || rates(parcel) !== undefined);
}

export const notServedMessage = (pincode: string) => purchase.notServed(pincode.trim());
