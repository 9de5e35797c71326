import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise } from './money.ts';
import { fromCharged, orderTotals } from './order-totals.ts';

const groundnut = { listPrice: paise(400_00), chargedPrice: paise(360_00), quantity: 3 };

test('T-07 the discount is list price minus charged price, split into product offers and coupon', () => {
  const totals = orderTotals({
    lines: [groundnut],
    couponDiscount: paise(108_00),
    couponCode: 'PONGAL10',
    delivery: paise(40_00),
  });
  expect(totals).toEqual({
    cashFee: 0,
    subtotal: 1200_00,
    discount: 228_00,
    discountParts: [
      { kind: 'offers', label: 'Product offers', amount: 120_00 },
      { kind: 'coupon', label: 'Coupon PONGAL10', amount: 108_00 },
    ],
    delivery: 40_00,
    total: 1012_00,
  });
});

test('counted from the charged prices, only the coupon is left to subtract', () => {
  const totals = orderTotals({
    lines: [groundnut],
    couponDiscount: paise(108_00),
    couponCode: 'PONGAL10',
    delivery: paise(40_00),
  });
  expect(fromCharged(totals)).toEqual({
    subtotal: 1080_00,
    discount: 108_00,
    discountParts: [{ kind: 'coupon', label: 'Coupon PONGAL10', amount: 108_00 }],
    delivery: 40_00,
    cashFee: 0,
    total: 1012_00,
  });
});

test('an empty discount part is left out, and an unknown delivery charge is not added', () => {
  const plain = { ...groundnut, chargedPrice: groundnut.listPrice };
  expect(
    orderTotals({ lines: [plain], couponDiscount: paise(0), couponCode: null, delivery: undefined }),
  ).toEqual({
    cashFee: 0,
    subtotal: 1200_00,
    discount: 0,
    discountParts: [],
    delivery: undefined,
    total: 1200_00,
  });
});

test('subtotal minus discounts plus delivery is the total, for every cart and order', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map(paise);
  const line = fc
    .record({
      listPrice: amount(1_000_000),
      percent: fc.integer({ min: 0, max: 100 }),
      quantity: fc.nat({ max: 99 }),
    })
    .map(({ listPrice, percent, quantity }) => ({
      listPrice,
      chargedPrice: paise(listPrice - Math.round((listPrice * percent) / 100)),
      quantity,
    }));
  fc.assert(
    fc.property(
      fc.array(line),
      amount(10_000),
      amount(10_000),
      fc.boolean(),
      (lines, couponDiscount, delivery, isPlaced) => {
        const cart = orderTotals({ lines, couponDiscount: paise(0), couponCode: null, delivery });
        const total = paise(Math.max(0, cart.total - couponDiscount));
        const totals = orderTotals({
          lines,
          couponDiscount: paise(isPlaced ? couponDiscount : cart.total - total),
          couponCode: 'X',
          delivery,
          ...(isPlaced && { total }),
        });
        const parts = totals.discountParts.reduce((all, part) => all + part.amount, 0);
        expect(totals.total).toBe(total);
        expect(totals.subtotal - parts + delivery).toBe(totals.total);
        expect(parts).toBe(totals.discount);
      },
    ),
  );
});
