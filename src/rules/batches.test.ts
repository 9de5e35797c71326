import { expect, test } from 'vitest';
import { batchCode, batchState, bestBeforeOf, scannedCode } from './batches.ts';

test.each([
  ['{food}-{yy}{mm}-{dd}', 'wood-pressed-sesame-oil', 'WPSO-2611-03'],
  ['{food}-{yy}{mm}-{dd}', 'ghee', 'GH-2611-03'],
  ['b-{yyyy}-{mm}-{dd}', 'ghee', 'B-2026-11-03'],
  ['-{food}--{dd}-', 'a2-cow-ghee', 'ACG-03'],
])('the pattern %s makes of %s the code %s', (pattern, food, code) => {
  expect(batchCode(pattern, food, '2026-11-03')).toBe(code);
});

test('the best-before day is the last day of the shelf life', () => {
  expect(bestBeforeOf('2026-11-03', 180)).toBe('2027-05-01');
});

test('a scanned address and a typed code name the same batch', () => {
  expect(scannedCode('https://shop.example/b/gn-2611-03/?x=1')).toBe('GN-2611-03');
  expect(scannedCode(' gn-2611-03 ')).toBe('GN-2611-03');
});

test('the state that matters most is shown', () => {
  const batch = {
    recalledAt: null,
    blockedAt: null,
    bestBefore: '2027-05-01',
    sellUntil: '2027-03-17',
    bottles: 3,
  };
  expect(batchState(batch, '2026-12-01')).toBe('selling');
  expect(batchState(batch, '2027-04-01')).toBe('short-life');
  expect(batchState(batch, '2027-05-02')).toBe('expired');
  expect(batchState({ ...batch, bottles: 0 }, '2027-05-02')).toBe('sold-out');
  expect(batchState({ ...batch, blockedAt: new Date() }, '2026-12-01')).toBe('blocked');
  expect(batchState({ ...batch, recalledAt: new Date(), bottles: 0 }, '2026-12-01')).toBe('recalled');
});
