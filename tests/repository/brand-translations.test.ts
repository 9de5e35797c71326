import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../src/rules/languages.ts';
import { checkSections } from '../../src/rules/page-sections/check-sections.ts';
import { type PageKey, pages } from '../../src/rules/page-sections/pages.ts';
import { completeSections } from '../../src/rules/page-sections/resolve-sections.ts';
import type {
  LocalizedTexts,
  SectionField,
  StoredSection,
} from '../../src/rules/page-sections/section-types.ts';

const BRANDS = path.join(import.meta.dirname, '../../db/brands');
const translated = languages.filter((language) => language !== DEFAULT_LANGUAGE);
const brands = readdirSync(BRANDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const cases = brands.flatMap((brand) => translated.map((language) => ({ brand, language })));

const SCRIPTS: Partial<Record<Language, RegExp>> = { ta: /\p{Script=Tamil}/u, hi: /\p{Script=Devanagari}/u };

/** Fields with a text that visitors read; a name of a shop stays as it is. */
const CONTENT_FIELDS = ['name', 'place', 'title', 'text', 'alt'];

interface Pair {
  where: string;
  english: string;
  text: string | undefined;
}
type Json = string | number | boolean | null | Json[] | { [Key in string]: Json };
type Fields = Record<string, Json>;

const read = (brand: string, file: string) =>
  JSON.parse(readFileSync(path.join(BRANDS, brand, `${file}.json`), 'utf8'));

/** Both texts of every leaf, also of those that only one side has. */
function pairs(english: Json | undefined, text: Json | undefined, where: string): Pair[] {
  const isLeaf = [english, text].some((value) => typeof value === 'string');
  if (isLeaf) return [{ where, english: (english ?? '') as string, text: text as string | undefined }];
  const keys = new Set([...Object.keys(english ?? {}), ...Object.keys(text ?? {})]);
  return [...keys].flatMap((key) =>
    pairs((english as Fields)?.[key], (text as Fields)?.[key], `${where}.${key}`),
  );
}

const pick = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.flatMap((key) => (key in fields ? [[key, fields[key] as Json]] : [])));

/** The English texts of the catalogue in the shape of the translations. */
function englishCatalogue(brand: string): Fields {
  const foods: Fields[] = read(brand, 'foods');
  const recipes: Fields[] = read(brand, 'recipes');
  const byId = (records: Fields[], keys: string[]) =>
    Object.fromEntries(
      records.map((record) => [
        record.id,
        {
          ...pick(record, keys),
          imageAlts: (record.images as Fields[]).map(({ alt }) => alt),
          ingredients: (record.ingredients as Fields[]).map((line) => pick(line, ['name', 'quantity'])),
        },
      ]),
    );
  const names = (values: Json[]) => Object.fromEntries(values.map((value) => [value, value]));
  const content = Object.entries(read(brand, 'content') as Record<string, Fields | Fields[]>).map(
    ([kind, records]) => [
      kind,
      Array.isArray(records)
        ? records.map((record) =>
            pick(
              record,
              CONTENT_FIELDS.filter((field) => kind !== 'logos' || field === 'alt'),
            ),
          )
        : pick(records, CONTENT_FIELDS),
    ],
  );
  const { tagline, grievanceOfficer } = read(brand, 'shop');
  return {
    foods: byId(foods, ['name', 'description', 'cookTime', 'origins', 'specifications']),
    recipes: byId(recipes, ['title', 'description', 'instructions']),
    categories: names(foods.map(({ category }) => category as Json)),
    tags: names([...foods, ...recipes].flatMap(({ tags }) => tags as Json[])),
    content: Object.fromEntries(content),
    shop: { tagline, grievanceOfficer: { designation: grievanceOfficer.designation } },
  };
}

function cataloguePairs(brand: string, language: Language): Pair[] {
  return Object.entries(englishCatalogue(brand)).flatMap(([file, english]) =>
    pairs(english, read(brand, `translations/${language}/${file}`), file),
  );
}

const storedPages = (brand: string) =>
  Object.entries(read(brand, 'pages') as Record<PageKey, StoredSection[]>) as [PageKey, StoredSection[]][];

function pagePairs(brand: string, language: Language): Pair[] {
  return storedPages(brand).flatMap(([page, sections]) =>
    sections.flatMap(({ key, texts, items }) => {
      const definition = pages[page].sections.find((section) => section.key === key);
      const where = `pages.${page}.${key}`;
      return [
        ...textPairs(definition?.fields ?? [], texts, language, where),
        ...items.flatMap((item, index) =>
          textPairs(definition?.list?.fields ?? [], item.texts, language, `${where}.${index}`),
        ),
      ];
    }),
  );
}

/** Links, pictures and icons are the same in every language: they fall back to English. */
function textPairs(
  fields: readonly SectionField[],
  texts: LocalizedTexts,
  language: Language,
  where: string,
): Pair[] {
  return fields
    .filter(({ kind }) => ['line', 'text', 'markup'].includes(kind))
    .map(({ key }) => ({
      where: `${where}.${key}`,
      english: texts.en?.[key] ?? '',
      text: texts[language]?.[key],
    }));
}

const allPairs = (brand: string, language: Language) => [
  ...cataloguePairs(brand, language),
  ...pagePairs(brand, language),
];

/** Numbers, such as temperatures and weights, and placeholders, in any order. */
const facts = (text: string) => (text.match(/\{\w+\}|\d+(?:[.,]\d+)*|[½¼¾]|°C|%|₹/g) ?? []).toSorted();

/** Latin letters that stay: names of the shop and its partners, its address, and codes. */
function allowedLatin(brand: string): Set<string> {
  const { name, address } = read(brand, 'shop');
  const logos: Fields[] = read(brand, 'content').logos;
  const names = [name, address, ...logos.map(({ title }) => title)].join(' ');
  return new Set(['A2', 'And', 'C', ...(names.match(/[A-Za-z]\w*/g) ?? [])]);
}

function faults(language: Language, latin: Set<string>, { english, text = '' }: Pair): string[] {
  const ownScript = SCRIPTS[language] as RegExp;
  const foreign = [...text]
    .filter((sign) => /\p{L}|\p{M}/u.test(sign))
    .filter((sign) => !ownScript.test(sign));
  const needsText =
    /[a-z]/i.test(english) && ![...english.matchAll(/[A-Za-z]\w*/g)].every(([word]) => latin.has(word));
  const plain = text.replaceAll(/\{\w+\}/g, '');
  return [
    needsText && !text.trim() ? 'has no translation' : '',
    text && !english ? 'has no English text' : '',
    text !== text.normalize('NFC') ? 'is not NFC' : '',
    / {2}|^\s|\s$|\s[.,;:!?।]/.test(text) ? 'has a stray space' : '',
    foreign.some((sign) => !/\p{Script=Latin}/u.test(sign)) ? 'has another script' : '',
    (plain.match(/[A-Za-z]\w*/g) ?? []).some((word) => !latin.has(word)) ? 'has an English word' : '',
    text && facts(text).join() !== facts(english).join() ? 'has other numbers or placeholders' : '',
    text && text.split('\n\n').length !== english.split('\n\n').length ? 'has other paragraphs' : '',
  ].filter(Boolean);
}

test('every brand is translated', () => {
  const missing = cases.filter(
    ({ brand, language }) => !existsSync(path.join(BRANDS, brand, 'translations', language)),
  );
  expect(missing).toEqual([]);
});

test.each(cases)('$brand says in $language what it says in English', ({ brand, language }) => {
  const latin = allowedLatin(brand);
  const all = allPairs(brand, language);
  expect(all.length).toBeGreaterThan(300);
  const found = all.flatMap((pair) =>
    faults(language, latin, pair).map((fault) => `${pair.where} ${fault}: ${pair.text ?? pair.english}`),
  );
  expect(found).toEqual([]);
});

test.each(cases)('the pages of $brand in $language fit their fields', ({ brand, language }) => {
  const errors = storedPages(brand).flatMap(([key, sections]) =>
    Object.entries(checkSections(pages[key], completeSections(pages[key], sections))).map(
      ([field, message]) => `${key}.${field}: ${message}`,
    ),
  );
  expect(errors.filter((error) => error.includes(`.${language}.`))).toEqual([]);
});
