import { netQuantity } from './net-quantity.ts';

/** What is known of a food and of the shop that sells it. */
export interface FoodFacts {
  name: string;
  description: string;
  sizes: readonly { size: string; hasPrice: boolean; hasNet: boolean }[];
  specifications: readonly { name: string; value: string }[];
  ingredients: readonly { name: string }[];
  hsn: string;
  gstRate: string;
  shelfLifeDays: string;
  shop: { foodLicence: string; email: string; phone: string };
}

const LICENCE = /\d{14}/;
const OIL = /\boils?\b/i;
const ABSOLUTE_CLAIM = /\b100\s?%/;
const ORGANIC_CLAIM = /\borganic\b/i;

/**
 * What a shop that is registered for GST must know of a food before it sells it, by field. A rate of 0 is the owner's word
 * that the food is exempt; no rate is no word at all, and a tax invoice cannot be made of it.
 */
export function missingForTax(food: {
  hsn?: string | null | undefined;
  gstRate?: number | null | undefined;
}): Record<string, string> {
  return {
    ...(!food.hsn && { hsn: 'To publish it, write the HSN code' }),
    ...((food.gstRate ?? null) === null && {
      gstRate: 'To publish it, write the GST rate; 0 if the food is exempt',
    }),
  };
}

/**
 * What Indian law wants to be read before a packed food is bought (Legal Metrology, FSSAI, GST, E-Commerce Rules) and is
 * not there yet. A help for the owner: nothing is forbidden by it.
 */
export function missingByLaw(facts: FoodFacts): string[] {
  const { name, description, sizes, ingredients, shop } = facts;
  const matches = (title: RegExp) =>
    facts.specifications.some((one) => title.test(one.name) && one.value.trim() !== '');
  const withoutNet = sizes
    .filter(({ size, hasNet }) => !hasNet && !netQuantity(size))
    .map(({ size }) => size);
  const isByVolume = sizes.some(({ size }) => netQuantity(size)?.unit === 'ml');
  const message = `${name} ${description}`;
  return [
    !sizes.some(({ hasPrice }) => hasPrice) && 'MRP including all taxes: add a size with its price',
    withoutNet.length > 0 && `Net quantity of ${withoutNet.map((size) => size || 'a size').join(', ')}`,
    !matches(/country of origin/i) && 'Country of origin (a specification of that name)',
    !matches(/packed|manufactur|maker|marketed|imported/i) &&
      'Maker or packer with address (a specification such as “Packed by”)',
    !ingredients.some((one) => one.name.trim()) && 'Ingredients',
    !facts.shelfLifeDays && !matches(/shelf life|best before/i) && 'Best before or shelf life',
    OIL.test(name) &&
      isByVolume &&
      !matches(/net weight/i) &&
      'Weight of the oil (sold by volume; a specification such as “Net weight per litre”)',
    !facts.hsn && 'HSN code, for the invoice',
    !facts.gstRate && 'GST rate, for the invoice',
    !LICENCE.test(shop.foodLicence.replaceAll(/\s/g, '')) &&
      'FSSAI licence of 14 digits (in the shop’s settings)',
    !(shop.email && shop.phone) && 'Consumer care: email and phone (in the shop’s settings)',
    ABSOLUTE_CLAIM.test(message) && 'The words claim “100 %”: FSSAI advises against it',
    ORGANIC_CLAIM.test(message) && 'The words say “organic”: that needs a certificate',
  ].filter((line): line is string => typeof line === 'string');
}
