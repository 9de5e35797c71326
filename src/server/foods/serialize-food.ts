import type { Food } from '../../contract/food.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { shownFoods } from '../http/shown-foods.ts';
import type { FoodDetails } from '../platform/db/food-details.ts';

/** The food as in the API. It shows the stock, so a cached response is made anew when that changes. */
export function serializeFood(food: FoodDetails): Food {
  shownFoods.note([food.id]);
  return { ...serializeWithoutSizes(food), quantities: serializeSizes(food.sizes) };
}

export function serializeSizes(sizes: FoodDetails['sizes']): Food['quantities'] {
  return sizes.map(({ size, price, stock, pressedOn, bestBefore }) => ({
    size,
    price: rupeesFromPaise(price),
    stock,
    ...(pressedOn && bestBefore && { pressedOn, bestBefore }),
  }));
}

export function serializeWithoutSizes(food: Omit<FoodDetails, 'sizes'>): Omit<Food, 'quantities'> {
  const { images, ratingCount, ratingSum } = food;
  return {
    _id: food.id,
    name: food.name,
    description: food.description,
    images: images.map(({ url }) => url),
    imageUrl: images[0]?.url ?? '',
    imageAlt: images[0]?.alt ?? '',
    category: food.category,
    price: rupeesFromPaise(food.price),
    discount: food.discountPercent,
    specifications: food.specifications,
    ingredients: food.ingredients.map(({ id, name, quantity }) => ({ _id: id, name, quantity })),
    tags: food.tags,
    origins: food.origins,
    cookTime: food.cookTime,
    averageRating: ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10,
    reviewCount: ratingCount,
  };
}
