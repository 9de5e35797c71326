import { plural } from './plural.ts';

/** Shopping without an account, and the tracking link of e-mails. */
export const guests = {
  noLongerSold: 'Some foods of your cart are no longer sold. We have removed them.',
  yourOrder: 'Your order',
  orderNote: ({ count, amount }: { count: number; amount: string }) =>
    `${count} ${plural(count, { one: 'item', other: 'items' })}, ${amount}`,
  toPayment: 'Continue to payment',
  codeNext: 'You need no password: we mail you a code when you place the order.',
  forCoupons: 'Have an account or a coupon?',
  checkCart: 'Your cart also has foods from an earlier visit. Please check it, then place the order.',
  expected: 'Expected',
  days: ({ earliest, latest }: { earliest: string; latest: string }) => `${earliest} to ${latest}`,
  forMore: 'Log in to pay, to see address and invoice, or to cancel or return.',
};
