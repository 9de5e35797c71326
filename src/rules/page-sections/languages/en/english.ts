import { count, range } from '../../../policy.ts';
import { listed } from '../../listed.ts';
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
    stateName: (state) => state,
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
    refundBy: (method) => `Refund by ${method}`,
    names: (names) => listed(names, ' or '),
    ways: (ways) => listed(ways, ', or '),
    payBy: (first, others) => `You pay ${listed([first, ...others], ', or ')}.`,
    cashTerms: ({ from, upTo, fee }) =>
      `Cash on delivery is for orders from ${from} to ${upTo}${fee && `, with a fee of ${fee} that you see before you order`}. The sale is made when you confirm such an order. If its parcel comes back unpaid, the order is cancelled, and we may ask you to pay the next one online.`,
    cashOnDelivery: {
      offered: 'You can also pay in cash when your order arrives.',
      notOffered: 'We do not offer cash on delivery.',
    },
  },
  defaults: {},
};
