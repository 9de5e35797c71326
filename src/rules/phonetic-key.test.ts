import { expect, test } from 'vitest';
import { consonantsOf, phoneticKey } from './phonetic-key.ts';

/** Words that are one word in different scripts and spellings. */
test.each([
  ['nallennai', 'nallenai', 'nal ennai', 'நல்லெண்ணெய்', 'നല്ലെണ്ണ'],
  ['thengai', 'thenkai', 'thenga', 'தேங்காய்', 'തേങ്ങ'],
  ['haldi', 'haldhi', 'haldee', 'हल्दी', 'हलदी', 'હલ્દી', 'ਹਲਦੀ'],
  ['moringa', 'moringha', 'मोरिंगा', 'முரிங்கா', 'మొరింగా', 'ಮೊರಿಂಗ'],
  ['sakkarai', 'sakarai', 'chakkarai', 'சக்கரை', 'సక్కర'],
  ['bellam', 'belam', 'బెల్లం', 'ಬೆಲ್ಲಂ'],
  ['kuzhambu', 'kulambu', 'குழம்பு'],
])('the phonetic key of %s is that of its other spellings', (...words) => {
  expect(new Set(words.map(phoneticKey)).size).toBe(1);
});

test('different foods have different keys', () => {
  const words = ['ellu', 'kollu', 'thinai', 'samai', 'kambu', 'ragi'];
  expect(new Set(words.map(phoneticKey)).size).toBe(6);
});

test('a word that is too short to compare has no key', () => {
  expect(phoneticKey('a')).toBeUndefined();
  expect(phoneticKey('🍯')).toBeUndefined();
});

test('consonants ignore vowels, and two are too few', () => {
  expect(consonantsOf(phoneticKey('coconut') ?? '')).toBe(consonantsOf(phoneticKey('caconit') ?? ''));
  expect(consonantsOf(phoneticKey('ragi') ?? '')).toBeUndefined();
});
