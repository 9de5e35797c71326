import { body, button, emailSection, ending, subject } from './email-section.ts';

const NUMBER = ['number'];
/** The facts of a refund. */
export const REFUND = ['amount', 'date'];
const NOT_PAID = 'You have not paid anything for it.';

/** `withRefundTexts` adds a text for each payment method. */
export const CANCELLED = 'cancelled';

/** E-mails about cancelled orders and about money that goes back. */
export const refundEmails = [
  emailSection({
    key: 'cancel',
    title: 'cancelledByYou',
    note: 'cancelledByYouNote',
    fields: [
      subject(NUMBER),
      body(['reason']),
      body([], 'unpaid', 'ifUnpaid'),
      body(['refundDays'], 'refund', 'ifPaid'),
    ],
    facts: ['number', 'reason', 'refundDays'],
    texts: {
      subject: 'Order {number} was cancelled',
      text: 'We had to cancel your order. The reason: {reason}',
      unpaid: NOT_PAID,
      refund: 'What you paid goes back to you within {refundDays}.',
    },
  }),
  emailSection({
    key: CANCELLED,
    title: 'cancelledByCustomer',
    note: 'cancelledByCustomerNote',
    fields: [subject(NUMBER), body(), body([], 'unpaid', 'ifUnpaid'), body(REFUND, 'outside', 'refundOther')],
    facts: ['number', ...REFUND],
    texts: {
      subject: 'Order #{number} is cancelled',
      text: 'Your order is cancelled, as you asked.',
      unpaid: NOT_PAID,
      outside: '{amount} goes back to you by {date}.',
    },
  }),
  emailSection({
    key: 'expired',
    title: 'cancelledUnpaid',
    note: 'cancelledUnpaidNote',
    fields: [subject(NUMBER), body(['hours']), button, ending()],
    facts: ['number', 'hours'],
    texts: {
      subject: 'Order {number} was cancelled: it was not paid',
      text: 'We did not receive a payment for your order within {hours}, so it is cancelled. You have paid nothing for it.\n\nDo you still want it? Open the order and press Reorder: everything that is still sold goes into your cart at today’s price.',
      button: 'Open the order',
      ending: 'Should a payment of yours arrive after all, it goes back to you by itself.',
    },
  }),
  emailSection({
    key: 'returned-payment',
    title: 'paymentRefunded',
    note: 'paymentRefundedNote',
    fields: [
      subject(NUMBER),
      body([], 'duplicate', 'paidTwice'),
      body([], 'unfulfilled', 'soldOutOrCancelled'),
      body(['refundDays'], 'arrival', 'whenItArrives'),
    ],
    facts: ['number', 'refundDays'],
    texts: {
      subject: 'Order {number}: your money goes back',
      duplicate:
        'Your order was paid already, and a second payment for it came. We keep one and give this one back.',
      unfulfilled:
        'Your payment came when the order could no longer be kept: something in it is sold out, or the order was cancelled. We give the money back.',
      arrival: 'It reaches your account within {refundDays}.',
    },
  }),
  emailSection({
    key: 'refunded',
    title: 'refundSent',
    note: 'refundSentNote',
    fields: [subject(['number', 'amount']), body(['amount', 'refundDays'])],
    facts: ['number', 'amount', 'refundDays'],
    texts: {
      subject: 'Order {number}: {amount} refunded',
      text: 'We have sent {amount} back to you. It reaches your account within {refundDays}.',
    },
  }),
];
