import { expect, test } from 'vitest';
import { openingQuestions, replyTo } from './assistant.ts';

test.each([
  ['How long does delivery take to Kerala?', '4 to 7 in other states'],
  ['can i CANCEL my order', 'within 5 hours of placing the order'],
  ['the bottle was leaking', 'within 48 hours of delivery'],
  ['I want my money back', 'within 5 days of receiving the order'],
  ['do you take gpay', 'UPI'],
  ['minimum order?', '₹1000'],
])('G-17 "%s" is answered from the policies', (question, fact) => {
  expect(replyTo(question).text).toContain(fact);
});

test('what it does not know it sends to a person', () => {
  expect(replyTo('').text).toContain('call or write to us');
  expect(replyTo('🙂 <script>').text).toContain('call or write to us');
});

test('it can answer every question it offers', () => {
  for (const question of openingQuestions) expect(replyTo(question).links).not.toEqual([]);
});
