import { expect, test } from 'vitest';
import type { LocalizedTexts } from './section-types.ts';
import { countOutdated, withSources } from './translation-sources.ts';

const section = (texts: LocalizedTexts, items: LocalizedTexts[] = []) => ({
  key: 'why',
  isShown: true,
  texts,
  items: items.map((item) => ({ texts: item })),
});

test('a translation is outdated when only the English text has changed since it was written', () => {
  const first = withSources([section({ en: { heading: 'Why us' }, ta: { heading: 'ஏன்' } })]);
  const changed = withSources([section({ en: { heading: 'Why here' }, ta: { heading: 'ஏன்' } })], first);
  expect([first, changed].map(([one]) => one && countOutdated(one, 'ta'))).toEqual([0, 1]);
  // it stays so until the translation is written anew
  const saved = withSources([section({ en: { heading: 'Why here' }, ta: { heading: 'ஏன்' } })], changed);
  const renewed = withSources([section({ en: { heading: 'Why here' }, ta: { heading: 'ஏன் இங்கே' } })], saved);
  expect([saved, renewed].map(([one]) => one && countOutdated(one, 'ta'))).toEqual([1, 0]);
});

test('pages of older versions, and moved items', () => {
  const one = { en: { name: 'Fresh' }, ta: { name: 'புதிது' } };
  const two = { en: { name: 'Fair' }, ta: { name: 'நியாயம்' } };
  const old = [section({}, [one, two])];
  const moved = withSources([section({}, [two, { ...one, en: { name: 'Very fresh' } }])], old);
  expect(moved[0]?.items.map((item) => countOutdated(item, 'ta'))).toEqual([0, 1]);
  expect(old[0]?.items.map((item) => countOutdated(item, 'ta'))).toEqual([0, 0]);
});
