import { expect, test } from 'vitest';
import {
  asksForOrder,
  contactReply,
  foodQueries,
  greetingOf,
  openingQuestions,
  type ReplyFacts,
  replyTo,
  searchWords,
} from './assistant.ts';
import { assistantPage } from './page-sections/assistant.ts';
import { type PlaceholderFacts, placeholderValues } from './page-sections/placeholder-values.ts';
import { visibleSections } from './page-sections/resolve-sections.ts';
import type { StoredSection } from './page-sections/section-types.ts';
import { DEFAULT_POLICY } from './policy.ts';

const UPI = { method: 'upi', provider: 'Acme Pay', howToPay: 'by UPI', refundWay: 'to your UPI account' };
const CARD = { method: 'card', provider: 'Cardia', howToPay: 'with a card', refundWay: 'to your card' };
const CASH = { method: 'cash-on-delivery', provider: 'Cash', howToPay: 'in cash', refundWay: 'in cash' };

const SHOP: PlaceholderFacts = {
  name: 'Nila Farm',
  legalName: '',
  tagline: '',
  phone: '+91 90000 12345',
  email: 'hello@farm.example',
  address: '',
  state: 'Tamil Nadu',
  foodLicence: '',
  enterpriseRegistration: '',
  grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
  policy: DEFAULT_POLICY,
  payments: [UPI, CARD],
};

function factsOf(changes: Partial<PlaceholderFacts> = {}, stored: StoredSection[] = []): ReplyFacts {
  const shop = { ...SHOP, ...changes };
  const sections = visibleSections(assistantPage, stored, { values: placeholderValues(shop) });
  const paymentMethods = shop.payments.map(({ method }) => method);
  return { ...shop, paymentMethods, phoneHref: 'tel:+919000012345', sections };
}

const facts = factsOf();

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
  const other = factsOf({
    state: 'Punjab',
    policy: { ...DEFAULT_POLICY, minimumOrderRupees: 0, freeCancellationHours: 1 },
  });
  expect(replyTo('can i cancel', other)?.text).toContain('within 1 hour of placing');
  expect(replyTo('minimum order?', other)?.text).toBe('An order starts at any amount.');
  expect(replyTo('how long is delivery', other)?.text).toContain('2 to 4 business days in Punjab');
});

test('a question that the policies do not cover gets no reply', () => {
  expect(replyTo('', facts)).toBeUndefined();
  expect(replyTo('🙂 <script>', facts)).toBeUndefined();
});

test('the assistant has a reply to every question it suggests', () => {
  const questions = openingQuestions(facts.sections);
  expect(questions).toHaveLength(4);
  for (const question of questions) {
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
  const withCash = factsOf({ payments: [UPI, CASH] });
  expect(replyTo(question, withCash)?.text).toMatch(/^Yes, you can pay in cash/);
});

test('the reply about payment lists the configured payment methods', () => {
  expect(replyTo('How can I pay?', facts)?.text).toContain('You pay by UPI, or with a card.');
  expect(replyTo('How can I pay?', factsOf({ payments: [UPI] }))?.text).toContain('You pay by UPI.');
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
    suggestions: openingQuestions(facts.sections),
  });
  expect(contactReply({ ...facts, phone: '', email: '' }).links).toEqual([]);
});

test('the owner’s own replies come first, for whole words and phrases in any script', () => {
  const texts = {
    words: 'farm tour, delivery van,பண்ணை',
    text: 'Visit us on Sundays.',
    linkText: 'Map',
    link: '/about',
  };
  const own = factsOf({}, [{ key: 'own', isShown: true, texts: {}, items: [{ texts: { en: texts } }] }]);
  const reply = { text: 'Visit us on Sundays.', links: [{ text: 'Map', to: '/about' }] };
  expect(replyTo('Is there a Farm-Tour?', own)).toEqual(reply);
  expect(replyTo('do you have a delivery van', own)).toEqual(reply);
  expect(replyTo('பண்ணை எங்கே?', own)).toEqual(reply);
  expect(replyTo('delivery vanilla', own)?.text).toContain('business days');
});

test('the greeting is the owner’s text with the name of the shop', () => {
  expect(greetingOf(facts.sections)).toMatch(/^Hello\. .* at Nila Farm\.$/);
});
