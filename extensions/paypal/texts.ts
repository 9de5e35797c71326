import type { PaymentTexts } from '../../src/extension/payments.ts';

export const paymentTexts: PaymentTexts = {
  howToPay: 'with PayPal in US dollars',
  terms:
    'You pay through PayPal with an account held outside India. PayPal charges US dollars; you see that amount before you agree.',
  refundWay: 'to your PayPal account',
  refundTarget: 'to your PayPal account',
  refundEmail: '{amount} goes back to your PayPal account by {date}.',
};
