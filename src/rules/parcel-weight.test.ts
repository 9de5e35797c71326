import { expect, test } from 'vitest';
import { parcelWeight } from './parcel-weight.ts';

test('the goods of a parcel weigh what their sizes say', () => {
  const lines = [
    { size: '500 ml', quantity: 3 },
    { size: '2 x 1 kg', quantity: 1 },
    { size: 'Large basket', quantity: 4 },
  ];
  expect(parcelWeight(lines)).toBe(3500);
  expect(parcelWeight([])).toBe(0);
});
