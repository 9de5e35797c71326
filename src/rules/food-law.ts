import { adminValidation } from '../messages/admin-validation.ts';
import { foodLaw } from '../messages/food-law.ts';
import { netQuantity } from './net-quantity.ts';

/** Details of a food and its seller that the law is about. */
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
 * Tax details that a GST-registered shop must enter before it publishes a food, by field. A rate of 0 means exempt; without
 * a rate no tax invoice can be issued.
 */
export function missingForTax(food: {
  hsn?: string | null | undefined;
  gstRate?: number | null | undefined;
}): Record<string, string> {
  return {
    ...(!food.hsn && { hsn: adminValidation.hsnToPublish }),
    ...((food.gstRate ?? null) === null && {
      gstRate: adminValidation.gstRateToPublish,
    }),
  };
}

/**
 * Missing details that Indian law requires on the page of a packaged food (Legal Metrology, FSSAI, GST, E-Commerce Rules).
 * A checklist for the admin: it blocks nothing.
 */
export function missingByLaw(facts: FoodFacts): string[] {
  const { name, description, sizes, ingredients, shop } = facts;
  const matches = (title: RegExp) =>
    facts.specifications.some(({ name, value }) => title.test(name) && value.trim() !== '');
  const withoutNet = sizes
    .filter(({ size, hasNet }) => !hasNet && !netQuantity(size))
    .map(({ size }) => size);
  const isByVolume = sizes.some(({ size }) => netQuantity(size)?.unit === 'ml');
  const claims = `${name} ${description}`;
  return [
    !sizes.some(({ hasPrice }) => hasPrice) && foodLaw.price,
    withoutNet.length > 0 && foodLaw.net(withoutNet.map((size) => size || foodLaw.unnamedSize).join(', ')),
    !matches(/country of origin/i) && foodLaw.origin,
    !matches(/packed|manufactur|maker|marketed|imported/i) && foodLaw.packer,
    !ingredients.some((ingredient) => ingredient.name.trim()) && foodLaw.ingredients,
    !facts.shelfLifeDays && !matches(/shelf life|best before/i) && foodLaw.shelfLifeDays,
    OIL.test(name) && isByVolume && !matches(/net weight/i) && foodLaw.oilWeight,
    !facts.hsn && foodLaw.hsn,
    !facts.gstRate && foodLaw.gst,
    !LICENCE.test(shop.foodLicence.replaceAll(/\s/g, '')) && foodLaw.licence,
    !(shop.email && shop.phone) && foodLaw.contact,
    ABSOLUTE_CLAIM.test(claims) && foodLaw.absoluteClaim,
    ORGANIC_CLAIM.test(claims) && foodLaw.organicClaim,
  ].filter((line): line is string => typeof line === 'string');
}
