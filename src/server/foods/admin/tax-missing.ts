import type { Seller } from '../../../contract/invoice.ts';
import { missingForTax } from '../../../rules/food-law.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Failure, failure } from '../../platform/result.ts';

type SellerOf = (from: Db) => Promise<Pick<Seller, 'gstin'>>;

export interface TaxDeps {
  seller: SellerOf;
  /** Not in demo mode: the shop charges real money. */
  isLive: boolean;
}

/** The error that keeps a food without tax data from being published. A shop without GST registration needs none. */
export async function taxMissing(
  tx: Db,
  seller: SellerOf,
  food: Parameters<typeof missingForTax>[0],
): Promise<Failure<'food-tax-missing'> | undefined> {
  const fields = missingForTax(food);
  if (Object.keys(fields).length === 0) return undefined;
  const { gstin } = await seller(tx);
  return gstin ? failure('food-tax-missing', { fields }) : undefined;
}
