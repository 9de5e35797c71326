import { catalogue } from '../messages/catalogue.ts';
import { purchase } from '../messages/purchase.ts';
import type { ShopPolicy } from './policy.ts';

export function minimumMessage({ minimumOrderRupees }: Pick<ShopPolicy, 'minimumOrderRupees'>): string {
  return purchase.belowMinimum(minimumOrderRupees);
}

/** Customer message when the stock is lower than the quantity; a stock of null is unlimited. */
export function stockMessage(stock: number | null, wanted: number): string | undefined {
  if (stock === null || stock >= wanted) return undefined;
  return stock === 0 ? catalogue.outOfStock : catalogue.onlyLeft(stock);
}
