import { expect, test } from 'vitest';
import { fallbackLanguage, scriptLanguage } from './script-language.ts';

test('the language of a text is known by its script', () => {
  expect(scriptLanguage('செக்கு எண்ணெய்')).toBe('ta');
  expect(scriptLanguage('शुद्ध शहद')).toBe('hi');
  expect(scriptLanguage('ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ')).toBe('pa');
  expect(scriptLanguage('Good food, 100 %')).toBeUndefined();
});

test('a text in Latin letters on a page in another language is marked as English', () => {
  expect(fallbackLanguage('A bottle of oil', 'ta')).toBe('en-IN');
  expect(fallbackLanguage('A bottle of oil', 'en')).toBeUndefined();
  expect(fallbackLanguage('எண்ணெய் (1 L)', 'ta')).toBeUndefined();
  expect(fallbackLanguage('', 'hi')).toBeUndefined();
});
