import { type Address, addressLine } from '../../rules/address.ts';
import { type OrderPromise, policyOfOrder } from '../../rules/policy.ts';
import type { EmailContent, Sender } from './email-layout.ts';
import { emailLabels, emailTexts, pageUrl, unitTexts } from './email-texts.ts';
import { greet, type Reader } from './greeting.ts';

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
}

type From = Pick<Sender, 'shopUrl' | 'policy' | 'textsIn'>;

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
    damageHours: units.hours(discrepancyHours),
    refundDays: units.businessDays(refundBusinessDays),
  });
  return {
    subject: line('subject'),
    ...greet(order),
    paragraphs: paragraphs(...fields),
    link: { text: emailLabels(from, language)('follow'), url: pageUrl(from, language, `/track/${id}`) },
    ending: line('ending'),
  };
}

function trackingRows(
  { courier, trackingNumber, language }: OrderInEmail,
  from: From,
): Pick<EmailContent, 'rows'> {
  const label = emailLabels(from, language);
  return {
    rows: [
      [label('courier'), courier ?? ''],
      [label('tracking'), trackingNumber ?? ''],
    ],
  };
}

/** E-mails to the customer about an admin's action, by the name of the action. */
export const orderStatusEmails = {
  confirm: (order: OrderInEmail, from: From): EmailContent => statusEmail('confirm', order, from),
  ship: (order: OrderInEmail, from: From): EmailContent => ({
    ...statusEmail('ship', order, from),
    ...trackingRows(order, from),
  }),
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
