import { expect, test } from 'vitest';
import { assistantPage } from './page-sections/assistant.ts';
import { visibleSections } from './page-sections/resolve-sections.ts';
import { pincodeIn, pincodeReply } from './pincode-reply.ts';
import { DEFAULT_POLICY } from './policy.ts';

test.each([
  ['When does it reach 600001?', '600001'],
  ['560 034', '560034'],
  ['११०००१ कब तक', '110001'],
  ['௬௪௧௦௦௧', '641001'],
  ['call 9000012345', undefined],
  ['+91 90000 12345', undefined],
  ['order 1042', undefined],
  ['012345', undefined],
])('the pincode in "%s" is %s', (question, pincode) => {
  expect(pincodeIn(question)).toBe(pincode);
});

const monday = new Date('2026-11-16T06:00:00Z');
const shop = { state: 'Tamil Nadu', policy: DEFAULT_POLICY };

test('the days of delivery follow from the state of the pincode', () => {
  const reply = (state: string, isServed = true, language: 'en' | 'ta' | 'hi' = 'en') =>
    pincodeReply(
      '600001',
      { place: 'Chennai', state, isServed },
      { sections: visibleSections(assistantPage, undefined, { language }), language, shop, now: monday },
    );
  expect(reply('Tamil Nadu')).toBe(
    'If you order today, it arrives in Chennai (600001) between 19 Nov and 23 Nov.',
  );
  expect(reply('Tamil Nadu', true, 'ta')).toContain('19 நவ. முதல் 23 நவ. வரை');
  expect(reply('Tamil Nadu', true, 'hi')).toContain('19 नव॰ से 23 नव॰ के बीच');
  expect(reply('Sikkim')).not.toBe(reply('Tamil Nadu'));
  expect(reply('Tamil Nadu', false)).toBe('Sorry, we do not deliver to 600001 yet.');
  expect(reply('')).toContain('I do not know the pincode 600001.');
});
