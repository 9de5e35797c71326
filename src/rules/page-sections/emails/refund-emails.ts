import { body, button, emailSection, ending, subject } from './email-section.ts';

const NUMBER = ['number'];
const REFUND = ['amount', 'date'];
const NOT_PAID = 'You have not paid anything for it.';

/** E-mails about cancelled orders and about money that goes back. */
export const refundEmails = [
  emailSection({
    key: 'cancel',
    title: 'Cancelled by you',
    note: 'The reason is the one that you enter.',
    fields: [
      subject(NUMBER),
      body(['reason']),
      body([], 'unpaid', 'If nothing was paid'),
      body(['refundDays'], 'refund', 'If it was paid'),
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
    key: 'cancelled',
    title: 'Cancelled by the customer',
    note: 'One of the last four texts follows the first.',
    fields: [
      subject(NUMBER),
      body(),
      body([], 'unpaid', 'If nothing was paid'),
      body(REFUND, 'razorpay', 'Refund by UPI'),
      body(REFUND, 'paypal', 'Refund by PayPal'),
      body(REFUND, 'outside', 'Refund by other means'),
    ],
    facts: ['number', ...REFUND],
    texts: {
      subject: 'Order #{number} is cancelled',
      text: 'Your order is cancelled, as you asked.',
      unpaid: NOT_PAID,
      razorpay: '{amount} goes back to the account that you paid from by UPI by {date}.',
      paypal: '{amount} goes back to your PayPal account by {date}.',
      outside: '{amount} goes back to you by {date}.',
    },
  }),
  emailSection({
    key: 'expired',
    title: 'Cancelled, not paid',
    note: 'When an order was not paid in time.',
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
    title: 'Payment given back',
    note: 'When a payment cannot be used. Amount and payment number follow.',
    fields: [
      subject(NUMBER),
      body([], 'duplicate', 'Paid twice'),
      body([], 'unfulfilled', 'Sold out or cancelled'),
      body(['refundDays'], 'arrival', 'When it arrives'),
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
    title: 'Refund sent',
    note: 'After the payment provider has sent it.',
    fields: [subject(['number', 'amount']), body(['amount', 'refundDays'])],
    facts: ['number', 'amount', 'refundDays'],
    texts: {
      subject: 'Order {number}: {amount} refunded',
      text: 'We have sent {amount} back to you. It reaches your account within {refundDays}.',
    },
  }),
];
