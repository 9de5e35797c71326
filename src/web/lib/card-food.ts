import type { CardFood, Food } from '../../contract/food.ts';

/** Only what a card shows: the rest of a food need not travel with a list. */
export function cardFood({
  _id,
  name,
  imageUrl,
  imageAlt,
  quantities,
  discount,
  averageRating,
  reviewCount,
}: Food): CardFood {
  return { _id, name, imageUrl, imageAlt, quantities, discount, averageRating, reviewCount };
}
