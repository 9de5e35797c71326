import { netQuantity } from './net-quantity.ts';

/** Unit quantity codes that the return knows and that foods are sold in. */
export const quantityUnits = ['KGS', 'GMS', 'LTR', 'MLT', 'NOS', 'PAC', 'BTL', 'OTH'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** How many grams or millilitres one has. */
const measures: Partial<Record<QuantityUnit, { unit: 'g' | 'ml'; parts: number }>> = {
  KGS: { unit: 'g', parts: 1000 },
  GMS: { unit: 'g', parts: 1 },
  LTR: { unit: 'ml', parts: 1000 },
  MLT: { unit: 'ml', parts: 1 },
};
const ownUnits = { g: 'KGS', ml: 'LTR' } as const;

/**
 * The quantity of some pieces of a size in thousandths of a unit. Kilograms cannot become litres: a size in the other measure
 * is counted in its own unit, a size without one in pieces.
 */
export function quantityOf(
  { size, pieces }: { size: string; pieces: number },
  unit: QuantityUnit | undefined,
): { unit: QuantityUnit; thousandths: number } {
  const measure = unit && measures[unit];
  if (unit && !measure) return { unit, thousandths: pieces * 1000 };
  const net = netQuantity(size);
  if (!net) return { unit: 'NOS', thousandths: pieces * 1000 };
  const counted = unit && measure?.unit === net.unit ? unit : ownUnits[net.unit];
  const parts = measures[counted]?.parts ?? 1;
  return { unit: counted, thousandths: Math.round((pieces * net.amount * 1000) / parts) };
}
