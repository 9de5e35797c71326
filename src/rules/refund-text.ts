import { formatRupees } from './money.ts';
import { dollarsText } from './usd.ts';

/** Money that goes back by the provider that brought it. */
export interface Refund {
  /** Paise or cents. */
  amountMinor: number;
  currency: string;
  provider: 'razorpay' | 'paypal' | 'outside';
  /** The day in India until which it arrives, as 2026-11-24. */
  expectedBy: string;
}

const ways: Record<Refund['provider'], string> = {
  razorpay: 'to the account that you paid from by UPI',
  paypal: 'to your PayPal account',
  outside: 'to you',
};

const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** How much goes back, where to, and until when. */
export function refundText({ amountMinor, currency, provider, expectedBy }: Refund): string {
  const amount = currency === 'INR' ? formatRupees(amountMinor / 100) : `$${dollarsText(amountMinor)}`;
  const day = new Intl.DateTimeFormat('en-IN', DAY_FORMAT).format(new Date(expectedBy));
  return `${amount} goes back ${ways[provider]} by ${day}.`;
}
