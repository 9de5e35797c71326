import type { PaymentTexts } from '../../src/extension/payments.ts';

export const paymentTexts: PaymentTexts = {
  howToPay: 'by UPI through Razorpay',
  terms: 'You pay by UPI through Razorpay.',
  refundWay: 'through Razorpay to your UPI account',
  refundTarget: 'to the account that you paid from by UPI',
  refundEmail: '{amount} goes back to the account that you paid from by UPI by {date}.',
};
