export interface NetQuantity {
  amount: number;
  unit: 'ml' | 'g';
}

const SIZE = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*(ml|l|litres?|g|gm|kg)$/i;

const measures: Record<string, { unit: NetQuantity['unit']; parts: number }> = {
  ml: { unit: 'ml', parts: 1 },
  l: { unit: 'ml', parts: 1000 },
  litre: { unit: 'ml', parts: 1000 },
  litres: { unit: 'ml', parts: 1000 },
  g: { unit: 'g', parts: 1 },
  gm: { unit: 'g', parts: 1 },
  kg: { unit: 'g', parts: 1000 },
};

/** Parses the net quantity of a size such as `500 ml` or `3 x 1 L`; undefined when there is none. */
export function netQuantity(size: string): NetQuantity | undefined {
  const [, packs = '1', amount, unit = ''] = SIZE.exec(size.trim()) ?? [];
  const measure = measures[unit.toLowerCase()];
  if (!measure) return undefined;
  const parts = Number(packs) * Number(amount) * measure.parts;
  return parts > 0 ? { amount: parts, unit: measure.unit } : undefined;
}
