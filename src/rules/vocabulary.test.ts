import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(
  [
    { word: 'til', means: 'sesame' },
    { word: 'nallennai', means: 'sesame oil' },
    { word: 'ennai', means: 'oil' },
    { word: 'kadugu', means: 'mustard' },
    { word: 'gur', means: 'jaggery' },
  ],
  ['sesame', 'oil', 'oils', 'mustard', 'gur', 'groundnut', 'bread', 'breakfast'],
);

test('a word is found as it is, with its meaning, and then not by its sound', () => {
  expect(vocabulary.candidates(['til'], [])).toEqual([
    { term: 'til', match: 'exact', word: 'til', means: 'sesame', similarity: 1 },
  ]);
});

test('a word in another script is found by its sound, and a compound by its parts', () => {
  expect(vocabulary.candidates(['நல்லெண்ணெய்'], [])).toContainEqual(
    expect.objectContaining({ match: 'sound', means: 'sesame oil' }),
  );
  expect(vocabulary.candidates(['kadugennai'], [])).toContainEqual(
    expect.objectContaining({ match: 'compound', word: 'kadugu ennai', means: 'mustard oil' }),
  );
});

test('spellings contain the word or are similar; a word that is spelt right has only those that contain it', () => {
  const spellings = (word: string, isSure: boolean) => vocabulary.spellings([{ word, isSure }]).get(word);
  expect(spellings('grondnut', false)).toEqual(['groundnut']);
  expect(spellings('seasme', false)).toEqual(['sesame']);
  expect(spellings('grondnut', true)).toEqual([]);
  expect(spellings('oil', true)).toEqual(['oil', 'oils']);
  // much longer words are others
  expect(spellings('breaad', false)).toEqual(['bread']);
});

test('synonyms are regional words that titles use', () => {
  expect(vocabulary.synonyms(['jaggery', 'sesame'])).toEqual(new Map([['jaggery', ['gur']]]));
});

test('a misspelt regional word has the meaning of the most similar one', () => {
  expect(vocabulary.nearMeanings(['kadugo', 'zzzz'])).toEqual(new Map([['kadugo', 'mustard']]));
});
