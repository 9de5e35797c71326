import { accountEmails } from './emails/account-emails.ts';
import { emailSection, label } from './emails/email-section.ts';
import { orderEmails } from './emails/order-emails.ts';
import { refundEmails } from './emails/refund-emails.ts';
import { restockEmails } from './emails/restock-emails.ts';
import { returnEmails } from './emails/return-emails.ts';
import { line, text } from './fields.ts';
import { policyPlaceholders } from './placeholder-values.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

/** The texts of all e-mails to customers. */
export const emailsPage: PageDefinition = {
  key: 'emails',
  title: 'emails',
  path: '/profile',
  placeholders: [...shopPlaceholders, ...policyPlaceholders],
  isOrderFixed: true,
  sections: [
    {
      key: 'greeting',
      title: 'greeting',
      note: 'greetingNote',
      isAlwaysShown: true,
      fields: [line('hello', 'greeting', { maxLength: 30 })],
      defaults: { texts: { hello: 'Hello' } },
    },
    ...accountEmails,
    ...orderEmails,
    ...refundEmails,
    ...returnEmails,
    ...restockEmails,
    emailSection({
      key: 'labels',
      title: 'amountNames',
      note: 'amountNamesNote',
      fields: [
        label('subtotal', 'subtotal'),
        label('offers', 'offerDiscount'),
        label('coupon', 'couponDiscount'),
        label('couponCode', 'couponCodeDiscount', ['code']),
        label('delivery', 'delivery'),
        label('cashFee', 'cashFee'),
        label('free', 'freeDelivery'),
        label('total', 'total'),
        label('amount', 'amount'),
        label('payment', 'paymentNumber'),
        label('courier', 'courier'),
        label('tracking', 'trackingNumber'),
        label('address', 'address'),
        label('message', 'customerMessage'),
        label('follow', 'orderButton'),
      ],
      facts: ['code'],
      texts: {
        subtotal: 'Subtotal',
        offers: 'Product offers',
        coupon: 'Coupon',
        couponCode: 'Coupon {code}',
        delivery: 'Delivery charge',
        cashFee: 'Cash on delivery fee',
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
      title: 'lastLine',
      note: 'lastLineNote',
      fields: [text('text', 'text', { maxLength: 300, isOptional: true })],
      defaults: { texts: { text: '' } },
    },
  ],
};
