import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test('a term becomes lower-case words and the pairs of neighbours', () => {
  expect(searchTerms('  Nattu-Sakkarai 1kg')).toEqual({
    words: ['nattu', 'sakkarai', '1kg'],
    phrases: ['nattu', 'sakkarai', '1kg', 'nattu sakkarai', 'sakkarai 1kg'],
  });
});

test('Tamil stays Tamil', () => {
  expect(searchTerms('நல்லெண்ணெய்').words).toEqual(['நல்லெண்ணெய்']);
});

test('nothing, signs and very long terms do no harm', () => {
  expect(searchTerms(' ... ').words).toEqual([]);
  expect(searchTerms('a'.repeat(10_000)).words).toEqual(['a'.repeat(100)]);
  expect(searchTerms('a b '.repeat(1000)).words).toHaveLength(8);
  expect(searchTerms('a\0b').words).toEqual(['ab']);
});
