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

/** What is in a pack, from words such as `500 ml` or `3 x 1 L`; undefined where they do not say. */
export function netQuantity(words: string): NetQuantity | undefined {
  const [, packs = '1', amount, word = ''] = SIZE.exec(words.trim()) ?? [];
  const measure = measures[word.toLowerCase()];
  if (!measure) return undefined;
  const parts = Number(packs) * Number(amount) * measure.parts;
  return parts > 0 ? { amount: parts, unit: measure.unit } : undefined;
}
