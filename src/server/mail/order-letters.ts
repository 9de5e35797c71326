import { policy, range } from '../../rules/policy.ts';
import type { LetterParts } from './letters.ts';

interface OrderInLetter {
  id: string;
  number: number;
  name: string;
  paymentStatus: string;
  courier: string | null;
  trackingNumber: string | null;
  /** Why it was cancelled. */
  reason: string;
}

interface From {
  shopUrl: string;
}

const greeting = ({ name }: OrderInLetter) => `Vanakkam ${name},`;
const follow = ({ id }: OrderInLetter, { shopUrl }: From) => ({
  text: 'Follow the order',
  url: `${shopUrl}/track/${id}`,
});

/** Letters about what the owner did with an order. */
export const orderLetters = {
  confirm: (order: OrderInLetter, from: From): LetterParts => ({
    subject: `Order ${order.number} is confirmed`,
    greeting: greeting(order),
    paragraphs: [
      'we have accepted your order and keep everything for you. We send it once the payment is here.',
    ],
    link: follow(order, from),
  }),
  ship: (order: OrderInLetter, from: From): LetterParts => ({
    subject: `Order ${order.number} is on its way`,
    greeting: greeting(order),
    paragraphs: ['your parcel has left us. With the number below the courier tells you where it is.'],
    rows: [
      ['Courier', order.courier ?? ''],
      ['Tracking number', order.trackingNumber ?? ''],
    ],
    link: follow(order, from),
  }),
  deliver: (order: OrderInLetter, from: From): LetterParts => ({
    subject: `Order ${order.number} was delivered`,
    greeting: greeting(order),
    paragraphs: [
      'your parcel was handed over. We hope that you enjoy it.',
      `Is something missing or broken? Please tell us within ${policy.discrepancyHours} hours.`,
    ],
    link: follow(order, from),
  }),
  cancel: (order: OrderInLetter, from: From): LetterParts => ({
    subject: `Order ${order.number} was cancelled`,
    greeting: greeting(order),
    paragraphs: [
      `we had to cancel your order. The reason: ${order.reason}`,
      ...(order.paymentStatus === 'PENDING'
        ? ['You have not paid anything for it.']
        : [`What you paid goes back to you within ${range(policy.refundBusinessDays)} business days.`]),
    ],
    link: follow(order, from),
  }),
};
