import { formatPaise, formatRupees, paise } from '../../rules/money.ts';
import { dollarsText } from '../../rules/usd.ts';

export interface Amount {
  amountMinor: number;
  currency: string;
}

/** `₹1,458` or `12.00 USD`. */
export function amountText({ amountMinor, currency }: Amount): string {
  return currency === 'INR' ? formatRupees(amountMinor / 100) : `${dollarsText(amountMinor)} ${currency}`;
}

/** To the paisa or cent, for accounting: `₹1,458.00` or `12.00 USD`. */
export function exactAmountText({ amountMinor, currency }: Amount): string {
  return currency === 'INR' ? formatPaise(paise(amountMinor)) : `${dollarsText(amountMinor)} ${currency}`;
}
