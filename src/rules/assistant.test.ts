import { expect, test } from 'vitest';
import {
  asksForOrder,
  contactReply,
  foodQueries,
  openingQuestions,
  replyTo,
  type ShopFacts,
  searchWords,
} from './assistant.ts';
import { DEFAULT_POLICY } from './policy.ts';

const facts: ShopFacts = {
  paymentMethods: ['upi', 'paypal'],
  phone: '+91 90000 12345',
  phoneHref: 'tel:+919000012345',
  email: 'hello@farm.example',
  state: 'Tamil Nadu',
  policy: DEFAULT_POLICY,
};

test.each([
  ['How long does delivery take to Kerala?', '4 to 7 in other states'],
  ['can i CANCEL my order', 'within 5 hours of placing the order'],
  ['the bottle was leaking', 'within 48 hours of delivery'],
  ['I want my money back', 'within 5 days of receiving the order'],
  ['do you take gpay', 'UPI'],
  ['minimum order?', '₹1000'],
])('G-17 the assistant answers "%s" from the policies', (question, fact) => {
  expect(replyTo(question, facts)?.text).toContain(fact);
});

test('the assistant answers with the numbers and the state of the shop', () => {
  const other = {
    ...facts,
    state: 'Punjab',
    policy: { ...DEFAULT_POLICY, minimumOrderRupees: 0, freeCancellationHours: 1 },
  };
  expect(replyTo('can i cancel', other)?.text).toContain('within 1 hour of placing');
  expect(replyTo('minimum order?', other)?.text).toBe('There is no minimum order.');
  expect(replyTo('how long is delivery', other)?.text).toContain('2 to 4 business days in Punjab');
});

test('a question that the policies do not cover gets no reply', () => {
  expect(replyTo('', facts)).toBeUndefined();
  expect(replyTo('🙂 <script>', facts)).toBeUndefined();
});

test('the assistant has a reply to every question it suggests', () => {
  for (const question of openingQuestions) {
    expect(replyTo(question, facts)?.links ?? asksForOrder(question)).not.toEqual([]);
    expect(replyTo(question, facts) !== undefined || asksForOrder(question)).toBe(true);
  }
});

test.each([
  ['do you have gingelly oil?', 'gingelly oil'],
  ['How much is the honey', 'honey'],
  ['நல்லெண்ணெய் விலை?', 'நல்லெண்ணெய் விலை'],
  ['<script>', 'script'],
])('"%s" searches for: %s', (question, words) => {
  expect(searchWords(question)).toBe(words);
});

test.each([
  'Is cash on delivery possible?',
  'COD available?',
  'can i pay at the door',
  'do you do pay on delivery',
])('cash on delivery has its own reply: %s', (question) => {
  expect(replyTo(question, facts)?.text).toMatch(/^No, we do not offer cash on delivery\. .*UPI/);
  const withCash = { ...facts, paymentMethods: ['upi', 'cash-on-delivery'] as const };
  expect(replyTo(question, withCash)?.text).toMatch(/^Yes, you can pay in cash/);
});

test('the reply about payment lists the configured payment methods', () => {
  expect(replyTo('How can I pay?', facts)?.text).toContain('PayPal');
  expect(replyTo('How can I pay?', { ...facts, paymentMethods: ['upi'] })?.text).not.toContain('PayPal');
  // "delivery" alone is still about delivery
  expect(replyTo('When do you deliver?', facts)?.text).toContain('business days');
});

test.each([
  ['best oil for deep frying', ['oil deep frying', 'oil deep', 'oil frying']],
  ['something for hair', ['something hair', 'hair']],
  ['do you have honey?', ['honey']],
  ['who is your boss', ['boss']],
  ['??', []],
])('"%s" searches the catalogue for %j', (question, queries) => {
  expect(foodQueries(question)).toEqual(queries);
});

test('an unknown question gets contact details and suggested questions', () => {
  expect(contactReply(facts)).toEqual({
    text: expect.stringContaining('ask us directly'),
    links: [
      { text: 'Call +91 90000 12345', to: 'tel:+919000012345' },
      { text: 'Write to hello@farm.example', to: 'mailto:hello@farm.example' },
    ],
    suggestions: openingQuestions,
  });
  expect(contactReply({ ...facts, phone: '', email: '' }).links).toEqual([]);
});
