import { chargeWords } from '../../rules/delivery-charge.ts';
import { formatPaise, formatRupees, type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import { orderTotals, type PricedLine } from '../../rules/order-totals.ts';
import { policy, range } from '../../rules/policy.ts';
import { dollarsText } from '../../rules/usd.ts';
import type { LetterParts } from './email-layout.ts';

export interface OrderSums {
  discount: Paise;
  delivery: Paise;
  total: Paise;
  couponCode: string | null;
  lines: (PricedLine & { name: string; size: string })[];
}

interface OrderInLetter extends OrderSums {
  id: string;
  number: number;
  name: string;
  email: string;
}

interface Sum {
  amountMinor: number;
  currency: string;
}

/** `₹1,458` or `12.00 USD`. */
export function sumText({ amountMinor, currency }: Sum): string {
  return currency === 'INR' ? formatRupees(amountMinor / 100) : `${dollarsText(amountMinor)} ${currency}`;
}

/** To the paisa or cent, for the owner's books: `₹1,458.00` or `12.00 USD`. */
export function exactSumText({ amountMinor, currency }: Sum): string {
  return currency === 'INR' ? formatPaise(paise(amountMinor)) : `${dollarsText(amountMinor)} ${currency}`;
}

const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount));

/** The same amounts as on the pages of cart, checkout, payment and order. */
export function breakUp(order: OrderSums): [string, string][] {
  const { lines, discount: couponDiscount, couponCode } = order;
  const { subtotal, discountParts, delivery, total } = orderTotals({ ...order, couponDiscount, couponCode });
  return [
    ...lines.map(({ name, size, quantity, listPrice }): [string, string] => [
      `${name} (${size}), ${quantity} x ${rupees(listPrice)}`,
      rupees(paise(listPrice * quantity)),
    ]),
    ['Subtotal', rupees(subtotal)],
    ...discountParts.map(({ label, amount }): [string, string] => [label, `−${rupees(amount)}`]),
    ['Delivery charge', chargeWords(delivery)],
    ['Total', rupees(total)],
  ];
}

const GOES_BACK = `It reaches your account within ${range(policy.refundBusinessDays)} business days.`;
const RETURN_REASONS = {
  duplicate:
    'Your order was paid already, and a second payment for it came. We keep one and give this one back.',
  unfulfilled:
    'Your payment came when the order could no longer be kept: something in it is sold out, or the order was cancelled. We give the money back.',
};

/** Letters about money, to the customer and to the owner. */
export const paymentLetters = {
  paid: (
    order: OrderInLetter,
    payment: Sum & { id: string },
    { shopUrl }: { shopUrl: string },
  ): LetterParts => ({
    subject: `Order ${order.number} is paid: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your payment of ${sumText(payment)} has arrived. We pack your order within ${range(policy.processingBusinessDays)} business days and tell you when it is on its way.`,
    ],
    sums: breakUp(order),
    rows: [['Payment ID', payment.id]],
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  }),
  free: (order: OrderInLetter, { shopUrl }: { shopUrl: string }): LetterParts => ({
    subject: `Order ${order.number} is confirmed: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your coupon covers the whole order: there is nothing to pay. We pack it within ${range(policy.processingBusinessDays)} business days and tell you when it is on its way.`,
    ],
    sums: breakUp(order),
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  }),
  'paid-for-owner': (
    order: OrderInLetter,
    payment: Sum & { id: string },
    { shopUrl }: { shopUrl: string },
  ): LetterParts => ({
    subject: `New paid order ${order.number}: ${rupees(order.total)}`,
    greeting: `${order.name} has paid order ${order.number}.`,
    paragraphs: [],
    sums: breakUp(order),
    rows: [
      ['Paid', sumText(payment)],
      ['Payment ID', payment.id],
      ['Email', order.email],
    ],
    link: { text: 'Open the order', url: `${shopUrl}/admin/orders/${order.id}` },
  }),
  returned: (
    order: Pick<OrderInLetter, 'number' | 'name'>,
    payment: Sum & { id: string; reason: keyof typeof RETURN_REASONS },
  ): LetterParts => ({
    subject: `Order ${order.number}: your money goes back`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [RETURN_REASONS[payment.reason], GOES_BACK],
    rows: [
      ['Amount', sumText(payment)],
      ['Payment ID', payment.id],
    ],
  }),
  refunded: (order: Pick<OrderInLetter, 'number' | 'name'>, refund: Sum): LetterParts => ({
    subject: `Order ${order.number}: ${sumText(refund)} refunded`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [`We have sent ${sumText(refund)} back to you. ${GOES_BACK}`],
  }),
  problem: (problem: { kind: string; subject: string; details: string }): LetterParts => ({
    subject: `A payment needs you: ${problem.kind}`,
    greeting: 'Somebody should look at this payment.',
    paragraphs: [problem.details],
    rows: [['About', problem.subject]],
  }),
};
