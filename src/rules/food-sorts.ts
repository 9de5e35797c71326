/** Sort orders of the catalogue; the first is the default. */
export const foodSorts = ['featured', 'price-low', 'price-high', 'rating', 'name'] as const;
export type FoodSort = (typeof foodSorts)[number];

export const foodSortNames: Record<FoodSort, string> = {
  featured: 'Featured',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  name: 'Name: A to Z',
};

export function isFoodSort(text: string): text is FoodSort {
  return foodSorts.some((sort) => sort === text);
}
