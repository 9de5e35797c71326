import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingShares } from './rating.ts';

const percents = (ratings: number[]) => ratingShares(ratings).map(({ percent }) => percent);

test('D-13 shares are listed from 5 to 1 stars in whole percent', () => {
  expect(ratingShares([5, 4, 5, 5, 3]).map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
  expect(percents([5, 4, 5, 5, 3])).toEqual([60, 20, 20, 0, 0]);
  expect(percents([5, 4, 3])).toEqual([34, 33, 33, 0, 0]);
  expect(percents([5, 5, 1])).toEqual([67, 0, 0, 0, 33]);
  expect(percents([])).toEqual([0, 0, 0, 0, 0]);
});

test('D-13 the shares of any ratings add up to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const shares = ratingShares(ratings);
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      for (const { stars, percent } of shares) {
        const exact = (ratings.filter((rating) => rating === stars).length * 100) / ratings.length;
        expect(Math.abs(percent - exact)).toBeLessThan(1);
      }
    }),
  );
});
