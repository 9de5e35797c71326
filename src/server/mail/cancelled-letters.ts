import { businessDaysLater } from '../../rules/delivery.ts';
import { policy } from '../../rules/policy.ts';
import type { LetterParts } from './letters.ts';
import { sumText } from './payment-letters.ts';

interface CancelledOrder {
  id: string;
  number: number;
  name: string;
  phone: string;
}

interface Refund {
  amountMinor: number;
  currency: string;
  provider: 'razorpay' | 'paypal' | 'outside';
  createdAt: Date;
}

const flows = {
  razorpay: 'to the account, card or UPI that you paid with',
  paypal: 'to your PayPal account',
  outside: 'to you',
} as const;

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** An order that its customer cancelled: one e-mail for the customer, one for the shop. */
export const cancelledLetters = {
  customer: (
    { id, number, name }: CancelledOrder,
    refund: Refund | undefined,
    { shopUrl }: { shopUrl: string },
  ): LetterParts => ({
    subject: `Order #${number} is cancelled`,
    greeting: `Vanakkam ${name},`,
    paragraphs: [
      'Your order is cancelled, as you asked.',
      ...(refund
        ? [`${sumText(refund)} goes back ${flows[refund.provider]}, by ${arrival(refund)}.`]
        : ['You have not paid anything for it.']),
    ],
    link: { text: 'Follow the order', url: `${shopUrl}/track/${id}` },
  }),
  shop: (
    { id, number, name, phone }: CancelledOrder,
    refund: Refund | undefined,
    { shopUrl }: { shopUrl: string },
  ): LetterParts => ({
    subject: `Order ${number} was cancelled by the customer: do not ship it`,
    greeting: `${name} has cancelled order ${number}.`,
    paragraphs: [
      refund ? `It was paid. ${sumText(refund)} goes back to the customer by itself.` : 'It was not paid.',
      'What it held is on sale again.',
    ],
    rows: phone ? [['Phone', phone]] : [],
    link: { text: 'Open the order', url: `${shopUrl}/admin/orders/${id}` },
  }),
};

function arrival({ createdAt }: Refund): string {
  return DAY.format(new Date(businessDaysLater(createdAt, policy.refundBusinessDays.max)));
}
