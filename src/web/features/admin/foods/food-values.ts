import { toNestErrors } from '@hookform/resolvers';
import type { Resolver } from 'react-hook-form';
import { type AdminFood, type FoodInput, foodInput } from '../../../../contract/food-input.ts';
import { missingForTax } from '../../../../rules/food-law.ts';
import { netQuantity } from '../../../../rules/net-quantity.ts';

/** The inputs of the form, as text. */
export interface FoodValues {
  name: string;
  price: string;
  origins: string;
  tags: string;
  cookTime: string;
  description: string;
  category: string;
  discount: string;
  quantities: { size: string; price: string; stock: string; lowStock: string; net: string; shelf: string }[];
  images: { url: string; alt: string }[];
  specifications: { name: string; value: string }[];
  ingredients: { name: string; quantity: string }[];
  hsn: string;
  gstRate: string;
  shelfLifeDays: string;
  /** Kilos of seed for a litre. */
  seedPerLitre: string;
  status: 'draft' | 'published';
}

export const NO_SIZE = { size: '', price: '', stock: '', lowStock: '', net: '', shelf: '' };

export const EMPTY_FOOD: FoodValues = {
  name: '',
  price: '',
  origins: '',
  tags: '',
  cookTime: '',
  description: '',
  category: '',
  discount: '',
  quantities: [NO_SIZE],
  images: [],
  specifications: [],
  ingredients: [],
  hsn: '',
  gstRate: '',
  shelfLifeDays: '',
  seedPerLitre: '',
  status: 'published',
};

const GRAMS = 1000;

const textOf = (value: number | string | null) => (value === null ? '' : String(value));

export function valuesOf(food: AdminFood): FoodValues {
  return {
    name: food.name,
    price: String(food.price),
    origins: food.origins.join('; '),
    tags: food.tags.join(', '),
    cookTime: food.cookTime,
    description: food.description,
    category: food.category,
    discount: food.discount === 0 ? '' : String(food.discount),
    quantities: food.quantities.map(({ size, price, stock, lowStock, netAmount, netUnit, shelf }) => ({
      size,
      shelf,
      price: String(price),
      stock: textOf(stock),
      lowStock: textOf(lowStock),
      net: netAmount && netUnit ? `${netAmount} ${netUnit}` : '',
    })),
    images: food.pictures,
    specifications: food.specifications,
    ingredients: food.ingredients.map(({ name, quantity }) => ({ name, quantity })),
    hsn: textOf(food.hsn),
    gstRate: textOf(food.gstRate),
    shelfLifeDays: textOf(food.shelfLifeDays),
    seedPerLitre: textOf(food.seedGramsPerLitre && food.seedGramsPerLitre / GRAMS),
    status: food.status,
  };
}

/** Undefined for an empty input; NaN for text that is no number, which the schema rejects. */
const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text.trim()));

/** A comma is a point: both are typed on phones. */
const gramsIn = (kilos: string) => {
  const number = numberIn(kilos.replace(',', '.'));
  return number === undefined ? null : Math.round(number * GRAMS);
};

/** The body of the request. An unchanged stock is omitted, and a changed one says what it replaces: sales made meanwhile stay. */
function inputOf(values: FoodValues, loaded?: FoodValues) {
  return {
    ...values,
    price: numberIn(values.price),
    discount: numberIn(values.discount) ?? 0,
    gstRate: numberIn(values.gstRate) ?? null,
    shelfLifeDays: numberIn(values.shelfLifeDays) ?? null,
    seedGramsPerLitre: gramsIn(values.seedPerLitre),
    hsn: values.hsn.trim() || null,
    quantities: values.quantities.map(({ size, price, stock, lowStock, net, shelf }) => {
      const label = net.trim() || size;
      const quantity = netQuantity(label);
      const before = loaded?.quantities.find((one) => one.size === size.trim());
      return {
        size,
        price: numberIn(price),
        shelf,
        ...(before?.stock !== stock && {
          stock: numberIn(stock) ?? null,
          ...(before && { stockSeen: numberIn(before.stock) ?? null }),
        }),
        lowStock: numberIn(lowStock) ?? null,
        // a size such as "Family" needs no net quantity, but one that is entered must be valid
        netAmount: quantity?.amount ?? (net.trim() ? Number.NaN : null),
        netUnit: quantity?.unit ?? null,
      };
    }),
  };
}

/** Validates with the schema of the API. A shop with a GSTIN publishes no food without its tax data. */
export function foodResolver(
  needsTax: boolean,
  loaded?: FoodValues,
): Resolver<FoodValues, unknown, FoodInput> {
  return (values, _, options) => {
    const input = inputOf(values, loaded);
    const parsed = foodInput.safeParse(input);
    const missing = needsTax && loaded && isTaxRequired(values, loaded) ? missingForTax(input) : {};
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of parsed.error?.issues ?? []) {
      errors[fieldOf(path)] ??= { type: 'rule', message };
    }
    for (const [name, message] of Object.entries(missing)) errors[name] ??= { type: 'rule', message };
    if (parsed.success && Object.keys(errors).length === 0) return { values: parsed.data, errors: {} };
    return { values: {}, errors: toNestErrors<FoodValues>(errors, options) };
  };
}

/**
 * Whether tax data is required: the food is being published, or a published food loses its tax data. A food that was
 * published without tax data can still be edited.
 */
function isTaxRequired(values: FoodValues, loaded: FoodValues): boolean {
  const hadTax = loaded.hsn !== '' && loaded.gstRate !== '';
  return values.status === 'published' && (loaded.status === 'draft' || hadTax);
}

/** The input that shows an error at this path. */
function fieldOf(path: PropertyKey[]): string {
  const [first] = path;
  if (first === 'tags' || first === 'origins') return first;
  if (first === 'seedGramsPerLitre') return 'seedPerLitre';
  return path.join('.').replace(/\.(netAmount|netUnit)$/, '.net');
}
