import { expect, test } from 'vitest';
import { targetLanguage } from './request-language.ts';

test.each([
  ['/api/foods?language=ta', 'ta'],
  ['/api/foods?limit=5&language=hi', 'hi'],
  ['/api/foods?language=xx', 'en'],
  ['/api/foods?language=', 'en'],
  ['/api/foods?limit=5', 'en'],
  ['/api/foods', 'en'],
  ['/?%E0%A4%A&language=ta', 'ta'],
  ['', 'en'],
])('the language of %s is %s', (target, language) => {
  expect(targetLanguage(target)).toBe(language);
});
