import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../src/rules/page-sections/pages.ts';

const BRANDS = path.join(import.meta.dirname, '../../db/brands');
/** Shorter texts may be in any shop: "Shop Now", "Ready to use", "Certificates". */
const MIN_LENGTH = 16;
/** Numbers and names of the shop and its foods count from this length. */
const MIN_NAME_LENGTH = 6;
/** Measures, versions and colours are not texts. Page texts are long enough to be recognised by their sentences. */
const OTHER_FILES = ['media.json', 'policy.json', 'colours.json'];
const NAMED = [
  'name',
  'title',
  'code',
  'email',
  'phone',
  'gstin',
  'foodLicence',
  'enterpriseRegistration',
  'address',
];
const NAMED_FILES = [
  'shop.json',
  'foods.json',
  'recipes.json',
  'coupons.json',
  'customers.json',
  'accounts.json',
];
/** What any shop may have. */
const SHARED_FIELDS = [
  'pictureSiteUrl',
  'videoSiteUrl',
  'designation',
  'specifications',
  'password',
  'isAdmin',
];
/** In the files of the first brand, but not its own. */
const SHARED_WORDS = ['admin@example.com', 'customer@example.com', 'farm admin', 'tamil nadu'];
/** What makes the first farm itself, also when a sentence is put in other words. */
const KNOWN = ['chekku', 'Pollachi', 'Coimbatore', '642001', '1962', 'wooden press', '40 °C', 'vaagai'];

/** The texts of a file, and parts of lists such as an address. */
function textsOf(value: unknown, field: string, isNamed: boolean): string[] {
  if (SHARED_FIELDS.includes(field)) return [];
  if (typeof value === 'string') {
    const min = isNamed && NAMED.includes(field) ? MIN_NAME_LENGTH : MIN_LENGTH;
    return [value, ...value.split(/\n+|, /)].filter((text) => text.length >= min);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, Array.isArray(value) ? field : key, isNamed && field !== 'ingredients'),
  );
}

function readBrand(brand: string): string[] {
  return readdirSync(path.join(BRANDS, brand))
    .filter((file) => file.endsWith('.json') && !OTHER_FILES.includes(file))
    .flatMap((file) => {
      const value = JSON.parse(readFileSync(path.join(BRANDS, brand, file), 'utf8'));
      return textsOf(value, '', NAMED_FILES.includes(file));
    });
}

/** Lower-case texts of a brand that neither the other brand nor the defaults of any shop have. */
export function wordsOnlyOf(brand: string, other: string): string[] {
  const shared = [...readBrand(other), JSON.stringify(pages)].join('\n').toLowerCase();
  const words = [...readBrand(brand), ...KNOWN].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => !shared.includes(word) && !SHARED_WORDS.includes(word));
}

/** Whether a lower-case text has a word. A number counts only alone: random ids contain every short one. */
export const hasWord = (text: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text) : text.includes(word);
