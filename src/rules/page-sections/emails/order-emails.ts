import { body, button, emailSection, ending, subject } from './email-section.ts';

const NUMBER = ['number'];

/** E-mails about an order on its way to the customer. */
export const orderEmails = [
  emailSection({
    key: 'placed',
    title: 'orderPlaced',
    note: 'orderPlacedNote',
    fields: [subject(NUMBER), subject(NUMBER, 'phoneSubject', 'phoneSubject'), body(), button, ending()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number}: we have your order',
      phoneSubject: 'Order {number}: please complete the payment',
      text: 'Thank you for your order. We keep everything for you for 30 minutes and pack it once it is paid.',
      button: 'Complete Payment',
      ending: 'Have you paid already? Then there is nothing more to do.',
    },
  }),
  emailSection({
    key: 'paid',
    title: 'orderPaid',
    note: 'linesFollow',
    fields: [subject(NUMBER), body(['amount'], 'arrived', 'thePayment'), body(), button],
    facts: ['number', 'amount'],
    texts: {
      subject: 'Order {number} is paid: thank you',
      arrived: 'Your payment of {amount} has arrived.',
      text: 'We pack your order within {packingDays} and tell you when it is on its way.',
      button: 'Follow your order',
    },
  }),
  emailSection({
    key: 'cash',
    title: 'cashOrder',
    note: 'linesFollow',
    fields: [subject(NUMBER), body(['amount']), button],
    facts: ['number', 'amount'],
    texts: {
      subject: 'Order {number} is confirmed: cash on delivery',
      text: 'Thank you for your order. You pay {amount} in cash when it arrives.\n\nWe pack it within {packingDays} and tell you when it is on its way.',
      button: 'Follow your order',
    },
  }),
  emailSection({
    key: 'free',
    title: 'orderWithoutPayment',
    note: 'orderWithoutPaymentNote',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number} is confirmed: thank you',
      text: 'Your coupon covers the whole order: there is nothing to pay.',
    },
  }),
  emailSection({
    key: 'confirm',
    title: 'orderAccepted',
    note: 'orderAcceptedNote',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number} is confirmed',
      text: 'We have accepted your order and keep everything for you. We send it once the payment is here.',
    },
  }),
  emailSection({
    key: 'ship',
    title: 'orderShipped',
    note: 'courierFollows',
    fields: [subject(NUMBER), body(), body(['amount'], 'cash', 'cashOnDelivery')],
    facts: ['number', 'amount'],
    texts: {
      cash: 'Please have {amount} ready in cash for the courier.',
      subject: 'Order {number} is on its way',
      text: 'Your parcel has left us. With the number below the courier tells you where it is.',
    },
  }),
  emailSection({
    key: 'undelivered',
    title: 'cashCameBack',
    note: 'cashCameBackNote',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number}: the parcel came back',
      text: 'Your parcel came back to us without being paid for, so we have cancelled the order. You have nothing to pay.\n\nIf you still want it, please order again and pay online.',
    },
  }),
  emailSection({
    key: 'correct-tracking',
    title: 'trackingCorrected',
    note: 'courierFollows',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number}: new tracking number',
      text: 'The tracking details that we sent you before were wrong. Please use these.',
    },
  }),
  emailSection({
    key: 'correct-address',
    title: 'addressCorrected',
    note: 'addressFollows',
    fields: [subject(NUMBER), body(), ending()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number}: delivery address corrected',
      text: 'We have corrected the delivery address of your order.',
      ending: 'Is it not right? Please write to us at once.',
    },
  }),
  emailSection({
    key: 'deliver',
    title: 'orderDelivered',
    note: 'orderDeliveredNote',
    fields: [subject(NUMBER), body(), body(['damageHours'], 'report', 'toReportDamage')],
    facts: ['number', 'damageHours'],
    texts: {
      subject: 'Order {number} was delivered',
      text: 'Your parcel was handed over. We hope that you enjoy it.',
      report: 'Is something missing or broken? Please tell us within {damageHours}.',
    },
  }),
];
