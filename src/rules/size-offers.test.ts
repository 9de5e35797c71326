import { describe, expect, test } from 'vitest';
import { ascendingSizes, bestValueSize } from './size-offers.ts';

const sold = (size: string, price: number, stock: number | null = null) => ({ size, price, stock });
const names = (sizes: { size: string }[]) => sizes.map(({ size }) => size);

describe('sizes in ascending order', () => {
  test('by net quantity, whatever the unit is called', () => {
    const sizes = [sold('1 L', 400), sold('500 ml', 210), sold('5 L', 1920), sold('2 x 250 ml', 220)];
    expect(names(ascendingSizes(sizes))).toEqual(['500 ml', '2 x 250 ml', '1 L', '5 L']);
    expect(names(ascendingSizes([sold('1kg', 90), sold('250gm', 30)]))).toEqual(['250gm', '1kg']);
  });

  test('sizes without a quantity come last, in the order of the admin', () => {
    const sizes = [sold('Gift box', 900), sold('1 kg', 90), sold('1 piece', 10)];
    expect(names(ascendingSizes(sizes))).toEqual(['1 kg', 'Gift box', '1 piece']);
  });
});

describe('the best value', () => {
  test('is the lowest price per unit after the discount', () => {
    expect(bestValueSize([sold('1 L', 400), sold('500 ml', 210), sold('5 L', 1920)], 10)).toBe('5 L');
    expect(bestValueSize([sold('1 L', 400), sold('500 ml', 190)], 0)).toBe('500 ml');
  });

  test('needs two sizes that can be compared', () => {
    expect(bestValueSize([sold('1 L', 400)], 0)).toBeUndefined();
    expect(bestValueSize([sold('1 L', 400), sold('1 piece', 10)], 0)).toBeUndefined();
    expect(bestValueSize([sold('1 L', 400), sold('500 g', 90)], 0)).toBeUndefined();
    expect(bestValueSize([], 0)).toBeUndefined();
  });

  test('needs a real difference', () => {
    expect(bestValueSize([sold('1 L', 400), sold('500 ml', 200)], 0)).toBeUndefined();
    expect(bestValueSize([sold('1 L', 399), sold('500 ml', 200)], 0)).toBeUndefined();
    expect(bestValueSize([sold('1 L', 0), sold('500 ml', 0)], 0)).toBeUndefined();
  });

  test('is in stock, and the smallest of equal ones', () => {
    expect(bestValueSize([sold('1 L', 400), sold('500 ml', 210), sold('5 L', 1920, 0)], 0)).toBe('1 L');
    expect(bestValueSize([sold('500 ml', 210), sold('5 L', 2000), sold('1 L', 400)], 0)).toBe('1 L');
  });
});
