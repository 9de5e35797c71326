import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, taxOf, taxOfShares } from './gst.ts';
import { paise } from './money.ts';
import { taxLinesOf } from './tax-lines.ts';

const soldLine = fc.record({
  price: fc.integer({ min: 100, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 30 }),
  basisPoints: fc.constantFrom(0, 500, 1200, 1800),
});

test('the tax lines of an invoice add up to its taxes and its total, at any mix of rates', () => {
  fc.assert(
    fc.property(
      fc.array(soldLine, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.boolean(),
      (sold, delivery, fee, isHere) => {
        const gross = sold.map(({ price, quantity }) => paise(price * quantity));
        const rates = sold.map(({ basisPoints }) => basisPoints);
        const taxOfCharge = (charge: number) => taxOfShares(allocate(gross, paise(charge)), rates, isHere);
        const lines = sold.map((line, index) => {
          const total = gross[index] ?? paise(0);
          return { ...line, hsn: '1508', total, ...taxOf(total, line.basisPoints, isHere) };
        });
        const taxLines = taxLinesOf({
          seller: { state: 'Kerala' },
          buyer: { state: isHere ? 'Kerala' : 'Goa' },
          lines,
          delivery,
          deliveryTax: taxOfCharge(delivery),
          cashOnDelivery: { fee },
        });
        for (const head of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
          const expected =
            lines.reduce((sum, line) => sum + line[head], 0) +
            taxOfCharge(delivery)[head] +
            taxOfCharge(fee)[head];
          expect(taxLines.reduce((sum, line) => sum + line[head], 0)).toBe(expected);
        }
        const total = gross.reduce((sum, amount) => sum + amount, 0) + delivery + fee;
        expect(taxLines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
      },
    ),
  );
});

test('the delivery charge of an invoice without its tax is untaxed', () => {
  const line = { price: 10_500, quantity: 1, hsn: '1508', basisPoints: 500, total: 10_500 };
  const taxLines = taxLinesOf({
    seller: { state: 'Kerala' },
    buyer: { state: 'Kerala' },
    lines: [{ ...line, ...taxOf(paise(10_500), 500, true) }],
    delivery: 5000,
  });
  expect(taxLines[1]).toMatchObject({ kind: 'delivery', basisPoints: 0, taxable: 5000, cgst: 0 });
});
