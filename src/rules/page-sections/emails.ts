import { accountEmails } from './emails/account-emails.ts';
import { emailSection, label } from './emails/email-section.ts';
import { orderEmails } from './emails/order-emails.ts';
import { refundEmails } from './emails/refund-emails.ts';
import { returnEmails } from './emails/return-emails.ts';
import { line, text } from './fields.ts';
import { policyPlaceholders } from './placeholder-values.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

/** The texts of all e-mails to customers. */
export const emailsPage: PageDefinition = {
  key: 'emails',
  title: 'E-mails',
  path: '/profile',
  placeholders: [...shopPlaceholders, ...policyPlaceholders],
  isOrderFixed: true,
  sections: [
    {
      key: 'greeting',
      title: 'Greeting',
      note: 'Stands before the name, in every e-mail and on the profile page.',
      isAlwaysShown: true,
      fields: [line('hello', 'Greeting', { maxLength: 30 })],
      defaults: { texts: { hello: 'Hello' } },
    },
    ...accountEmails,
    ...orderEmails,
    ...refundEmails,
    ...returnEmails,
    emailSection({
      key: 'labels',
      title: 'Names of amounts and facts',
      note: 'Stand beside the amounts and facts of an order.',
      fields: [
        label('subtotal', 'Subtotal'),
        label('offers', 'Discount by offers'),
        label('coupon', 'Discount by a coupon'),
        label('couponCode', 'Discount by a coupon with its code', ['code']),
        label('delivery', 'Delivery'),
        label('free', 'Free delivery'),
        label('total', 'Total'),
        label('amount', 'Amount'),
        label('payment', 'Payment number'),
        label('courier', 'Courier'),
        label('tracking', 'Tracking number'),
        label('address', 'Address'),
        label('message', 'The customer’s message'),
        label('follow', 'Button to the order'),
      ],
      facts: ['code'],
      texts: {
        subtotal: 'Subtotal',
        offers: 'Product offers',
        coupon: 'Coupon',
        couponCode: 'Coupon {code}',
        delivery: 'Delivery charge',
        free: 'Free',
        total: 'Total',
        amount: 'Amount',
        payment: 'Payment ID',
        courier: 'Courier',
        tracking: 'Tracking number',
        address: 'Delivery address',
        message: 'You wrote',
        follow: 'Follow the order',
      },
    }),
    {
      key: 'closing',
      title: 'Last line',
      note: 'Stands above your name, in every e-mail.',
      fields: [text('text', 'Text', { maxLength: 300, isOptional: true })],
      defaults: { texts: { text: '' } },
    },
  ],
};
