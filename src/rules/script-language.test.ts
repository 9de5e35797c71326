import { expect, test } from 'vitest';
import { scriptLanguage } from './script-language.ts';

test('the language of a text is known by its script', () => {
  expect(scriptLanguage('செக்கு எண்ணெய்')).toBe('ta');
  expect(scriptLanguage('शुद्ध शहद')).toBe('hi');
  expect(scriptLanguage('ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ')).toBe('pa');
  expect(scriptLanguage('Good food, 100 %')).toBeUndefined();
});
