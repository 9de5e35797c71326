import { expect, test } from 'vitest';
import type { Language } from '../../rules/languages.ts';
import { paise } from '../../rules/money.ts';
import { withRefundTexts } from '../../rules/page-sections/emails/with-refund-texts.ts';
import { emailsPage } from '../../rules/page-sections/emails.ts';
import { completeSections, visibleSections } from '../../rules/page-sections/resolve-sections.ts';
import { DEFAULT_POLICY } from '../../rules/policy.ts';
import { cancelledEmails } from './cancelled-emails.ts';
import type { EmailContent } from './email-layout.ts';
import { freeOrderEmail } from './free-order-email.ts';
import { orderPaidEmail } from './order-paid-email.ts';
import { orderPlacedEmail } from './order-placed-email.ts';
import { orderStatusEmails } from './order-status-emails.ts';
import { paymentReturnedEmail } from './payment-returned-email.ts';
import { refundSentEmail } from './refund-sent-email.ts';

const order = {
  id: 'id',
  number: 7,
  name: 'Meena',
  language: 'en' as Language,
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
  codAt: null,
  codFee: paise(0),
  lines: [],
  promise: {},
};
const payment = { id: 'pay_1', amountMinor: 100_000, currency: 'INR', provider: 'acme' };
const ACME = {
  id: 'acme',
  method: { en: 'UPI' },
  text: {
    en: '{amount} goes back to the account that you paid from by UPI by {date}.',
    ta: 'UPI: {amount}, {date}',
  },
};
const textsIn = (language: Language) =>
  visibleSections(withRefundTexts(emailsPage, [ACME]), undefined, {
    language,
    values: { packingDays: '2 days' },
  });
const from = { shopUrl: 'https://farm.example', policy: DEFAULT_POLICY, textsIn };
const refund = { ...payment, expectedBy: '2026-11-26' };

const emails: [string, EmailContent][] = [
  ...Object.entries(orderStatusEmails).map(([name, email]): [string, EmailContent] => [
    name,
    email(order, from),
  ]),
  ['placed', orderPlacedEmail(order, from)],
  ['paid', orderPaidEmail(order, payment, from)],
  ['free', freeOrderEmail(order, from)],
  ['refunded', refundSentEmail(order, payment, from)],
  ['returned', paymentReturnedEmail(order, { ...payment, reason: 'duplicate' }, from)],
  ['returned, sold out', paymentReturnedEmail(order, { ...payment, reason: 'unfulfilled' }, from)],
  ['cancelled', cancelledEmails.customer(order, refund, from)],
  ['cancelled, for the shop', cancelledEmails.shop(order, undefined, from)],
];

test.each(emails)('the paragraphs of the e-mail "%s" start with a capital', (_name, { paragraphs }) => {
  for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z₹]/);
});

test('the e-mail about a placed order does not ask for the payment: the customer is about to pay', () => {
  const { subject, paragraphs, link } = orderPlacedEmail(order, from);
  expect(subject).toBe('Order 7: we have your order');
  expect([subject, ...paragraphs].join(' ')).not.toMatch(/please complete/i);
  expect(link?.url).toBe('https://farm.example/payment/id');
});

test('the e-mail about a cancelled order has amount, method and date of the refund', () => {
  expect(cancelledEmails.customer(order, refund, from).paragraphs[1]).toBe(
    '₹1,000 goes back to the account that you paid from by UPI by 26 Nov 2026.',
  );
});

test('each payment method has its own refund text, in every language that it knows', () => {
  const { paragraphs } = cancelledEmails.customer({ ...order, language: 'ta' }, refund, from);
  expect(paragraphs[1]).toBe('UPI: ₹1,000, 26 நவம்பர், 2026');
});

test('a refund by a payment method that has left the shop is said without the account', () => {
  const { paragraphs } = cancelledEmails.customer(order, { ...refund, provider: 'gone' }, from);
  expect(paragraphs[1]).toBe('₹1,000 goes back to you by 26 Nov 2026.');
});

test('texts that were saved before the payment methods were extensions stay', () => {
  const texts = { en: { acme: 'Back by {date}: {amount}.' } };
  const stored = [{ key: 'cancelled', isShown: true, texts, items: [] }];
  const page = withRefundTexts(emailsPage, [ACME]);
  const [section] = visibleSections(page, stored).filter(({ key }) => key === 'cancelled');
  expect(section?.texts).toMatchObject({ acme: 'Back by {date}: {amount}.', outside: expect.any(String) });
  expect(
    completeSections(page, stored).find(({ key }) => key === 'cancelled')?.texts.ta?.acme,
  ).toBeUndefined();
});
