import { type EmailKind, type EmailPreview, emailKinds } from '../../contract/admin/email-previews.ts';
import { paise } from '../../rules/money.ts';
import { CODE_MINUTES, codeEmail } from './code-email.ts';
import { type EmailContent, renderEmail, type Sender } from './email-layout.ts';
import { orderPaidEmail } from './order-paid-email.ts';
import { orderPlacedEmail } from './order-placed-email.ts';
import { orderStatusEmails } from './order-status-emails.ts';
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
  reason: '',
  promise: {},
  discount: paise(0),
  delivery: paise(6_000),
  total: TOTAL,
  couponCode: null,
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

const samples: Record<EmailKind, (from: Sender) => EmailContent> = {
  welcome: (from) => welcomeEmail({ ...from, name: order.name }),
  code: (from) => codeEmail({ isReset: false, code: '123456', minutes: CODE_MINUTES }, from),
  placed: (from) => orderPlacedEmail(order, from),
  paid: (from) => orderPaidEmail(order, payment, from),
  confirm: (from) => orderStatusEmails.confirm(order, from),
  ship: (from) => orderStatusEmails.ship(order, from),
  deliver: (from) => orderStatusEmails.deliver(order, from),
};

/** E-mails to a customer as this sender would send them, about an order that does not exist. */
export function sampleEmails(from: Sender): EmailPreview[] {
  return emailKinds.map((kind) => {
    const { subject, html } = renderEmail(samples[kind](from), from);
    return { kind, subject, html };
  });
}
