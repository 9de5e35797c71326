import { netQuantity } from './net-quantity.ts';

/**
 * The weight of the goods in grams, by their sizes. A millilitre counts as a gram, which is a little more than oil weighs; a
 * size that names no quantity counts nothing.
 */
export function parcelWeight(lines: readonly { size: string; quantity: number }[]): number {
  return lines.reduce(
    (weight, { size, quantity }) => weight + (netQuantity(size)?.amount ?? 0) * quantity,
    0,
  );
}
