/** From here on the owner should press or order again; the owner can choose another number. */
export const LOW_STOCK = 5;

export const stockLevels = ['plenty', 'low', 'none'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** Null is any number. */
export function stockLevel(stock: number | null, lowStock = LOW_STOCK): StockLevel {
  if (stock === null || (stock > 0 && stock > lowStock)) return 'plenty';
  return stock === 0 ? 'none' : 'low';
}
