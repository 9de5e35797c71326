import { expect, test } from 'vitest';
import { asksForOrder, openingQuestions, replyTo, searchWords } from './assistant.ts';

test.each([
  ['How long does delivery take to Kerala?', '4 to 7 in other states'],
  ['can i CANCEL my order', 'within 5 hours of placing the order'],
  ['the bottle was leaking', 'within 48 hours of delivery'],
  ['I want my money back', 'within 5 days of receiving the order'],
  ['do you take gpay', 'UPI'],
  ['minimum order?', '₹1000'],
])('G-17 "%s" is answered from the policies', (question, fact) => {
  expect(replyTo(question)?.text).toContain(fact);
});

test('what the rules do not say is looked for elsewhere', () => {
  expect(replyTo('')).toBeUndefined();
  expect(replyTo('🙂 <script>')).toBeUndefined();
});

test('it can answer every question it offers', () => {
  for (const question of openingQuestions) {
    expect(replyTo(question)?.links ?? asksForOrder(question)).not.toEqual([]);
    expect(replyTo(question) !== undefined || asksForOrder(question)).toBe(true);
  }
});

test.each([
  ['do you have gingelly oil?', 'gingelly oil'],
  ['How much is the honey', 'honey'],
  ['நல்லெண்ணெய் விலை?', 'நல்லெண்ணெய் விலை'],
  ['<script>', 'script'],
])('%s asks for: %s', (question, words) => {
  expect(searchWords(question)).toBe(words);
});
