import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BRANDS = path.join(import.meta.dirname, '../../db/brands');
/** Shorter texts may be in any shop: "Shop Now", "Certificates", "Uma". */
const MIN_LENGTH = 7;
/** Fields of shop.json that any shop may have. */
const SHARED = ['pictureSiteUrl', 'videoSiteUrl', 'designation', 'latitude', 'longitude'];
/** What makes the first farm itself, also when a sentence is put in other words. */
const KNOWN = [
  'chekku',
  'Pollachi',
  'Coimbatore',
  '642001',
  '1962',
  'wooden press',
  '40 °C',
  'vaagai',
  'PONGAL10',
];

function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return SHARED.includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, Array.isArray(value) ? name : key));
}

function readBrand(brand: string): string[] {
  return readdirSync(path.join(BRANDS, brand))
    .filter((file) => file.endsWith('.json') && !['media.json', 'policy.json'].includes(file))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(path.join(BRANDS, brand, file), 'utf8'))));
}

/** Every text of a brand that the other brand does not have, and parts of its address. Lower case. */
export function wordsOnlyOf(brand: string, other: string): string[] {
  const lower = (text: string) => text.toLowerCase();
  const ofOther = readBrand(other).map(lower).join('\n');
  const own = readBrand(brand).flatMap((text) => [text, ...text.split(/\n+|, /)]);
  const words = [...own, ...KNOWN]
    .map(lower)
    .filter((word) => word.length >= MIN_LENGTH || /\d{4}/.test(word));
  return [...new Set(words)].filter((word) => !ofOther.includes(word) && !GENERIC.has(word));
}

/** In the first brand's files, but texts of the software or of any page. */
const GENERIC = new Set([
  'tamil nadu', // looked for separately: it is also one of the states that a customer chooses
]);
