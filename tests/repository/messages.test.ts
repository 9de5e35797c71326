import { expect, test } from 'vitest';
import { catalogues } from '../../src/messages/catalogues.ts';

const scripts = { ta: /\p{Script=Tamil}/u, hi: /\p{Script=Devanagari}/u };

/** The messages without parameters, as `area.name`. */
function textsOf(language: keyof typeof catalogues): [name: string, text: string][] {
  return Object.entries(catalogues[language]).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' ? [[`${area}.${name}`, text]] : [],
    ),
  );
}

/** Written alike in every language. */
const LATIN = /^(?:OTP|MRP|PDF|CSV|UPI|GSTIN|PayPal|PIN)$/;

test.each(['ta', 'hi'] as const)('every message of %s is written in its script', (language) => {
  const wrong = textsOf(language).filter(([, text]) => !scripts[language].test(text) && !LATIN.test(text));
  expect(wrong).toEqual([]);
});

test.each(['en', 'ta', 'hi'] as const)('messages of %s are in Unicode form NFC', (language) => {
  expect(textsOf(language).filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
});
