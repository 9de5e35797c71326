/** Default low-stock threshold; the admin can change it. */
export const LOW_STOCK = 5;

/** Customers see how many are left when it is at most this number; `0055_what_visitors_see.sql` has it too. */
export const FEW_LEFT = 5;

/** More pieces of a size cannot be counted. */
export const MAX_STOCK = 1_000_000;

export const stockLevels = ['plenty', 'low', 'none'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** A stock of null is unlimited. */
export function stockLevel(stock: number | null, lowStock = LOW_STOCK): StockLevel {
  if (stock === null || (stock > 0 && stock > lowStock)) return 'plenty';
  return stock === 0 ? 'none' : 'low';
}
