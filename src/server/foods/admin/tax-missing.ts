import type { Seller } from '../../../contract/invoice.ts';
import { missingForTax } from '../../../rules/food-law.ts';
import type { Db } from '../../platform/db/db.ts';

type SellerOf = (from: Db) => Promise<Pick<Seller, 'gstin'>>;

export interface TaxFields {
  seller: SellerOf;
  /** Real money is taken. */
  isLive: boolean;
}

export interface TaxMissing {
  code: 'food-tax-missing';
  fields: Record<string, string>;
}

/** Why this food cannot be published; undefined: it can, as every food of a shop that is not registered for GST. */
export async function taxMissing(
  tx: Db,
  seller: SellerOf,
  food: Parameters<typeof missingForTax>[0],
): Promise<TaxMissing | undefined> {
  const fields = missingForTax(food);
  if (Object.keys(fields).length === 0) return undefined;
  const { gstin } = await seller(tx);
  return gstin ? { code: 'food-tax-missing', fields } : undefined;
}
