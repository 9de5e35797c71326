import { type EmailKind, type EmailPreview, emailKinds } from '../../contract/admin/email-previews.ts';
import type { Language } from '../../rules/languages.ts';
import { paise } from '../../rules/money.ts';
import { accountDeletedEmail } from './account-deleted-email.ts';
import { alreadyRegisteredEmail } from './already-registered-email.ts';
import { cancelledEmails } from './cancelled-emails.ts';
import { cashOrderEmails } from './cash-order-emails.ts';
import { CODE_MINUTES, codeEmail } from './code-email.ts';
import { contactReplyEmail } from './contact-reply-email.ts';
import { emailChangedEmail } from './email-changed-email.ts';
import { type EmailContent, renderEmail, type Sender } from './email-layout.ts';
import { freeOrderEmail } from './free-order-email.ts';
import { googleLinkedEmail } from './google-linked-email.ts';
import type { Reader } from './greeting.ts';
import { mobileAddedEmail } from './mobile-added-email.ts';
import { orderExpiredEmail } from './order-expired-email.ts';
import { orderPaidEmail } from './order-paid-email.ts';
import { orderPlacedEmail } from './order-placed-email.ts';
import { orderStatusEmails } from './order-status-emails.ts';
import { passwordChangedEmail } from './password-changed-email.ts';
import { paymentReturnedEmail } from './payment-returned-email.ts';
import { refundSentEmail } from './refund-sent-email.ts';
import { priceDroppedEmail, restockConfirmEmail, restockedEmail } from './restock-emails.ts';
import { returnEmails } from './return-emails.ts';
import { runningLowEmail } from './running-low-email.ts';
import { welcomeEmail } from './welcome-email.ts';

const TOTAL = paise(112_000);

/** An order that nobody placed. */
const order = {
  id: 'sample',
  number: 1001,
  name: 'Asha',
  email: 'asha@example.com',
  address: '1, Sample Street',
  paymentStatus: 'PAID',
  courier: 'Sample Courier',
  trackingNumber: 'AB123456789IN',
  phone: '9876543210',
  reason: '…',
  promise: {},
  discount: paise(0),
  delivery: paise(6_000),
  total: TOTAL,
  couponCode: null,
  codAt: null,
  codFee: paise(0),
  lines: [
    { name: 'A food', size: '1 kg', quantity: 2, listPrice: paise(40_000), chargedPrice: paise(40_000) },
    {
      name: 'Another food',
      size: '500 g',
      quantity: 1,
      listPrice: paise(26_000),
      chargedPrice: paise(26_000),
    },
  ],
};
const payment = { id: 'pay_sample', amountMinor: TOTAL, currency: 'INR' };

const waitedFor = { foodId: 'sample', name: 'A food', size: '1 kg', token: 'sample' };

const usedUp = { ...waitedFor, quantity: 2, lastDay: '2026-09-03', lastsDays: 60 };

type SampleOrder = typeof order & Reader & { refundedBy: string };

const samples: Record<EmailKind, (order: SampleOrder, from: Sender) => EmailContent> = {
  welcome: welcomeEmail,
  code: ({ language }, from) =>
    codeEmail({ purpose: 'register', code: '123456', minutes: CODE_MINUTES, language }, from),
  'reset-code': ({ language }, from) =>
    codeEmail({ purpose: 'reset', code: '123456', minutes: CODE_MINUTES, language }, from),
  'login-code': ({ language }, from) =>
    codeEmail({ purpose: 'login', code: '123456', minutes: CODE_MINUTES, language }, from),
  'cash-code': ({ language }, from) =>
    codeEmail({ purpose: 'cod', code: '123456', minutes: CODE_MINUTES, language }, from),
  'already-registered': ({ language }, from) => alreadyRegisteredEmail(language, from),
  'password-changed': passwordChangedEmail,
  'google-linked': googleLinkedEmail,
  'mobile-added': (reader, from) => mobileAddedEmail({ ...reader, mobile: '98412 33456' }, from),
  'email-changed': (reader, from) => emailChangedEmail({ ...reader, newEmail: order.email }, from),
  'account-deleted': accountDeletedEmail,
  'restock-confirm': ({ language }, from) =>
    restockConfirmEmail({ ...waitedFor, language, until: 'back' }, from),
  restocked: ({ name, language }, from) => restockedEmail({ ...waitedFor, userName: name, language }, from),
  'price-confirm': ({ language }, from) =>
    restockConfirmEmail({ ...waitedFor, language, until: 'cheaper' }, from),
  'price-dropped': ({ name, language }, from) =>
    priceDroppedEmail(
      { ...waitedFor, userName: name, language, price: paise(36_000), seenPrice: paise(40_000) },
      from,
    ),
  'running-low': ({ name, language }, from) =>
    runningLowEmail({ name, language, token: 'sample', foods: [usedUp] }, from),
  placed: orderPlacedEmail,
  paid: (placed, from) => orderPaidEmail(placed, payment, from),
  cash: cashOrderEmails.customer,
  undelivered: orderStatusEmails.undelivered,
  free: freeOrderEmail,
  confirm: orderStatusEmails.confirm,
  ship: orderStatusEmails.ship,
  'correct-tracking': orderStatusEmails['correct-tracking'],
  'correct-address': orderStatusEmails['correct-address'],
  deliver: orderStatusEmails.deliver,
  cancel: orderStatusEmails.cancel,
  cancelled: (placed, from) =>
    cancelledEmails.customer(
      placed,
      { ...payment, provider: placed.refundedBy, expectedBy: '2026-11-26' },
      from,
    ),
  expired: (placed, from) => orderExpiredEmail(placed, 24, from),
  'returned-payment': (placed, from) =>
    paymentReturnedEmail(placed, { ...payment, reason: 'duplicate' }, from),
  refunded: (placed, from) => refundSentEmail(placed, payment, from),
  'return-decision': (placed, from) =>
    returnEmails.decided(placed, { kind: 'return', isAccepted: true, reply: '…' }, from),
  'return-progress': (placed, from) => returnEmails.received(placed, 'return', from),
  reply: (reader, from) => contactReplyEmail({ ...reader, subject: '…', message: '…' }, '…', from),
};

/** E-mails to a customer as this sender would send them, about an order that does not exist. */
export function sampleEmails(from: Sender, language: Language, refundedBy = 'outside'): EmailPreview[] {
  return emailKinds.map((kind) => {
    const { subject, html } = renderEmail(samples[kind]({ ...order, language, refundedBy }, from), from);
    return { kind, subject, html };
  });
}
