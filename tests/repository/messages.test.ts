import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../../src/messages/catalogues.ts';
import { DEFAULT_LANGUAGE, languages } from '../../src/rules/languages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Letters of the language's script. */
const SCRIPTS: Record<string, RegExp> = { ta: /\p{Script=Tamil}/u, hi: /\p{Script=Devanagari}/u };
/** Names and codes that are the same in every language. */
const SAME_EVERYWHERE =
  /^[\s\d\p{P}₹+]*$|^(UPI|PayPal|Razorpay|Google|OTP|GST|GSTIN|FSSAI|HSN|CGST|SGST|IGST|CSV|SKU|MRP|PDF|QR|UTR)$/u;

const sources = globSync('{src,sandbox}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/^src\/messages\/\w\w\/|\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

const areas = Object.entries(catalogues[DEFAULT_LANGUAGE]);

test.each(areas)('every message of %s is used', (area, messages) => {
  const importers = sources.filter((source) => importOf(area).test(source));
  const unused = Object.keys(messages).filter(
    (name) => !importers.some((source) => uses(source, area, name)),
  );
  expect(unused).toEqual([]);
});

describe.each(languages.filter((language) => language !== DEFAULT_LANGUAGE))('%s', (language) => {
  test.each(areas)('%s is translated', (area) => {
    const messages = Object.entries(catalogues[language][area as keyof typeof catalogues.en]);
    const english = messages.filter(([, message]) => !isTranslated(String(message), language));
    expect(english.map(([name]) => name)).toEqual([]);
  });

  test('texts are in one Unicode form and have no stray spaces', () => {
    const texts = Object.values(catalogues[language]).flatMap((messages) =>
      Object.values(messages).map(String),
    );
    expect(
      texts.filter((text) => text.normalize('NFC') !== text || / {2}[^ ]/.test(text.split('\n')[0] ?? '')),
    ).toEqual([]);
  });
});

test.each(languages)('the plural forms of %s are the ones that its messages can have', (language) => {
  expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()).toEqual([
    'one',
    'other',
  ]);
});

/** `import { cart } from '../messages/cart.ts'`, also under another name. */
function importOf(area: string): RegExp {
  return new RegExp(`import \\{ ${area}(?: as (\\w+))? \\} from '[./]+(?:messages/)?[\\w-]+\\.ts'`);
}

function uses(source: string, area: string, name: string): boolean {
  const local = importOf(area).exec(source)?.[1] ?? area;
  return (
    new RegExp(`\\b${local}(\\.${name}\\b|\\[)`).test(source) ||
    // const { easy, hard } = recipe
    new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\} = ${local};`).test(source)
  );
}

/** A function's source counts as its text, unless it only looks one up or has no words: `${number} / ${count}`. */
function isTranslated(text: string, language: string): boolean {
  const literals = text.match(/(['"`]).*?\1/g) ?? [];
  const hasWords = literals.some((literal) => /\p{L}/u.test(literal.replaceAll(/\$\{[^}]*\}/g, '')));
  if (text.includes('=>') && !hasWords) return true;
  return (SCRIPTS[language]?.test(text) ?? true) || SAME_EVERYWHERE.test(text);
}
