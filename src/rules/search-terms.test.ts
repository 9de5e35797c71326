import { expect, test } from 'vitest';
import { isSpecific, searchTerms, stemOf, swappedSpellings } from './search-terms.ts';

test('a term is split into lower-case words and pairs of neighbouring words', () => {
  expect(searchTerms('  Nattu-Sakkarai 1kg')).toEqual({
    words: ['nattu', 'sakkarai', '1kg'],
    phrases: ['nattu', 'sakkarai', '1kg', 'nattu sakkarai', 'sakkarai 1kg'],
    joined: ['nattusakkarai', 'sakkarai1kg'],
  });
});

test('Tamil text is preserved', () => {
  expect(searchTerms('நல்லெண்ணெய்').words).toEqual(['நல்லெண்ணெய்']);
});

test('empty, symbol-only and very long terms are handled', () => {
  expect(searchTerms(' ... ').words).toEqual([]);
  expect(searchTerms('a'.repeat(10_000)).words).toEqual(['a'.repeat(100)]);
  expect(searchTerms('a b '.repeat(1000)).words).toHaveLength(8);
  expect(searchTerms('a\0b').words).toEqual(['ab']);
});

test.each([
  ['til\u200b', ['til']],
  ['\u202etil\u202c oil', ['til', 'oil']],
  ['🍯 honey!', ['honey']],
  ['sesame%', ['sesame']],
  ['\u0bcd\u0bbe\u0301', []],
  ['🙂🙂', []],
])('invisible characters, emoji and lone combining marks are left out of %j', (term, words) => {
  expect(searchTerms(term).words).toEqual(words);
});

test('stop words are ignored unless there are no other words', () => {
  expect(searchTerms('til ka tel')).toMatchObject({ words: ['til', 'tel'] });
  expect(searchTerms('til ka tel').phrases).toContain('til tel');
  expect(searchTerms('तिल का तेल').words).toEqual(['तिल', 'तेल']);
  expect(searchTerms('Oil of sesame').words).toEqual(['oil', 'sesame']);
  expect(searchTerms('ka').words).toEqual(['ka']);
});

test('letters with a nukta are normalized', () => {
  expect(searchTerms('गु\u095c').words).toEqual(searchTerms('गु\u0921\u093c').words);
});

test.each([
  ['narkelech', 'narkel'],
  ['narkeler', 'narkel'],
  ['tilache', 'til'],
  ['peanuts', 'peanut'],
  ['তিলের', 'তিল'],
  ['तिळाचे', 'तिळ'],
  ['oil', undefined],
  ['ache', undefined],
])('%s without its ending is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test('spellings with two swapped letters', () => {
  expect(swappedSpellings('seasme')).toContain('sesame');
  expect(swappedSpellings('til')).toEqual([]);
});

test('a generic kind of food is not specific', () => {
  expect(isSpecific(['oil'])).toBe(false);
  expect(isSpecific(['best', 'oil', '1l'])).toBe(false);
  expect(isSpecific(['rice', '500', 'ग्राम'])).toBe(false);
  expect(isSpecific(['sesame', 'oil'])).toBe(true);
});
