import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, languages } from '../../languages.ts';
import { checkSections } from '../check-sections.ts';
import { pages } from '../pages.ts';
import { placeholdersIn } from '../placeholders.ts';
import {
  completeSections,
  isTranslated,
  visibleSections,
  withoutDefaultTranslations,
} from '../resolve-sections.ts';
import type { PageDefinition, Texts } from '../section-types.ts';
import { sectionLanguages } from './section-languages.ts';

const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
const translatedPages = [
  'home',
  'about',
  'emails',
  'assistant',
  'footer',
  'privacy-policy',
  'shipping-policy',
  'refund-policy',
  'terms-of-service',
] as const;
const cases = others.flatMap((language) => translatedPages.map((key) => [language, key] as const));

test.each(cases)(
  '%s: every default text of %s is translated, with the same placeholders',
  (language, key) => {
    const page: PageDefinition = pages[key];
    const translation = sectionLanguages[language].defaults[key] ?? {};
    const known = new Set(page.sections.map((section) => section.key));
    expect(Object.keys(translation).filter((section) => !known.has(section))).toEqual([]);
    for (const { key: section, defaults, fields, list } of page.sections) {
      const isText = (field: string) =>
        [...fields, ...(list?.fields ?? [])].some(({ key, kind }) => key === field && isTranslated(kind));
      const compare = (english: Texts, translated: Texts = {}) => {
        const written = Object.entries(english).filter(([field, text]) => text !== '' && isText(field));
        expect([section, Object.keys(translated).sort()]).toEqual([
          section,
          written.map(([field]) => field).sort(),
        ]);
        for (const [field, text] of written) {
          expect([section, field, placeholdersIn(translated[field] ?? '')]).toEqual([
            section,
            field,
            placeholdersIn(text),
          ]);
        }
      };
      compare(defaults.texts, translation[section]?.texts);
      for (const [index, item] of (defaults.items ?? []).entries()) {
        compare(item, translation[section]?.items?.[index]);
      }
    }
    expect(checkSections(page, completeSections(page))).toEqual({});
  },
);

test('a default translation counts while the English text is the default one', () => {
  const hello = (en: string, stored: Texts = {}) => {
    const texts = { en: { hello: en }, ...(stored.hello && { ta: stored }) };
    const saved = [{ key: 'greeting', isShown: true, texts, items: [] }];
    return visibleSections(pages.emails, saved, { language: 'ta' })[0]?.texts.hello;
  };
  expect(hello('Hello')).toBe('வணக்கம்');
  expect(hello('Good day')).toBe('Good day');
  expect(hello('Good day', { hello: 'நல்வரவு' })).toBe('நல்வரவு');
});

test('the default translations that the editor shows are not saved as the owner’s', () => {
  const page = pages.assistant;
  const edited = completeSections(page).map((section) =>
    section.key === 'minimum'
      ? { ...section, texts: { ...section.texts, hi: { text: 'एक किलो से।' } } }
      : section,
  );
  const saved = withoutDefaultTranslations(page, edited);
  expect(saved.filter(({ texts, items }) => JSON.stringify([texts, items]).includes('"ta"'))).toEqual([]);
  expect(saved.find(({ key }) => key === 'minimum')?.texts.hi).toEqual({ text: 'एक किलो से।' });
  expect(completeSections(page, saved)).toEqual(edited);
});

test('a moved item keeps its default translation', () => {
  const page = pages.assistant;
  const turned = completeSections(page).map((section) => ({
    ...section,
    items: section.items.toReversed().map(({ texts }) => ({ texts: { en: texts.en } })),
  }));
  const questions = visibleSections(page, turned, { language: 'hi' }).find(({ key }) => key === 'questions');
  expect(questions?.items[0]?.question).toBe('मेरा ऑर्डर कहाँ है?');
});
