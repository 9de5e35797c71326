import { formatRupees } from '../../../../rules/money.ts';

/** As people read it: ₹1,922, or 23.10 USD. */
export function formatAmount({ amountMinor, currency }: { amountMinor: number; currency: string }): string {
  return currency === 'INR'
    ? formatRupees(amountMinor / 100)
    : `${(amountMinor / 100).toFixed(2)} ${currency}`;
}
