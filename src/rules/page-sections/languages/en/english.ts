import { count, range } from '../../../policy.ts';
import type { SectionLanguage } from '../section-language.ts';

export const english: SectionLanguage = {
  placeholders: {
    range,
    minutes: (minutes) => count(minutes, 'minute'),
    hours: (hours) => count(hours, 'hour'),
    days: (days) => count(days, 'day'),
    businessDays: (days) => count(days, 'business day'),
    workingDays: (days) => count(days, 'working day'),
    ourFarm: 'our farm',
    ownState: { inText: 'our own state', inTable: 'Our own state' },
    anyAmount: 'any amount',
    minimumTerms: (amount) =>
      `The minimum order is ${amount}. It counts the products in your cart, before coupon and delivery.`,
    noMinimum: 'There is no minimum order.',
    deliveryTimes: ({ home, state, others, remote }) =>
      `${home} in ${state}, ${others} in other states and ${remote} in remote areas`,
    deliveryTable: {
      to: 'Delivery to',
      time: 'Time',
      otherStates: 'Other states',
      remoteAreas: 'Remote areas',
    },
    paymentMethods: {
      upi: 'by UPI through Razorpay',
      withPaypal: 'by UPI through Razorpay, or with PayPal in US dollars',
    },
    paymentProviders: { upi: 'Razorpay', withPaypal: 'Razorpay or PayPal' },
    paymentTerms: {
      upi: 'You pay by UPI through Razorpay.',
      withPaypal:
        'You pay by UPI through Razorpay, or through PayPal with an account held outside India. PayPal charges US dollars; you see that amount before you agree.',
    },
    refundWays: {
      upi: 'through Razorpay to your UPI account',
      withPaypal: 'through Razorpay to your UPI account, or to your PayPal account',
    },
    cashOnDelivery: {
      offered: 'You can also pay in cash when your order arrives.',
      notOffered: 'We do not offer cash on delivery.',
    },
  },
  defaults: {},
};
