import { expect, test } from 'vitest';
import { foodQueries } from './assistant.ts';
import { type AskedFood, foodReply, isForFrying, withoutFrying } from './food-reply.ts';
import type { Language } from './languages.ts';
import { assistantPage } from './page-sections/assistant.ts';
import { visibleSections } from './page-sections/resolve-sections.ts';

const peanutOil: AskedFood = {
  name: 'Peanut Oil',
  description: 'Pressed slowly.',
  discount: 10,
  tags: ['cooking', 'frying'],
  specifications: [],
  quantities: [
    { size: '1 L', price: 400, stock: null },
    { size: '500 ml', price: 210, stock: 0 },
  ],
};
const linseedOil: AskedFood = {
  ...peanutOil,
  name: 'Linseed Oil',
  description: 'For salads.\n\nDo not heat it. Store it cold.',
  tags: ['salad'],
  specifications: [{ value: 'Pressed, not heated' }],
};
const ghee: AskedFood = { ...peanutOil, name: 'Ghee', description: 'From the churn.', tags: [] };

function reply(question: string, found: AskedFood[], language: Language = 'en') {
  const sections = visibleSections(assistantPage, undefined, { language });
  const { text, foods } = foodReply(question, found, { sections, language });
  return [text, foods.map(({ name }) => name)];
}

test.each([
  ['what does peanut oil cost', 'Peanut Oil: 1 L ₹360, 500 ml ₹189.'],
  ['is peanut oil in stock?', 'Yes, Peanut Oil is in stock: 1 L.'],
  [
    'price of peanut oil, and is it available',
    'Peanut Oil: 1 L ₹360, 500 ml ₹189. Yes, Peanut Oil is in stock: 1 L.',
  ],
  ['do you have peanut oil', 'We have:'],
])('the assistant answers "%s" with the facts of the food', (question, text) => {
  expect(reply(question, [peanutOil])).toEqual([text, ['Peanut Oil']]);
});

test('a food without stock is sold out', () => {
  const gone = { ...peanutOil, quantities: [{ size: '1 L', price: 400, stock: 0 }] };
  expect(reply('peanut oil stock', [gone])).toEqual(['Peanut Oil is sold out today.', ['Peanut Oil']]);
});

test('price and stock in the words of each language', () => {
  expect(reply('கடலை எண்ணெய் விலை என்ன', [peanutOil], 'ta')[0]).toBe(
    'Peanut Oil: 1 லிட்டர் ₹360, 500 மி.லி. ₹189.',
  );
  expect(reply('मूंगफली तेल उपलब्ध है', [peanutOil], 'hi')[0]).toBe('हाँ, Peanut Oil उपलब्ध है: 1 लीटर।');
});

test('frying: a tag decides, otherwise the food’s own sentence, otherwise it is unknown', () => {
  expect(isForFrying(peanutOil)).toBe(true);
  expect(isForFrying(linseedOil)).toBe(false);
  expect(reply('can I fry in peanut oil', [peanutOil])[0]).toBe('Yes, Peanut Oil is good for frying.');
  expect(reply('linseed oil for frying?', [linseedOil])[0]).toBe(
    'This is what we say about Linseed Oil: “Do not heat it.”',
  );
  expect(reply('frying in ghee', [ghee])[0]).toBe('I cannot say whether Ghee is good for frying.');
});

test('which of a kind are good for frying', () => {
  const kind = [linseedOil, ghee, peanutOil, { ...ghee, name: 'Butter' }];
  expect(reply('which oil for frying', kind)).toEqual(['Good for frying:', ['Peanut Oil']]);
  expect(reply('தொட்டி எண்ணெய் பொரிக்க', kind, 'ta')).toEqual(['பொரிப்பதற்கு நல்லவை:', ['Peanut Oil']]);
});

test.each([
  ['பொரிக்க எந்த எண்ணெய் நல்லது?', 'எண்ணெய்'],
  ['तलने के लिए कौन सा तेल अच्छा है', 'तेल'],
  ['can I fry in groundnut oil', 'groundnut oil'],
])('"%s" searches for the food without the words about frying', (question, food) => {
  expect(foodQueries(withoutFrying(question))).toContain(food);
});
