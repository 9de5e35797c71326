import { describe, expect, test } from 'vitest';
import { foodsNeeded, measureOf, packsFor, scaleQuantity } from './recipe-amounts.ts';

test.for([
  ['3 tbsp', 45, 'ml'],
  ['1½ tsp', 7.5, 'ml'],
  ['1 1/2 cups', 360, 'ml'],
  ['½ cup', 120, 'ml'],
  ['250 g', 250, 'g'],
  ['0.5 kg', 500, 'g'],
  ['1 tsp, for the board', 5, 'ml'],
  ['about 2 litres', 2000, 'ml'],
  ['2 cups (300 g)', 300, 'g'],
] as const)('%s measures %d %s', ([text, amount, unit]) => {
  expect(measureOf(text)).toEqual({ amount, unit });
});

test.for(['', '5', 'to taste', '2 sprigs', '1 pinch', '2 cm piece', '1 large glass', '1/0'])(
  '"%s" has no measure',
  (text) => {
    expect(measureOf(text)).toBeUndefined();
  },
);

describe('a quantity for other numbers of people', () => {
  test.for([
    ['3 tbsp', 1, '3 tbsp'],
    ['3 tbsp', 2, '6 tbsp'],
    ['1 tbsp', 1 / 3, '⅓ tbsp'],
    ['1½ tsp', 2, '3 tsp'],
    ['1 1/2 cups', 0.5, '¾ cups'],
    ['5', 0.5, '2½'],
    ['12', 4 / 3, '16'],
    ['250 g', 1.5, '375 g'],
    ['45 ml', 0.25, '11.3 ml'],
    ['½, grated', 3, '1½, grated'],
    ['2 cups (300 g)', 1.5, '3 cups (450 g)'],
    ['1-2 tsp', 2, '2-4 tsp'],
    ['2 cm piece', 2, '4 cm piece'],
    ['1 stick (5 cm)', 2, '2 stick (5 cm)'],
    ['to taste', 3, 'to taste'],
    ['', 3, ''],
    ['3 டேபிள்ஸ்பூன்', 2, '6 டேபிள்ஸ்பூன்'],
    ['250 கிராம்', 0.25, '63 கிராம்'],
    ['½ छोटा चम्मच', 0.1, '⅛ छोटा चम्मच'],
  ] as const)('%s times %d is %s', ([text, factor, scaled]) => {
    expect(scaleQuantity(text, factor)).toBe(scaled);
  });
});

describe('packs that cover an amount', () => {
  const sizes = (...stocks: [string, number | null][]) => stocks.map(([size, stock]) => ({ size, stock }));
  const oil = sizes(['1 L', null], ['500 ml', null], ['5 L', null]);

  test('the smallest size that covers it', () => {
    expect(packsFor(45, oil)).toEqual({ size: '500 ml', quantity: 1, isEnough: true });
    expect(packsFor(500, oil)).toMatchObject({ size: '500 ml' });
    expect(packsFor(501, oil)).toMatchObject({ size: '1 L', quantity: 1 });
    expect(packsFor(undefined, oil)).toMatchObject({ size: '500 ml', quantity: 1 });
  });

  test('several of the largest when none covers it', () => {
    expect(packsFor(12_000, oil)).toEqual({ size: '5 L', quantity: 3, isEnough: true });
    expect(packsFor(12_000, sizes(['5 L', 2]))).toEqual({ size: '5 L', quantity: 2, isEnough: false });
    expect(packsFor(1_000_000, sizes(['1 L', null]))).toMatchObject({ quantity: 99, isEnough: false });
  });

  test('another size when the right one is sold out', () => {
    expect(packsFor(45, sizes(['500 ml', 0], ['1 L', 4]))).toEqual({
      size: '1 L',
      quantity: 1,
      isEnough: true,
      insteadOf: '500 ml',
    });
    expect(packsFor(900, sizes(['500 ml', 9], ['1 L', 0]))).toEqual({
      size: '500 ml',
      quantity: 2,
      isEnough: true,
      insteadOf: '1 L',
    });
    expect(packsFor(45, sizes(['500 ml', 0]))).toBeUndefined();
    expect(packsFor(45, [])).toBeUndefined();
  });

  test('a size without a quantity covers everything', () => {
    expect(packsFor(45, sizes(['1 piece', null]))).toMatchObject({ size: '1 piece', quantity: 1 });
  });
});

test('a food that is needed twice is bought for both', () => {
  const ml = (amount: number) => ({ amount, unit: 'ml' as const });
  const needed = foodsNeeded(
    [
      { foodId: 'oil', measure: ml(30) },
      { foodId: null, measure: ml(999) },
      { foodId: 'oil', measure: ml(15) },
      { foodId: 'salt', measure: null },
    ],
    2,
  );
  expect([...needed]).toEqual([
    ['oil', 90],
    ['salt', undefined],
  ]);
});
