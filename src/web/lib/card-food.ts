import type { CardFood } from '../../contract/food.ts';

/** The fields that a card shows: lists do not transfer the rest. */
export function cardFood({
  _id,
  name,
  imageUrl,
  imageAlt,
  quantities,
  discount,
  averageRating,
  reviewCount,
  untranslated,
}: CardFood): CardFood {
  return {
    _id,
    name,
    imageUrl,
    imageAlt,
    quantities,
    discount,
    averageRating,
    reviewCount,
    ...(untranslated && { untranslated }),
  };
}
