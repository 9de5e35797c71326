import { type NetQuantity, netQuantity } from './net-quantity.ts';

/** More people than any recipe of a shop is for. */
export const MAX_SERVES = 100;

/** Kitchen measures in millilitres, or grams for those of weight; as recipes write them in English. */
const measures: readonly (readonly [RegExp, NetQuantity])[] = [
  [/^(?:tbsp|tablespoons?)\b/i, { amount: 15, unit: 'ml' }],
  [/^(?:tsp|teaspoons?)\b/i, { amount: 5, unit: 'ml' }],
  [/^cups?\b/i, { amount: 240, unit: 'ml' }],
  [/^(?:ml|millilitres?)\b/i, { amount: 1, unit: 'ml' }],
  [/^(?:l|litres?)\b/i, { amount: 1000, unit: 'ml' }],
  [/^(?:g|gm|grams?)\b/i, { amount: 1, unit: 'g' }],
  [/^(?:kg|kilos?|kilograms?)\b/i, { amount: 1000, unit: 'g' }],
];

const fractions: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};
const SIGNS = Object.keys(fractions).join('');
const NUMBER = new RegExp(String.raw`\d+\s+\d+\/\d+|\d+\/\d+|(?:\d+\s?)?[${SIGNS}]|\d+(?:\.\d+)?`, 'gu');
/** Weights and volumes are read off a scale: decimals, in every language of the shop. */
const BY_SCALE = /^\s*(?:k?g|gm|m?l|cm|கிராம்|கிலோ|மி\.?லி|லிட்டர்|செ\.?மீ|ग्राम|किलो|मि\.?ली|लीटर|सेमी)(?!\p{L})/iu;
/** A number that says how long or how hot, inside a text: `1 stick (5 cm)`. */
const NO_AMOUNT = /^\s*(?:%|°|cm|mm|inch|செ\.?மீ|सेमी)/iu;
/** From here on a fraction is within the error of a spoon. */
const WHOLE_FROM = 10;

/**
 * The weight or volume of an English quantity such as `1½ tbsp`; undefined for `5` or `to taste`. Of `2 cups (300 g)` it is
 * the weight.
 */
export function measureOf(quantity: string): NetQuantity | undefined {
  const found = [...quantity.matchAll(NUMBER)].flatMap((match) => {
    const rest = quantity.slice(match.index + match[0].length).trimStart();
    const [, measure] = measures.find(([word]) => word.test(rest)) ?? [];
    return measure ? [{ unit: measure.unit, amount: numberOf(match[0]) * measure.amount }] : [];
  });
  return found.find(({ unit }) => unit === 'g') ?? found[0];
}

/** The text of a quantity for another number of people. A text without a number stays as it is. */
export function scaleQuantity(quantity: string, factor: number): string {
  if (factor === 1) return quantity;
  return quantity.replaceAll(NUMBER, (written, index: number) => {
    const rest = quantity.slice(index + written.length);
    if (index > 0 && NO_AMOUNT.test(rest)) return written;
    const scaled = numberOf(written) * factor;
    return BY_SCALE.test(rest) ? decimalText(scaled) : fractionText(scaled);
  });
}

function numberOf(written: string): number {
  const sign = written.at(-1) ?? '';
  const fraction = fractions[sign];
  if (fraction !== undefined) return Number(written.slice(0, -1).trim() || '0') + fraction;
  const [whole = '', part] = written.split(/\s+/);
  if (part !== undefined) return Number(whole) + ratioOf(part);
  return ratioOf(whole);
}

function ratioOf(written: string): number {
  const [top = '0', bottom = '1'] = written.split('/');
  return Number(bottom) === 0 ? 0 : Number(top) / Number(bottom);
}

/** `450`, `11.3`, `0.25`: no more digits than a kitchen scale shows. */
function decimalText(amount: number): string {
  const places = amount >= 20 ? 0 : amount >= 1 ? 1 : 2;
  return String(Number(amount.toFixed(places)));
}

/** `1½`, `¾`, `12`: the nearest fraction that a spoon or cup has. */
function fractionText(amount: number): string {
  if (amount >= WHOLE_FROM) return String(Math.round(amount));
  const whole = Math.floor(amount);
  const steps: [string, number][] = [['', 0], ...Object.entries(fractions), ['', 1]];
  const [sign, value] = steps.reduce((best, step) =>
    Math.abs(step[1] - (amount - whole)) < Math.abs(best[1] - (amount - whole)) ? step : best,
  );
  const shown = whole + (value === 1 ? 1 : 0);
  if (shown === 0 && sign === '') return '⅛';
  return shown === 0 ? sign : `${shown}${sign}`;
}

interface SoldSize {
  size: string;
  stock: number | null;
}

export interface ChosenPacks {
  size: string;
  quantity: number;
  /** The smallest size that would do, when it is sold out. */
  insteadOf?: string;
  /** False: even everything that is left does not cover the amount. */
  isEnough: boolean;
}

const MAX_PACKS = 99;

/**
 * The smallest size in stock that covers the amount, else as many of the largest as are needed. Without an amount, one of
 * the smallest. A millilitre counts as a gram where the shop sells by weight: kitchen measures are no finer than that.
 * Undefined when everything is sold out.
 */
export function packsFor(needed: number | undefined, sizes: readonly SoldSize[]): ChosenPacks | undefined {
  const amountOf = (size: string) => netQuantity(size)?.amount ?? Number.POSITIVE_INFINITY;
  const ascending = sizes.toSorted((a, b) => amountOf(a.size) - amountOf(b.size) || 0);
  const covers = ({ size }: SoldSize) => amountOf(size) >= (needed ?? 0);
  const inStock = ascending.filter(({ stock }) => stock !== 0);
  const best = ascending.find(covers);
  const single = inStock.find(covers);
  const biggest = inStock.at(-1);
  if (single) {
    const isOther = best !== undefined && best.size !== single.size;
    return { size: single.size, quantity: 1, isEnough: true, ...(isOther && { insteadOf: best.size }) };
  }
  if (!biggest) return undefined;
  const wanted = Math.ceil((needed ?? 0) / amountOf(biggest.size));
  const quantity = Math.min(wanted, biggest.stock ?? MAX_PACKS, MAX_PACKS);
  return {
    size: biggest.size,
    quantity,
    isEnough: quantity === wanted,
    ...(best && { insteadOf: best.size }),
  };
}

interface Ingredient {
  foodId: string | null;
  measure?: NetQuantity | null | undefined;
}

/** The foods of the shop in a recipe, each once, with the amount of all its ingredients; undefined where none is given. */
export function foodsNeeded(
  ingredients: readonly Ingredient[],
  factor: number,
): Map<string, number | undefined> {
  const needed = new Map<string, number | undefined>();
  for (const { foodId, measure } of ingredients) {
    if (foodId === null) continue;
    const before = needed.get(foodId);
    needed.set(foodId, measure ? (before ?? 0) + measure.amount * factor : before);
  }
  return needed;
}
