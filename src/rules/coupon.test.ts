import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponDiscount, couponError } from './coupon.ts';
import { paise } from './money.ts';

const now = new Date('2026-11-15T10:00:00Z');
const coupon = {
  offerPercentage: 15,
  expiresAt: new Date('2026-12-31T18:29:59Z'),
  minPurchase: paise(250_000),
  minPurchaseCount: 3,
};
const buyer = { subtotal: paise(250_000), purchases: 3, now };

test('43 V-22 to V-25 each reason has its message', () => {
  expect(couponError(undefined, buyer)).toBe('Invalid coupon code');
  expect(couponError({ ...coupon, expiresAt: now }, buyer)).toBe('Coupon expired');
  expect(couponError(coupon, { ...buyer, subtotal: paise(249_999) })).toBe('Minimum purchase ₹2500 required');
  expect(couponError(coupon, { ...buyer, purchases: 2 })).toBe('You need at least 3 purchases');
  expect(couponError(coupon, buyer)).toBeUndefined();
});

test('V-26 the discount is a percentage of the subtotal, rounded half up to the paisa', () => {
  expect(couponDiscount(paise(250_000), 15)).toBe(37_500);
  expect(couponDiscount(paise(10), 5)).toBe(1);
  expect(couponDiscount(paise(9), 5)).toBe(0);
});

test('45 a discount is whole paise between 0 and the subtotal, even for invalid percentages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: -50, max: 200 }), (sum, percent) => {
      const off = couponDiscount(paise(sum), percent);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(sum);
      if (percent >= 0 && percent <= 100)
        expect(Math.abs(off - (sum * percent) / 100)).toBeLessThanOrEqual(0.5001);
    }),
  );
});
