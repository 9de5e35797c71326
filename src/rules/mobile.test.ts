import { expect, test } from 'vitest';
import { mobileNumber, readableMobile, tenDigits } from './mobile.ts';

test.each([
  '9841233456',
  '98412 33456',
  ' 098412-33456 ',
  '+91 98412 33456',
  '+91 (0)98412 33456',
  '0091 98412.33456',
  '919841233456',
  '\u202a+91\u00a098412\u201133456\u202c',
])('%j is one number', (typed) => {
  expect(mobileNumber(typed)).toBe('+919841233456');
});

test.each([
  '',
  '984123345',
  '98412334567',
  '5841233456',
  '+1 984 123 3456',
  '+44 9841233456',
  '9841233456;9841233457',
  '98412x33456',
  '९८४१२३३४५६',
  'kavitha@example.org',
])('%j is none', (typed) => {
  expect(mobileNumber(typed)).toBeUndefined();
});

test('a number that begins with the digits of the country code stays whole', () => {
  expect(mobileNumber('9198412334')).toBe('+919198412334');
});

test('it is shown as people say it', () => {
  expect([readableMobile('+919841233456'), tenDigits('+919841233456')]).toEqual([
    '98412 33456',
    '9841233456',
  ]);
});
