import { chargeText } from '../../rules/delivery-charge.ts';
import { formatPaise, formatRupees, type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import { orderTotals, type PricedLine } from '../../rules/order-totals.ts';
import { policy, range } from '../../rules/policy.ts';
import { dollarsText } from '../../rules/usd.ts';
import type { EmailContent } from './email-layout.ts';

export interface OrderAmounts {
  discount: Paise;
  delivery: Paise;
  total: Paise;
  couponCode: string | null;
  lines: (PricedLine & { name: string; size: string })[];
}

interface OrderInEmail extends OrderAmounts {
  id: string;
  number: number;
  name: string;
  email: string;
}

interface Amount {
  amountMinor: number;
  currency: string;
}

/** `₹1,458` or `12.00 USD`. */
export function amountText({ amountMinor, currency }: Amount): string {
  return currency === 'INR' ? formatRupees(amountMinor / 100) : `${dollarsText(amountMinor)} ${currency}`;
}

/** To the paisa or cent, for the owner's books: `₹1,458.00` or `12.00 USD`. */
export function exactAmountText({ amountMinor, currency }: Amount): string {
  return currency === 'INR' ? formatPaise(paise(amountMinor)) : `${dollarsText(amountMinor)} ${currency}`;
}

const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount));

/** The same amounts as on the pages of cart, checkout, payment and order. */
export function breakUp(order: OrderAmounts): [string, string][] {
  const { lines, discount: couponDiscount, couponCode } = order;
  const { subtotal, discountParts, delivery, total } = orderTotals({ ...order, couponDiscount, couponCode });
  return [
    ...lines.map(({ name, size, quantity, listPrice }): [string, string] => [
      `${name} (${size}), ${quantity} x ${rupees(listPrice)}`,
      rupees(paise(listPrice * quantity)),
    ]),
    ['Subtotal', rupees(subtotal)],
    ...discountParts.map(({ label, amount }): [string, string] => [label, `−${rupees(amount)}`]),
    ['Delivery charge', chargeText(delivery)],
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
export const paymentEmails = {
  paid: (
    order: OrderInEmail,
    payment: Amount & { id: string },
    { shopUrl }: { shopUrl: string },
  ): EmailContent => ({
    subject: `Order ${order.number} is paid: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your payment of ${amountText(payment)} has arrived. We pack your order within ${range(policy.processingBusinessDays)} business days and tell you when it is on its way.`,
    ],
    totals: breakUp(order),
    rows: [['Payment ID', payment.id]],
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  }),
  free: (order: OrderInEmail, { shopUrl }: { shopUrl: string }): EmailContent => ({
    subject: `Order ${order.number} is confirmed: thank you`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [
      `Your coupon covers the whole order: there is nothing to pay. We pack it within ${range(policy.processingBusinessDays)} business days and tell you when it is on its way.`,
    ],
    totals: breakUp(order),
    link: { text: 'Follow your order', url: `${shopUrl}/track/${order.id}` },
  }),
  'paid-for-owner': (
    order: OrderInEmail,
    payment: Amount & { id: string },
    { shopUrl }: { shopUrl: string },
  ): EmailContent => ({
    subject: `New paid order ${order.number}: ${rupees(order.total)}`,
    greeting: `${order.name} has paid order ${order.number}.`,
    paragraphs: [],
    totals: breakUp(order),
    rows: [
      ['Paid', amountText(payment)],
      ['Payment ID', payment.id],
      ['Email', order.email],
    ],
    link: { text: 'Open the order', url: `${shopUrl}/admin/orders/${order.id}` },
  }),
  returned: (
    order: Pick<OrderInEmail, 'number' | 'name'>,
    payment: Amount & { id: string; reason: keyof typeof RETURN_REASONS },
  ): EmailContent => ({
    subject: `Order ${order.number}: your money goes back`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [RETURN_REASONS[payment.reason], GOES_BACK],
    rows: [
      ['Amount', amountText(payment)],
      ['Payment ID', payment.id],
    ],
  }),
  refunded: (order: Pick<OrderInEmail, 'number' | 'name'>, refund: Amount): EmailContent => ({
    subject: `Order ${order.number}: ${amountText(refund)} refunded`,
    greeting: `Vanakkam ${order.name},`,
    paragraphs: [`We have sent ${amountText(refund)} back to you. ${GOES_BACK}`],
  }),
  issue: (problem: { kind: string; subject: string; details: string }): EmailContent => ({
    subject: `A payment needs you: ${problem.kind}`,
    greeting: 'Somebody should look at this payment.',
    paragraphs: [problem.details],
    rows: [['About', problem.subject]],
  }),
};
