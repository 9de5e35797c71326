import { orderStatuses } from '../order-status.ts';
import { line, link, text } from './fields.ts';
import { policyPlaceholders } from './placeholder-values.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition, SectionDefinition, SectionMessage } from './section-types.ts';

const reply = text('text', 'reply', { maxLength: 600 });

/** A reply to a topic that the assistant recognizes by itself. */
function topic(key: string, title: SectionMessage, words: string): SectionDefinition {
  return { key, title, isAlwaysShown: true, fields: [reply], defaults: { texts: { text: words } } };
}

export const assistantPage: PageDefinition = {
  key: 'assistant',
  title: 'assistant',
  path: '/assistant',
  placeholders: [...shopPlaceholders, ...policyPlaceholders],
  isOrderFixed: true,
  sections: [
    {
      key: 'greeting',
      title: 'greeting',
      isAlwaysShown: true,
      fields: [text('text', 'greeting', { maxLength: 300 })],
      defaults: {
        texts: {
          text: 'Hello. Ask me about our foods, delivery, returns, payment or your orders at {name}.',
        },
      },
    },
    {
      key: 'questions',
      title: 'suggestedQuestions',
      fields: [],
      list: {
        item: 'question',
        items: 'questions',
        min: 1,
        max: 6,
        fields: [line('question', 'question', { maxLength: 60 })],
      },
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
      title: 'ownReplies',
      note: 'ownRepliesNote',
      fields: [],
      list: {
        item: 'reply',
        items: 'replies',
        min: 0,
        max: 40,
        fields: [
          line('words', 'questionWords', {
            maxLength: 200,
            hint: 'questionWordsHint',
          }),
          reply,
          line('linkText', 'link', { maxLength: 40, isOptional: true }),
          link('link', 'linkTo', { isOptional: true }),
        ],
      },
      defaults: { texts: {}, items: [] },
    },
    topic(
      'cancel',
      'cancelling',
      'You get a full refund when you cancel within {cancelHours} of placing the order. After shipping an order cannot be cancelled.',
    ),
    topic(
      'damage',
      'damaged',
      'Please report it within {damageHours} of delivery, with a photo if you can. We replace the item or refund it.',
    ),
    topic(
      'return',
      'returnsAndRefunds',
      'You can return or exchange within {returnDays} of receiving the order. A refund takes {refundDays}, an exchange {exchangeDays}.',
    ),
    {
      key: 'cash',
      title: 'cashOnDelivery',
      isAlwaysShown: true,
      fields: [
        text('offered', 'replyOffered', { maxLength: 600 }),
        text('notOffered', 'replyNotOffered', { maxLength: 600 }),
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
      'delivery',
      'We pack in {packingDays} after payment. Delivery then takes {deliveryTimes}. We ship within India only.',
    ),
    topic('minimum', 'minimumOrder', 'An order starts at {minimumOrder}.'),
    topic('payment', 'payment', 'You pay {paymentMethods}. {cashOnDelivery}'),
    topic(
      'privacy',
      'privacy',
      'You can see, correct, export or erase what we hold about you. Payment details stay with the payment provider.',
    ),
    {
      key: 'order',
      title: 'whereIsOrder',
      note: 'whereIsOrderNote',
      isAlwaysShown: true,
      fields: [
        text('signIn', 'replySignIn', { maxLength: 300 }),
        text('none', 'replyNoOrder', { maxLength: 300 }),
        text('status', 'reply', { maxLength: 300, required: ['number', 'status'] }),
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
      title: 'orderStates',
      isAlwaysShown: true,
      fields: orderStatuses.map((status) => line(status, status, { maxLength: 60 })),
      defaults: { texts: Object.fromEntries(orderStatuses.map((status) => [status, status])) },
    },
    {
      key: 'foods',
      title: 'foodsFound',
      note: 'foodsFoundNote',
      isAlwaysShown: true,
      fields: [line('text', 'reply', { maxLength: 200 })],
      defaults: { texts: { text: 'We have:' } },
    },
    {
      key: 'food',
      title: 'priceAndStock',
      note: 'foodsFoundNote',
      isAlwaysShown: true,
      facts: ['food', 'prices', 'sizes'],
      fields: [
        line('price', 'replyPrice', { maxLength: 200, required: ['food', 'prices'] }),
        line('inStock', 'replyInStock', { maxLength: 200, required: ['food', 'sizes'] }),
        line('soldOut', 'replySoldOut', { maxLength: 200, required: ['food'] }),
      ],
      defaults: {
        texts: {
          price: '{food}: {prices}.',
          inStock: 'Yes, {food} is in stock: {sizes}.',
          soldOut: '{food} is sold out today.',
        },
      },
    },
    {
      key: 'frying',
      title: 'frying',
      note: 'fryingNote',
      isAlwaysShown: true,
      facts: ['food', 'sentence'],
      fields: [
        line('suited', 'replySuited', { maxLength: 200, required: ['food'] }),
        line('says', 'replySays', { maxLength: 200, required: ['food', 'sentence'] }),
        line('unknown', 'replyUnknownUse', { maxLength: 200, required: ['food'] }),
        line('list', 'replySuitedList', { maxLength: 200 }),
      ],
      defaults: {
        texts: {
          suited: 'Yes, {food} is good for frying.',
          says: 'This is what we say about {food}: “{sentence}”',
          unknown: 'I cannot say whether {food} is good for frying.',
          list: 'Good for frying:',
        },
      },
    },
    {
      key: 'pincode',
      title: 'deliveryDates',
      note: 'deliveryDatesNote',
      isAlwaysShown: true,
      facts: ['pincode', 'place', 'earliest', 'latest'],
      fields: [
        line('ask', 'askPincode', { maxLength: 200 }),
        text('dates', 'reply', { maxLength: 300, required: ['earliest', 'latest'] }),
        line('notServed', 'replyNotServed', { maxLength: 200, required: ['pincode'] }),
        line('unknown', 'replyUnknownPincode', { maxLength: 200, required: ['pincode'] }),
      ],
      defaults: {
        texts: {
          ask: 'Tell me your pincode, and I can name the days.',
          dates: 'If you order today, it arrives in {place} ({pincode}) between {earliest} and {latest}.',
          notServed: 'Sorry, we do not deliver to {pincode} yet.',
          unknown: 'I do not know the pincode {pincode}. Please check its six digits.',
        },
      },
    },
    {
      key: 'links',
      title: 'replyLinks',
      isAlwaysShown: true,
      fields: [
        line('refundPolicy', 'toRefundPolicy'),
        line('shippingPolicy', 'toShippingPolicy'),
        line('privacyPolicy', 'toPrivacyPolicy'),
        line('terms', 'toTerms'),
        line('products', 'toProducts'),
        line('login', 'toLogin'),
        line('follow', 'toLatestOrder'),
        line('orders', 'toOrders'),
        line('call', 'toCall', { required: ['phone'] }),
        line('write', 'toWrite', { maxLength: 120, required: ['email'] }),
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
      title: 'anythingElse',
      note: 'anythingElseNote',
      isAlwaysShown: true,
      fields: [text('text', 'reply', { maxLength: 200 }), line('ask', 'beforeLinks', { maxLength: 80 })],
      defaults: { texts: { text: 'I do not know that one.', ask: 'Please ask us directly:' } },
    },
  ],
};
