/** Orders in which a customer can look through the foods; the first is the shop's own. */
export const foodSorts = ['featured', 'price-low', 'price-high', 'rating', 'name'] as const;
export type FoodSort = (typeof foodSorts)[number];

export const foodSortNames: Record<FoodSort, string> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  name: 'Name: A to Z',
};

export function isFoodSort(word: string): word is FoodSort {
  return foodSorts.some((sort) => sort === word);
}
