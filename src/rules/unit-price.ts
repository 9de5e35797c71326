import { type Paise, paise } from './money.ts';

export interface UnitPrice {
  amount: Paise;
  unit: 'litre' | 'kg';
}

const SIZE = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*(ml|l|litres?|g|gm|kg)$/i;

const measures: Record<string, { unit: UnitPrice['unit']; parts: number }> = {
  ml: { unit: 'litre', parts: 1 },
  l: { unit: 'litre', parts: 1000 },
  litre: { unit: 'litre', parts: 1000 },
  litres: { unit: 'litre', parts: 1000 },
  g: { unit: 'kg', parts: 1 },
  gm: { unit: 'kg', parts: 1 },
  kg: { unit: 'kg', parts: 1000 },
};

/** What a litre or a kilogram costs in a size such as `500 ml` or `3 x 1 L`; undefined where the size does not say. */
export function unitPrice(charged: Paise, size: string): UnitPrice | undefined {
  const [, packs = '1', amount, word = ''] = SIZE.exec(size.trim()) ?? [];
  const measure = measures[word.toLowerCase()];
  if (!measure) return undefined;
  const parts = Number(packs) * Number(amount) * measure.parts;
  return parts > 0 ? { amount: paise(Math.round((charged * 1000) / parts)), unit: measure.unit } : undefined;
}
