import { expect, test } from 'vitest';
import { catalogues } from '../messages/catalogues.ts';
import { indianStates } from './indian-states.ts';
import { languages } from './languages.ts';
import { findState, isSameState, normalizeState, stateCode, stateOfCode } from './states.ts';

test('different spellings of a state are equal', () => {
  expect(isSameState('Tamil Nadu', ' tamilnadu ')).toBe(true);
  expect(isSameState('Tamil Nadu', 'T.N.')).toBe(true);
  expect(isSameState('Orissa', 'ODISHA')).toBe(true);
  expect(isSameState('Tamil Nadu', 'Kerala')).toBe(false);
  expect(isSameState('', '')).toBe(false);
});

test.each([
  ['Tamilnaadu', 'Tamil Nadu'],
  ['தமிழ்நாடு', 'Tamil Nadu'],
  ['தமிழ் நாடு', 'Tamil Nadu'],
  ['तमिल नाडु', 'Tamil Nadu'],
  ['TN', 'Tamil Nadu'],
  ['tamil nadu ', 'Tamil Nadu'],
  ['Tamil Nadu, India', 'Tamil Nadu'],
  ['33-Tamil Nadu', 'Tamil Nadu'],
  ['Tamilandu', 'Tamil Nadu'],
  ['Thamizhnadu', 'Tamil Nadu'],
  ['கேரளா', 'Kerala'],
  ['Kerela', 'Kerala'],
  ['Karnatka', 'Karnataka'],
  ['ಕರ್ನಾಟಕ', 'Karnataka'],
  ['J&K', 'Jammu and Kashmir'],
  ['Uttrakhand', 'Uttarakhand'],
  ['Maharashtra State', 'Maharashtra'],
  ['महाराष्ट्र', 'Maharashtra'],
  ['Pondichery', 'Puducherry'],
  ['GOA', 'Goa'],
])('"%s" is %s', (typed, state) => {
  expect(findState(typed)).toBe(state);
});

test.each([
  '',
  ' ',
  'Atlantis',
  'Chennai',
  'Mainpuri',
  'Pradesh',
  'G',
  'Goaa',
  'India',
  '641001',
  'x'.repeat(80),
])('"%s" is not a state', (typed) => {
  expect(findState(typed)).toBeUndefined();
  expect(normalizeState(typed)).toBe(typed);
});

test('no single typo turns a state into another one', () => {
  for (const name of indianStates) {
    for (let index = 0; index < name.length; index += 1) {
      const slip = name.slice(0, index) + name.slice(index + 1);
      expect([name, undefined], slip).toContain(findState(slip));
    }
  }
});

test('every state has a unique code', () => {
  expect(new Set(indianStates.map(stateCode)).size).toBe(36);
  for (const name of indianStates) expect(stateOfCode(stateCode(name))).toBe(name);
});

test('an unknown state equals only itself', () => {
  expect(findState('Atlantis')).toBeUndefined();
  expect(isSameState('Atlantis', 'atlantis')).toBe(true);
});

test.each(languages)('a state is found by the name that pages in %s show', (language) => {
  const { shown } = catalogues[language].states;
  expect(indianStates.map((name) => findState(shown(name)))).toEqual([...indianStates]);
  if (language !== 'en') expect(indianStates.filter((name) => shown(name) === name)).toEqual([]);
});
