import { currentLanguage } from '../messages/current-language.ts';
import { returns } from '../messages/returns.ts';
import { formatRupees } from './money.ts';
import { shownDay } from './shown-time.ts';
import { dollarsText } from './usd.ts';

/** A refund of a payment. */
export interface ExpectedRefund {
  /** Paise or cents. */
  amountMinor: number;
  currency: string;
  /** The id of the payment method, or `outside`. */
  provider: string;
  /** Expected date of arrival in India, such as 2026-11-24. */
  expectedBy: string;
}

/** `₹1,080` or `$12.96`. */
export function refundAmountText({
  amountMinor,
  currency,
}: Pick<ExpectedRefund, 'amountMinor' | 'currency'>): string {
  return currency === 'INR' ? formatRupees(amountMinor / 100) : `$${dollarsText(amountMinor)}`;
}

/** Amount, destination and expected date of a refund. */
export function refundText({
  amountMinor,
  currency,
  target,
  expectedBy,
}: Omit<ExpectedRefund, 'provider'> & {
  /** Where it goes, such as "to your bank account". */
  target: string;
}): string {
  const amount = refundAmountText({ amountMinor, currency });
  return returns.refund({ amount, target, day: shownDay(expectedBy, currentLanguage()) });
}
