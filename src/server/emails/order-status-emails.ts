import { type Address, addressLine } from '../../rules/address.ts';
import { count, type OrderPromise, policyOfOrder } from '../../rules/policy.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { refundTime } from './refund-time.ts';

interface OrderInEmail {
  id: string;
  number: number;
  name: string;
  paymentStatus: string;
  courier: string | null;
  trackingNumber: string | null;
  address: Address | string;
  /** Of a cancellation. */
  reason: string;
  promise: Partial<OrderPromise>;
}

type From = Pick<Sender, 'shopUrl' | 'policy'>;

const greeting = ({ name }: OrderInEmail) => `Vanakkam ${name},`;
const trackingLink = ({ id }: OrderInEmail, { shopUrl }: From) => ({
  text: 'Follow the order',
  url: `${shopUrl}/track/${id}`,
});

/** E-mails to the customer about an admin's action, by the name of the action. */
export const orderStatusEmails = {
  confirm: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} is confirmed`,
    greeting: greeting(order),
    paragraphs: [
      'We have accepted your order and keep everything for you. We send it once the payment is here.',
    ],
    link: trackingLink(order, from),
  }),
  ship: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} is on its way`,
    greeting: greeting(order),
    paragraphs: ['Your parcel has left us. With the number below the courier tells you where it is.'],
    rows: [
      ['Courier', order.courier ?? ''],
      ['Tracking number', order.trackingNumber ?? ''],
    ],
    link: trackingLink(order, from),
  }),
  'correct-tracking': (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number}: new tracking number`,
    greeting: greeting(order),
    paragraphs: ['The tracking details that we sent you before were wrong. Please use these.'],
    rows: [
      ['Courier', order.courier ?? ''],
      ['Tracking number', order.trackingNumber ?? ''],
    ],
    link: trackingLink(order, from),
  }),
  'correct-address': (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number}: delivery address corrected`,
    greeting: greeting(order),
    paragraphs: ['We have corrected the delivery address of your order.'],
    rows: [['Delivery address', addressLine(order.address)]],
    link: trackingLink(order, from),
    ending: 'Is it not right? Please write to us at once.',
  }),
  deliver: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} was delivered`,
    greeting: greeting(order),
    paragraphs: [
      'Your parcel was handed over. We hope that you enjoy it.',
      `Is something missing or broken? Please tell us within ${count(policyOfOrder(from.policy, order.promise).discrepancyHours, 'hour')}.`,
    ],
    link: trackingLink(order, from),
  }),
  cancel: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} was cancelled`,
    greeting: greeting(order),
    paragraphs: [
      `We had to cancel your order. The reason: ${order.reason}`,
      ...(order.paymentStatus === 'PENDING'
        ? ['You have not paid anything for it.']
        : [`What you paid goes back to you ${refundTime(order, from.policy)}.`]),
    ],
    link: trackingLink(order, from),
  }),
};
