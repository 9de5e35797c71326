import { expect, test } from 'vitest';
import { translateLabels } from './translate-labels.ts';
import {
  countMissing,
  type FoodTexts,
  realignLists,
  translateTexts,
  translationFrom,
} from './translated-texts.ts';

const english: FoodTexts = {
  name: 'Forest Honey',
  description: '',
  cookTime: '5 min',
  origins: ['Kolli Hills', 'Erode'],
  imageAlts: ['A jar'],
  specifications: [{ name: 'Shelf life', value: '2 years' }],
  ingredients: [
    { name: 'Honey', quantity: '100 %' },
    { name: 'Pepper', quantity: '5' },
  ],
};

test('a missing or empty text falls back to English per text, and its field is listed', () => {
  const { texts, untranslated } = translateTexts(english, {
    name: 'காட்டுத் தேன்',
    cookTime: ' ',
    origins: ['கொல்லிமலை', ''],
    ingredients: [
      { name: 'தேன்', quantity: '' },
      { name: 'மிளகு', quantity: '' },
    ],
  });
  expect(texts).toMatchObject({
    name: 'காட்டுத் தேன்',
    description: '',
    cookTime: '5 min',
    origins: ['கொல்லிமலை', 'Erode'],
    ingredients: [
      { name: 'தேன்', quantity: '100 %' },
      { name: 'மிளகு', quantity: '5' },
    ],
  });
  // numbers and marks need no translation
  expect(untranslated).toEqual(['cookTime', 'origins', 'imageAlts', 'specifications']);
  expect(countMissing(english, undefined)).toEqual({ missing: 9, total: 9 });
});

test('a translation of an unknown shape changes nothing', () => {
  const broken = { name: 7, origins: 'கரூர்', ingredients: { 0: null } } as unknown as Partial<FoodTexts>;
  expect(translateTexts(english, broken).texts).toEqual(english);
  expect(translateTexts({ ...english, name: '' }, { name: 'தேன்' }).texts.name).toBe('');
});

test('only texts of known paths are stored, in the shape of the English ones', () => {
  const texts = new Map([
    ['name', ' தேன் '],
    ['origins.1', 'ஈரோடு'],
    ['origins.2', 'unknown'],
    ['nothing', 'unknown'],
  ]);
  expect(translationFrom(english, texts)).toEqual({ name: 'தேன்', origins: ['', 'ஈரோடு'] });
});

test('lines keep their translations when lines are moved, added, removed or corrected', () => {
  const translations = { ta: { name: 'தேன்', origins: ['கொல்லிமலை', 'ஈரோடு'] } };
  const after = (origins: string[]) =>
    realignLists(english, { ...english, origins }, translations).ta?.origins;
  expect(after(['Erode', 'Kolli Hills'])).toEqual(['ஈரோடு', 'கொல்லிமலை']);
  expect(after(['Karur', 'Kolli Hills', 'Erode'])).toEqual(['', 'கொல்லிமலை', 'ஈரோடு']);
  expect(after(['Erode'])).toEqual(['ஈரோடு']);
  expect(after(['Kolli Hills', 'Erode district'])).toEqual(['கொல்லிமலை', 'ஈரோடு']);
  expect(after([])).toBeUndefined();
  expect(realignLists(english, { ...english, name: 'Wild Honey' }, translations).ta?.name).toBe('தேன்');
});

test('a translation is outdated when its English text has changed, also after its line moved', () => {
  const translations = { ta: { name: 'தேன்', origins: ['கொல்லிமலை', 'ஈரோடு'] } };
  const renamed = { ...english, name: 'Wild Honey', origins: ['Kolli Hills', 'Erode district'] };
  const marked = realignLists(english, renamed, translations);
  expect(marked.ta?.outdated).toEqual(['name', 'origins.1']);
  const moved = realignLists(renamed, { ...renamed, origins: ['Erode district'] }, marked);
  expect(moved.ta?.outdated).toEqual(['name', 'origins.0']);
  expect(translateTexts(renamed, moved.ta).texts.name).toBe('தேன்');
  expect(realignLists(english, { ...english, cookTime: '9 min' }, translations).ta).not.toHaveProperty(
    'outdated',
  );
});

test('categories and tags are translated by their English name', () => {
  const known = { categories: { 'Honey & Ghee': 'தேன், நெய்' }, tags: { gift: 'பரிசு' } };
  expect(translateLabels({ category: 'Honey & Ghee', tags: ['gift', 'raw'] }, known)).toEqual({
    category: 'தேன், நெய்',
    tags: ['பரிசு', 'raw'],
    untranslated: ['tags'],
  });
  expect(translateLabels({ tags: [] }, {})).toEqual({ category: '', tags: [], untranslated: [] });
});
