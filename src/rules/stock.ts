/** From here on the owner should press or order again. */
const LOW_STOCK = 5;

export type StockLevel = 'plenty' | 'low' | 'none';

/** Null is any number. */
export function stockLevel(stock: number | null): StockLevel {
  if (stock === null || stock > LOW_STOCK) return 'plenty';
  return stock === 0 ? 'none' : 'low';
}
