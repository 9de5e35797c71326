import { expect, test } from 'vitest';
import { hsnInCell, numberInCell, percentInCell, rupeesInCell } from './cell-number.ts';

test.each([
  ['120', 120],
  ['120.5', 120.5],
  ['1,250.00', 1250],
  ['1,25,000', 125_000],
  ['12,34,56,789.50', 123_456_789.5],
  ['1,234,567', 1_234_567],
  [' 42\u00a0', 42],
])('%j is the number %d', (text, number) => {
  expect(numberInCell(text)).toBe(number);
});

test.each([
  '',
  'free',
  '12,50',
  '1.250,00',
  '1,2',
  '-5',
  '1e3',
  '0x10',
  '١٢',
  '1 250',
  '.5',
  '5.',
  'Infinity',
  '1,,000',
])('%j is no number', (text) => {
  expect(numberInCell(text)).toBeUndefined();
});

test.each([
  ['₹1,250.00', 1250],
  ['₹ 95', 95],
  ['Rs. 250', 250],
  ['rs 250', 250],
  ['INR 1,00,000', 100_000],
  ['250/-', 250],
  ['210.50', 210.5],
])('%j are %d rupees', (text, rupees) => {
  expect(rupeesInCell(text)).toBe(rupees);
});

test.each(['$5', '5 USD', '₹', '-₹5', '5₹'])('%j are no rupees', (text) => {
  expect(rupeesInCell(text)).toBeUndefined();
});

test('a percentage may have its sign', () => {
  expect([percentInCell('5%'), percentInCell('12.5 %'), percentInCell('0')]).toEqual([5, 12.5, 0]);
  expect(percentInCell('%')).toBeUndefined();
});

test.each([
  ['0409', '0409'],
  ['409', '0409'],
  ['9109100', '09109100'],
  ['1508 90', '150890'],
  ['oil', 'oil'],
])('the HSN code %j is %s', (cell, code) => {
  expect(hsnInCell(cell)).toBe(code);
});
