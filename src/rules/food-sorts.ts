import { catalogue } from '../messages/catalogue.ts';

/** Sort orders of the catalogue; the first is the default. */
export const foodSorts = ['featured', 'price-low', 'price-high', 'rating', 'name'] as const;
export type FoodSort = (typeof foodSorts)[number];

export function foodSortName(sort: FoodSort): string {
  const { featured, priceLow, priceHigh, bestRated, byName } = catalogue;
  return { featured, 'price-low': priceLow, 'price-high': priceHigh, rating: bestRated, name: byName }[sort];
}

export function isFoodSort(text: string): text is FoodSort {
  return foodSorts.some((sort) => sort === text);
}
