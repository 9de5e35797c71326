import { expect, test } from 'vitest';
import { langOf } from './lang-of.ts';

test.each([
  ['a translated text', {}, 'name', '', undefined],
  ['a text without a translation', { untranslated: ['name'] }, 'name', '', 'en-IN'],
  ['another field', { untranslated: ['description'] }, 'name', '', undefined],
  ['a line of a list in part translated', { untranslated: ['tags'] }, 'tags', 'எள்', undefined],
  ['the English line of such a list', { untranslated: ['tags'] }, 'tags', 'sesame', 'en-IN'],
])('the language of %s', (_, content, field, text, lang) => {
  expect(langOf(content, field, text)).toBe(lang);
});
