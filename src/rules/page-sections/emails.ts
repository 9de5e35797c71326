import { line, text } from './fields.ts';
import { policyPlaceholders } from './placeholder-values.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition, SectionDefinition } from './section-types.ts';

const body = text('text', 'Text', { maxLength: 600 });

/** The text of one e-mail. Its facts, such as amounts and tracking numbers, are added by the shop. */
function email(key: string, title: string, note: string, defaultText: string): SectionDefinition {
  return {
    key,
    title,
    note,
    isAlwaysShown: true,
    fields: [body],
    defaults: { texts: { text: defaultText } },
  };
}

/** The owner's texts in e-mails to customers. Codes and notices about the account's safety keep their own. */
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
    email(
      'welcome',
      'Welcome',
      'After registering.',
      'Your account is ready. You can keep a cart and a wishlist, order, and follow each order until it is at your door.',
    ),
    email(
      'placed',
      'Order placed',
      'Before the payment. Lines and amounts follow.',
      'Thank you for your order. We keep everything for you for 30 minutes and pack it once it is paid.',
    ),
    email(
      'paid',
      'Order paid',
      'After the sentence with the amount.',
      'We pack your order within {packingDays} and tell you when it is on its way.',
    ),
    email(
      'confirm',
      'Order accepted',
      'For orders that are paid by other means.',
      'We have accepted your order and keep everything for you. We send it once the payment is here.',
    ),
    email(
      'ship',
      'Order shipped',
      'Courier and tracking number follow.',
      'Your parcel has left us. With the number below the courier tells you where it is.',
    ),
    email(
      'deliver',
      'Order delivered',
      'The time to report damage follows.',
      'Your parcel was handed over. We hope that you enjoy it.',
    ),
    {
      key: 'closing',
      title: 'Last line',
      note: 'Stands above your name, in every e-mail.',
      fields: [text('text', 'Text', { maxLength: 300, isOptional: true })],
      defaults: { texts: { text: '' } },
    },
  ],
};
