import { expect, test } from 'vitest';
import { pageChanges } from './page-changes.ts';
import { pages } from './pages.ts';
import { completeSections } from './resolve-sections.ts';

const home = completeSections(pages.home);

test('nothing has changed', () => {
  expect(pageChanges(pages.home, home, [...home])).toEqual([]);
});

test('a moved section is one change, however far it went', () => {
  const sections = [...home];
  const [recipes] = sections.splice(6, 1);
  if (recipes) sections.splice(2, 0, recipes);
  expect(pageChanges(pages.home, home, sections)).toEqual(['Recipes moved up']);
});

test('after a swap, the section that was moved is named', () => {
  const sections = [...home];
  const [recipes] = sections.splice(6, 1);
  if (recipes) sections.splice(5, 0, recipes);
  const changes = (moved: string) => pageChanges(pages.home, home, sections, new Set([moved]));
  expect(changes('recipes')).toEqual(['Recipes moved up']);
  expect(changes('testimonials')).toEqual(['Testimonials moved down']);
});

test('texts and visibility; a database may return the fields in another order', () => {
  const sections = home.map((section) => ({
    ...section,
    isShown: section.key === 'videos' ? false : section.isShown,
    texts: {
      ...section.texts,
      en: Object.fromEntries(Object.entries(section.texts.en ?? {}).toReversed()),
    },
  }));
  const [hero] = sections;
  if (hero) hero.texts.en = { ...hero.texts.en, heading: 'New words' };
  expect(pageChanges(pages.home, home, sections)).toEqual(['Hero: texts', 'Videos off']);
});
