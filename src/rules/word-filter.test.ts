import { expect, test } from 'vitest';
import { WordFilter } from './word-filter.ts';

const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test('every added word may be there, also of another script and beside spaces', () => {
  const filter = new WordFilter();
  filter.add('cold pressed எண்ணெய்  lot');
  filter.add('');
  filter.add('oil');
  for (const word of ['cold', 'pressed', 'எண்ணெய்', 'lot', 'oil'])
    expect(filter.mayHave(word), word).toBe(true);
  for (const word of ['col', 'coldpressed', 'ghee', 'எண்ணெ', 'cold pressed'])
    expect(filter.mayHave(word), word).toBe(false);
});

test('of words that were not added few may be there, with as many words as a large shop has', () => {
  const filter = new WordFilter();
  filter.add(words('oil', 150_000).join(' '));
  filter.add(words('எண்', 150_000).join(' '));
  expect(words('oil', 150_000).every((word) => filter.mayHave(word))).toBe(true);
  const others = words('honey', 100_000).filter((word) => filter.mayHave(word));
  expect(others.length).toBeLessThan(1000);
});
