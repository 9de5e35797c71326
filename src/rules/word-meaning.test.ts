import { expect, test } from 'vitest';
import { interpretWords, type MeaningCandidate } from './word-meaning.ts';

type Row = [term: string, match: MeaningCandidate['match'], word: string, means: string, similarity: number];

const meant = (typed: string, rows: Row[]) =>
  interpretWords(
    typed.split(' '),
    rows.map(([term, match, word, means, similarity]) => ({ term, match, word, means, similarity })),
  ).map(({ words }) => words.join(' '));

test('a word that nothing resembles stays as it is, and is not sure', () => {
  expect(interpretWords(['quinoa'], [])).toEqual([{ typed: 'quinoa', words: ['quinoa'], isSure: false }]);
});

test('the meaning of two words together comes before that of each', () => {
  const rows: Row[] = [
    ['nattu sakkarai', 'exact', 'nattu sakkarai', 'country sugar', 1],
    ['sakkarai', 'exact', 'sakkarai', 'sugar', 1],
  ];
  expect(meant('nattu sakkarai', rows)).toEqual(['country sugar']);
  expect(meant('ground nut', [['groundnut', 'exact', 'groundnut', 'groundnut', 1]])).toEqual(['groundnut']);
});

test('two words that sound like one mean it unless both are known', () => {
  const pair: Row = ['nal ennai', 'sound', 'nallennai', 'sesame', 0.6];
  const ennai: Row = ['ennai', 'exact', 'ennai', 'oil', 1];
  expect(meant('nal ennai', [pair, ennai])).toEqual(['sesame']);
  expect(meant('nal ennai', [pair, ennai, ['nal', 'exact', 'nal', 'good', 1]])).toEqual(['good', 'oil']);
});

test('of words with the same sound the most similar one counts', () => {
  const rows: Row[] = [
    ['theen', 'sound', 'thinai', 'foxtail millet', 0.15],
    ['theen', 'sound', 'then', 'honey', 0.57],
  ];
  expect(meant('theen', rows)).toEqual(['honey']);
});

test('a word of the same script that is written very differently is another word', () => {
  expect(meant('shampoo', [['shampoo', 'sound', 'samba', 'samba', 0.08]])).toEqual(['shampoo']);
  expect(meant('wheat', [['wheat', 'sound', 'white', 'white', 0.2]])).toEqual(['wheat']);
  expect(meant('kokonut', [['kokonut', 'sound', 'coconut', 'coconut', 0.23]])).toEqual(['coconut']);
});

test('in another script the words of equal sound must agree', () => {
  const honey: Row = ['ਤੇਨ', 'sound', 'then', 'honey', 0];
  expect(meant('ਤੇਨ', [honey])).toEqual(['honey']);
  expect(meant('ਤੇਨ', [honey, ['ਤੇਨ', 'sound', 'thinai', 'foxtail millet', 0]])).toEqual(['ਤੇਨ']);
});

test('an English word in an Indian script is known by its consonants, a regional one is not', () => {
  expect(meant('கோகனட்', [['கோகனட்', 'consonants', 'coconut', 'coconut', 0]])).toEqual(['coconut']);
  expect(meant('தோசைக்கு', [['தோசைக்கு', 'consonants', 'desi ghi', 'ghee', 0]])).toEqual(['தோசைக்கு']);
});

test('a compound counts if its parts make up the typed word', () => {
  expect(meant('haldipowder', [['haldipowder', 'compound', 'haldi powder', 'turmeric powder', 1]])).toEqual([
    'turmeric powder',
  ]);
  expect(meant('mustered', [['mustered', 'compound', 'most red', 'most red', 0.21]])).toEqual(['mustered']);
});

test('a size and a generic word are no foods, whatever they sound like', () => {
  expect(meant('ग्राम', [['ग्राम', 'consonants', 'cream', 'cream', 0]])).toEqual(['ग्राम']);
});
