import { body, button, emailSection, ending, subject } from './email-section.ts';

const NUMBER = ['number'];

/** E-mails about an order on its way to the customer. */
export const orderEmails = [
  emailSection({
    key: 'placed',
    title: 'Order placed',
    note: 'Before the payment. Lines and amounts follow.',
    fields: [
      subject(NUMBER),
      subject(NUMBER, 'phoneSubject', 'Subject after an order by phone'),
      body(),
      button,
      ending(),
    ],
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
    title: 'Order paid',
    note: 'Lines and amounts follow.',
    fields: [subject(NUMBER), body(['amount'], 'arrived', 'The payment'), body(), button],
    facts: ['number', 'amount'],
    texts: {
      subject: 'Order {number} is paid: thank you',
      arrived: 'Your payment of {amount} has arrived.',
      text: 'We pack your order within {packingDays} and tell you when it is on its way.',
      button: 'Follow your order',
    },
  }),
  emailSection({
    key: 'free',
    title: 'Order without payment',
    note: 'When a coupon covers the total. The text of "Order paid" follows.',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number} is confirmed: thank you',
      text: 'Your coupon covers the whole order: there is nothing to pay.',
    },
  }),
  emailSection({
    key: 'confirm',
    title: 'Order accepted',
    note: 'For orders that are paid by other means.',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number} is confirmed',
      text: 'We have accepted your order and keep everything for you. We send it once the payment is here.',
    },
  }),
  emailSection({
    key: 'ship',
    title: 'Order shipped',
    note: 'Courier and tracking number follow.',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number} is on its way',
      text: 'Your parcel has left us. With the number below the courier tells you where it is.',
    },
  }),
  emailSection({
    key: 'correct-tracking',
    title: 'Tracking number corrected',
    note: 'Courier and tracking number follow.',
    fields: [subject(NUMBER), body()],
    facts: NUMBER,
    texts: {
      subject: 'Order {number}: new tracking number',
      text: 'The tracking details that we sent you before were wrong. Please use these.',
    },
  }),
  emailSection({
    key: 'correct-address',
    title: 'Delivery address corrected',
    note: 'The address follows.',
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
    title: 'Order delivered',
    note: 'The time to report damage is the one promised with the order.',
    fields: [subject(NUMBER), body(), body(['damageHours'], 'report', 'To report damage')],
    facts: ['number', 'damageHours'],
    texts: {
      subject: 'Order {number} was delivered',
      text: 'Your parcel was handed over. We hope that you enjoy it.',
      report: 'Is something missing or broken? Please tell us within {damageHours}.',
    },
  }),
];
