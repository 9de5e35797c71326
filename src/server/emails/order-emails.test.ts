import { expect, test } from 'vitest';
import { paise } from '../../rules/money.ts';
import { cancelledEmails } from './cancelled-emails.ts';
import type { EmailContent } from './email-layout.ts';
import { orderPlacedEmail } from './order-placed-email.ts';
import { orderStatusEmails } from './order-status-emails.ts';
import { paymentEmails } from './payment-emails.ts';

const order = {
  id: 'id',
  number: 7,
  name: 'Meena',
  email: 'meena@example.org',
  phone: '9876543210',
  address: '12A, Mill Street',
  paymentStatus: 'PENDING',
  courier: 'ST',
  trackingNumber: '1',
  reason: 'the press is broken',
  items: paise(100_000),
  discount: paise(0),
  delivery: paise(0),
  total: paise(100_000),
  couponCode: null,
  lines: [],
};
const payment = { id: 'pay_1', amountMinor: 100_000, currency: 'INR', provider: 'razorpay' as const };
const from = { shopUrl: 'https://farm.example' };
const refund = { ...payment, expectedBy: '2026-11-26' };

const emails: [string, EmailContent][] = [
  ...Object.entries(orderStatusEmails).map(([name, email]): [string, EmailContent] => [
    name,
    email(order, from),
  ]),
  ['placed', orderPlacedEmail(order, from)],
  ['paid', paymentEmails.paid(order, payment, from)],
  ['free', paymentEmails.free(order, from)],
  ['refunded', paymentEmails.refunded(order, payment)],
  ['returned', paymentEmails.returned(order, { ...payment, reason: 'duplicate' })],
  ['returned, sold out', paymentEmails.returned(order, { ...payment, reason: 'unfulfilled' })],
  ['cancelled', cancelledEmails.customer(order, refund, from)],
  ['cancelled, for the shop', cancelledEmails.shop(order, undefined, from)],
];

test.each(emails)('e-mail "%s" starts with a capital after the greeting', (_name, { paragraphs }) => {
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z₹]/);
});

test('the e-mail about a placed order does not ask to pay somebody who is just doing that', () => {
  const { subject, paragraphs, link } = orderPlacedEmail(order, from);
  expect(subject).toBe('Order 7: we have your order');
  expect([subject, ...paragraphs].join(' ')).not.toMatch(/please complete/i);
  expect(link?.url).toBe('https://farm.example/payment/id');
});

test('a cancelled order’s refund: amount, way and date', () => {
  expect(cancelledEmails.customer(order, refund, from).paragraphs[1]).toBe(
    '₹1,000 goes back to the account that you paid from by UPI by 26 Nov 2026.',
  );
});
