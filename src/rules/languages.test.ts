import { expect, test } from 'vitest';
import { languageOfPath, withoutLanguage } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/product', 'en', '/product'],
  ['/ta', 'ta', '/'],
  ['/ta/', 'ta', '/'],
  ['/ta.data', 'ta', '/.data'],
  ['/ta.data?index', 'ta', '/.data?index'],
  ['/hi/food/honey', 'hi', '/food/honey'],
  ['/tag/oil', 'en', '/tag/oil'],
  ['/en/product', 'en', '/en/product'],
  ['/tamil', 'en', '/tamil'],
])('%s is a page in %s', (path, language, english) => {
  expect(languageOfPath(path.split('?')[0] ?? '')).toBe(language);
  expect(withoutLanguage(path)).toBe(english);
});
