import { type Address, addressLine } from '../../rules/address.ts';
import { awaitsCash } from '../../rules/cash-on-delivery.ts';
import type { Paise } from '../../rules/money.ts';
import { type OrderPromise, policyOfOrder } from '../../rules/policy.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts, trackingUrl, unitTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';
import { rupees } from './order-amounts.ts';

interface OrderInEmail extends Reader {
  id: string;
  number: number;
  paymentStatus: string;
  courier: string | null;
  trackingNumber: string | null;
  address: Address | string;
  /** Of a cancellation. */
  reason: string;
  promise: Partial<OrderPromise>;
  total: Paise;
  codAt: Date | null;
}

type From = Pick<Sender, 'shopUrl' | 'signTracking' | 'policy' | 'textsIn' | 'trackingLink'>;

/** The e-mail whose section has this key, with the paragraphs of the fields. */
function statusEmail(
  key: string,
  order: OrderInEmail,
  from: From,
  fields: string[] = ['text'],
): EmailContent {
  const { id, language, reason } = order;
  const { discrepancyHours, refundBusinessDays } = policyOfOrder(from.policy, order.promise);
  const units = unitTexts(language);
  const { line, paragraphs } = emailTexts(from, language, key, {
    number: String(order.number),
    reason,
    amount: rupees(order.total),
    damageHours: units.hours(discrepancyHours),
    refundDays: units.businessDays(refundBusinessDays),
  });
  return {
    subject: line('subject'),
    ...greet(order),
    paragraphs: paragraphs(...fields),
    link: { text: emailLabels(from, language)('follow'), url: trackingUrl(from, language, id) },
    ending: line('ending'),
  };
}

function trackingRows(order: OrderInEmail, from: From): Pick<EmailContent, 'rows'> {
  const { courier, trackingNumber, language } = order;
  const label = emailLabels(from, language);
  const link = from.trackingLink?.(order);
  return {
    rows: [
      [label('courier'), courier ?? ''],
      [label('tracking'), [trackingNumber ?? '', link].filter(Boolean).join('\n')],
    ],
  };
}

/** E-mails to the customer about an admin's action, by the name of the action. */
export const orderStatusEmails = {
  confirm: (order: OrderInEmail, from: From): EmailContent => statusEmail('confirm', order, from),
  ship: (order: OrderInEmail, from: From): EmailContent => ({
    ...statusEmail('ship', order, from, awaitsCash(order) ? ['text', 'cash'] : ['text']),
    ...trackingRows(order, from),
  }),
  undelivered: (order: OrderInEmail, from: From): EmailContent => statusEmail('undelivered', order, from),
  'correct-tracking': (order: OrderInEmail, from: From): EmailContent => ({
    ...statusEmail('correct-tracking', order, from),
    ...trackingRows(order, from),
  }),
  'correct-address': (order: OrderInEmail, from: From): EmailContent => ({
    ...statusEmail('correct-address', order, from),
    rows: [[emailLabels(from, order.language)('address'), addressLine(order.address)]],
  }),
  deliver: (order: OrderInEmail, from: From): EmailContent =>
    statusEmail('deliver', order, from, ['text', 'report']),
  cancel: (order: OrderInEmail, from: From): EmailContent =>
    statusEmail('cancel', order, from, ['text', order.paymentStatus === 'PENDING' ? 'unpaid' : 'refund']),
};
