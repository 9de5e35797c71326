/** Default low-stock threshold; the admin can change it. */
export const LOW_STOCK = 5;

export const stockLevels = ['plenty', 'low', 'none'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** A stock of null is unlimited. */
export function stockLevel(stock: number | null, lowStock = LOW_STOCK): StockLevel {
  if (stock === null || (stock > 0 && stock > lowStock)) return 'plenty';
  return stock === 0 ? 'none' : 'low';
}
