import { type Address, addressLine } from '../../rules/address.ts';
import { count, type OrderPromise, policyOfOrder } from '../../rules/policy.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { greet } from './greeting.ts';
import { paragraphsOf } from './paragraphs-of.ts';
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

type From = Pick<Sender, 'shopUrl' | 'policy' | 'texts'>;

const trackingLink = ({ id }: OrderInEmail, { shopUrl }: From) => ({
  text: 'Follow the order',
  url: `${shopUrl}/track/${id}`,
});

/** E-mails to the customer about an admin's action, by the name of the action. */
export const orderStatusEmails = {
  confirm: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} is confirmed`,
    ...greet(order.name),
    paragraphs: paragraphsOf(from.texts, 'confirm'),
    link: trackingLink(order, from),
  }),
  ship: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} is on its way`,
    ...greet(order.name),
    paragraphs: paragraphsOf(from.texts, 'ship'),
    rows: [
      ['Courier', order.courier ?? ''],
      ['Tracking number', order.trackingNumber ?? ''],
    ],
    link: trackingLink(order, from),
  }),
  'correct-tracking': (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number}: new tracking number`,
    ...greet(order.name),
    paragraphs: ['The tracking details that we sent you before were wrong. Please use these.'],
    rows: [
      ['Courier', order.courier ?? ''],
      ['Tracking number', order.trackingNumber ?? ''],
    ],
    link: trackingLink(order, from),
  }),
  'correct-address': (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number}: delivery address corrected`,
    ...greet(order.name),
    paragraphs: ['We have corrected the delivery address of your order.'],
    rows: [['Delivery address', addressLine(order.address)]],
    link: trackingLink(order, from),
    ending: 'Is it not right? Please write to us at once.',
  }),
  deliver: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} was delivered`,
    ...greet(order.name),
    paragraphs: [
      ...paragraphsOf(from.texts, 'deliver'),
      `Is something missing or broken? Please tell us within ${count(policyOfOrder(from.policy, order.promise).discrepancyHours, 'hour')}.`,
    ],
    link: trackingLink(order, from),
  }),
  cancel: (order: OrderInEmail, from: From): EmailContent => ({
    subject: `Order ${order.number} was cancelled`,
    ...greet(order.name),
    paragraphs: [
      `We had to cancel your order. The reason: ${order.reason}`,
      ...(order.paymentStatus === 'PENDING'
        ? ['You have not paid anything for it.']
        : [`What you paid goes back to you ${refundTime(order, from.policy)}.`]),
    ],
    link: trackingLink(order, from),
  }),
};
