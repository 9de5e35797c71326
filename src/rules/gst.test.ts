import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, financialYear, taxOf } from './gst.ts';
import { type Paise, paise } from './money.ts';

const amount = fc.integer({ min: 0, max: 99_999_999 }).map(paise);
const rate = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800);

test('₹1,050 including 5 % GST: taxable ₹1,000, and CGST equals SGST', () => {
  expect(taxOf(paise(105_000), 500, true)).toEqual({ taxable: 100_000, cgst: 2500, sgst: 2500, igst: 0 });
  expect(taxOf(paise(105_000), 500, false)).toEqual({ taxable: 100_000, cgst: 0, sgst: 0, igst: 5000 });
});

test('the parts add up to the price, CGST equals SGST, and the tax is correct to the paisa', () => {
  fc.assert(
    fc.property(amount, rate, fc.boolean(), (total, basisPoints, isHere) => {
      const { taxable, cgst, sgst, igst } = taxOf(total, basisPoints, isHere);
      expect(taxable + cgst + sgst + igst).toBe(total);
      expect(cgst).toBe(sgst);
      const tax = (total * basisPoints) / (10_000 + basisPoints);
      expect(Math.abs(cgst + sgst + igst - tax)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a discount is allocated exactly, and no line gets more than its price', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lines, part) => {
        const sum = lines.reduce((total, line) => total + line, 0);
        const discount = paise(Math.floor(sum * part));
        const shares = allocate(lines, discount);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : discount);
        expect(shares.every((share, index) => share >= 0 && share <= (lines[index] as Paise))).toBe(true);
      },
    ),
  );
});

test.each([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2026-11-15T06:00:00Z', '26-27'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s is in the financial year %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year);
});
