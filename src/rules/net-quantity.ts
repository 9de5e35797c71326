export interface NetQuantity {
  amount: number;
  unit: 'ml' | 'g';
}

const SIZE = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*(ml|l|litres?|g|gm|kg)$/i;

export type SizeUnit = 'ml' | 'l' | 'g' | 'kg';

const spellings: Record<string, SizeUnit> = {
  ml: 'ml',
  l: 'l',
  litre: 'l',
  litres: 'l',
  g: 'g',
  gm: 'g',
  kg: 'kg',
};

const measures: Record<SizeUnit, { unit: NetQuantity['unit']; parts: number }> = {
  ml: { unit: 'ml', parts: 1 },
  l: { unit: 'ml', parts: 1000 },
  g: { unit: 'g', parts: 1 },
  kg: { unit: 'g', parts: 1000 },
};

/** The numbers and the unit of a size such as `500 ml` or `3 x 1 L`; undefined when it is written in another way. */
export function sizeParts(
  size: string,
): { packs: string | undefined; amount: string; unit: SizeUnit } | undefined {
  const [, packs, amount = '', written = ''] = SIZE.exec(size.trim()) ?? [];
  const unit = spellings[written.toLowerCase()];
  return unit && { packs, amount, unit };
}

/** Parses the net quantity of a size such as `500 ml` or `3 x 1 L`; undefined when there is none. */
export function netQuantity(size: string): NetQuantity | undefined {
  const found = sizeParts(size);
  if (!found) return undefined;
  const measure = measures[found.unit];
  const parts = Number(found.packs ?? '1') * Number(found.amount) * measure.parts;
  return parts > 0 ? { amount: parts, unit: measure.unit } : undefined;
}
