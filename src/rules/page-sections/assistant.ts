import { orderStatuses } from '../order-status.ts';
import { line, link, text } from './fields.ts';
import { policyPlaceholders } from './placeholder-values.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition, SectionDefinition } from './section-types.ts';

const reply = text('text', 'Reply', { maxLength: 600 });

/** A reply to a topic that the assistant recognizes by itself. */
function topic(key: string, title: string, words: string): SectionDefinition {
  return { key, title, isAlwaysShown: true, fields: [reply], defaults: { texts: { text: words } } };
}

export const assistantPage: PageDefinition = {
  key: 'assistant',
  title: 'Assistant',
  path: '/assistant',
  placeholders: [...shopPlaceholders, ...policyPlaceholders],
  isOrderFixed: true,
  sections: [
    {
      key: 'greeting',
      title: 'Greeting',
      isAlwaysShown: true,
      fields: [text('text', 'Greeting', { maxLength: 300 })],
      defaults: {
        texts: {
          text: 'Hello. Ask me about our foods, delivery, returns, payment or your orders at {name}.',
        },
      },
    },
    {
      key: 'questions',
      title: 'Suggested questions',
      fields: [],
      list: { item: 'Question', min: 1, max: 6, fields: [line('question', 'Question', { maxLength: 60 })] },
      defaults: {
        texts: {},
        items: [
          { question: 'How long does delivery take?' },
          { question: 'Can I return something?' },
          { question: 'How can I pay?' },
          { question: 'Where is my order?' },
        ],
      },
    },
    {
      key: 'own',
      title: 'Your own replies',
      note: 'For questions that your customers ask often. They come before the replies below.',
      fields: [],
      list: {
        item: 'Reply',
        min: 0,
        max: 40,
        fields: [
          line('words', 'Words in the question', {
            maxLength: 200,
            hint: 'With commas between, such as: visit, farm tour',
          }),
          reply,
          line('linkText', 'Link', { maxLength: 40, isOptional: true }),
          link('link', 'The link leads to', { isOptional: true }),
        ],
      },
      defaults: { texts: {}, items: [] },
    },
    topic(
      'cancel',
      'Cancelling',
      'You get a full refund when you cancel within {cancelHours} of placing the order. After shipping an order cannot be cancelled.',
    ),
    topic(
      'damage',
      'Damaged or missing',
      'Please report it within {damageHours} of delivery, with a photo if you can. We replace the item or refund it.',
    ),
    topic(
      'return',
      'Returns and refunds',
      'You can return or exchange within {returnDays} of receiving the order. A refund takes {refundDays}, an exchange {exchangeDays}.',
    ),
    {
      key: 'cash',
      title: 'Cash on delivery',
      isAlwaysShown: true,
      fields: [
        text('offered', 'Reply if you offer it', { maxLength: 600 }),
        text('notOffered', 'Reply if you do not offer it', { maxLength: 600 }),
      ],
      defaults: {
        texts: {
          offered:
            'Yes, you can pay in cash when your order arrives. You can also pay online {paymentMethods}.',
          notOffered:
            'No, we do not offer cash on delivery. You pay online when you order, {paymentMethods}.',
        },
      },
    },
    topic(
      'delivery',
      'Delivery',
      'We pack in {packingDays} after payment. Delivery then takes {deliveryTimes}. We ship within India only.',
    ),
    topic('minimum', 'Minimum order', 'An order starts at {minimumOrder}.'),
    topic('payment', 'Payment', 'You pay {paymentMethods}. {cashOnDelivery}'),
    topic(
      'privacy',
      'Privacy',
      'You can see, correct, export or erase what we hold about you. Payment details stay with the payment provider.',
    ),
    {
      key: 'order',
      title: 'Where is my order',
      note: 'With the number and the state of the latest order.',
      isAlwaysShown: true,
      fields: [
        text('signIn', 'Reply to a visitor who is not logged in', { maxLength: 300 }),
        text('none', 'Reply without an order', { maxLength: 300 }),
        text('status', 'Reply', { maxLength: 300, required: ['number', 'status'] }),
      ],
      facts: ['number', 'status'],
      defaults: {
        texts: {
          signIn: 'Please log in, and I can tell you about your orders.',
          none: 'You have no orders yet.',
          status: 'Your latest order, #{number}, is {status}.',
        },
      },
    },
    {
      key: 'statuses',
      title: 'States of an order',
      isAlwaysShown: true,
      fields: orderStatuses.map((status) => line(status, status, { maxLength: 60 })),
      defaults: { texts: Object.fromEntries(orderStatuses.map((status) => [status, status])) },
    },
    {
      key: 'foods',
      title: 'Foods found',
      note: 'The foods follow.',
      isAlwaysShown: true,
      fields: [line('text', 'Reply', { maxLength: 200 })],
      defaults: { texts: { text: 'We have:' } },
    },
    {
      key: 'links',
      title: 'Links below the replies',
      isAlwaysShown: true,
      fields: [
        line('refundPolicy', 'To the refund policy'),
        line('shippingPolicy', 'To the shipping policy'),
        line('privacyPolicy', 'To the privacy policy'),
        line('terms', 'To the terms of service'),
        line('products', 'To all products'),
        line('login', 'To the login'),
        line('follow', 'To the latest order'),
        line('orders', 'To all orders'),
        line('call', 'To call you', { required: ['phone'] }),
        line('write', 'To write to you', { maxLength: 120, required: ['email'] }),
      ],
      defaults: {
        texts: {
          refundPolicy: 'Refund policy',
          shippingPolicy: 'Shipping policy',
          privacyPolicy: 'Privacy policy',
          terms: 'Terms of service',
          products: 'All products',
          login: 'Login',
          follow: 'Follow it',
          orders: 'My Orders',
          call: 'Call {phone}',
          write: 'Write to {email}',
        },
      },
    },
    {
      key: 'unknown',
      title: 'Anything else',
      note: 'When nothing in the shop fits the question. Links to your phone number and e-mail follow.',
      isAlwaysShown: true,
      fields: [text('text', 'Reply', { maxLength: 200 }), line('ask', 'Before the links', { maxLength: 80 })],
      defaults: { texts: { text: 'I do not know that one.', ask: 'Please ask us directly:' } },
    },
  ],
};
