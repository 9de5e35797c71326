import { expect, test } from 'vitest';
import { checkSections } from './check-sections.ts';
import { pages } from './pages.ts';
import { completeSections, visibleSections } from './resolve-sections.ts';
import type { PageDefinition, SectionDefinition, SectionField } from './section-types.ts';

const heading: SectionField = { key: 'heading', label: 'heading', kind: 'line', maxLength: 60 };
const section = (key: string, more: Partial<SectionDefinition> = {}): SectionDefinition => ({
  key,
  title: 'story',
  fields: [heading],
  defaults: { texts: { heading: `Default ${key}` } },
  ...more,
});
const page: PageDefinition = {
  key: 'test',
  title: 'homePage',
  path: '/',
  placeholders: ['name'],
  sections: [section('one'), section('two'), section('three'), section('end', { isFixed: true })],
};
const stored = (key: string, text?: string, isShown = true) => ({
  key,
  isShown,
  texts: text === undefined ? {} : { en: { heading: text } },
  items: [],
});
const keys = (sections: { key: string }[]) => sections.map(({ key }) => key).join(' ');

test('without stored sections a page has its defaults in the default order', () => {
  expect(visibleSections(page, undefined).map(({ texts }) => texts.heading)).toEqual([
    'Default one',
    'Default two',
    'Default three',
    'Default end',
  ]);
});

test('the stored order counts; a section of a later release follows its default neighbour', () => {
  const saved = [stored('end', 'E'), stored('three', 'C'), stored('one', 'A'), stored('gone', 'G')];
  expect(keys(completeSections(page, saved))).toBe('three one two end');
});

test('hidden sections are left out, an empty text stays empty, a missing one is the default', () => {
  const saved = [stored('one', ''), stored('two', 'B', false), stored('three')];
  const shown = visibleSections(page, saved);
  expect(shown.map(({ key, texts }) => [key, texts.heading])).toEqual([
    ['one', ''],
    ['three', 'Default three'],
    ['end', 'Default end'],
  ]);
});

test('a missing translation is the English text, and placeholders are filled in', () => {
  const texts = { en: { heading: 'Hello {name}' }, ta: { heading: 'வணக்கம் {name}' } };
  const saved = [{ key: 'one', isShown: true, texts, items: [] }];
  const values = { name: 'Nila' };
  expect(visibleSections(page, saved, { language: 'ta', values })[0]?.texts.heading).toBe('வணக்கம் Nila');
  expect(visibleSections(page, saved, { language: 'hi', values })[0]?.texts.heading).toBe('Hello Nila');
});

test.each(Object.values<PageDefinition>(pages))(
  'the defaults of $key are valid, and true for any farm',
  (each) => {
    const defaults = completeSections(each);
    expect(checkSections(each, defaults)).toEqual({});
    expect(JSON.stringify(defaults)).not.toMatch(
      /press(?! Reorder)|chekku|\boil|organic|chemical|°C|\b19\d\d\b|Tamil|generation|grandfather|\d ?%/i,
    );
  },
);

test('fixed sections stay at the beginning and at the end, whatever the stored order', () => {
  const page = pages['refund-policy'];
  const turned = completeSections(page).toReversed();
  const keys = completeSections(page, turned).map(({ key }) => key);
  expect([keys[0], keys.at(-1)]).toEqual(['top', 'meta']);
  expect(keys.slice(1, 3)).toEqual(['more', 'contact']);
});
