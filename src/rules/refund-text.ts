import { currentLanguage } from '../messages/current-language.ts';
import { returns } from '../messages/returns.ts';
import { formatRupees } from './money.ts';
import { shownDay } from './shown-time.ts';
import { dollarsText } from './usd.ts';

/** A refund through the provider that received the payment. */
export interface Refund {
  /** Paise or cents. */
  amountMinor: number;
  currency: string;
  provider: 'razorpay' | 'paypal' | 'outside';
  /** Expected date of arrival in India, such as 2026-11-24. */
  expectedBy: string;
}

/** `₹1,080` or `$12.96`. */
export function refundAmountText({
  amountMinor,
  currency,
}: Pick<Refund, 'amountMinor' | 'currency'>): string {
  return currency === 'INR' ? formatRupees(amountMinor / 100) : `$${dollarsText(amountMinor)}`;
}

/** Amount, destination and expected date of a refund. */
export function refundText({ amountMinor, currency, provider, expectedBy }: Refund): string {
  const amount = refundAmountText({ amountMinor, currency });
  return returns.refund({ amount, provider, day: shownDay(expectedBy, currentLanguage()) });
}
