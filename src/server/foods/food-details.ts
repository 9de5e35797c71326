import type { Food } from '../../contract/food.ts';
import { type Paise, rupeesFromPaise } from '../../rules/money.ts';

/** A food with its sizes, images, specifications and ingredients, as `FOOD_DETAILS` selects it. */
export interface FoodDetails {
  id: string;
  name: string;
  description: string;
  category: string;
  price: Paise;
  discountPercent: number;
  tags: string[];
  origins: string[];
  cookTime: string;
  ratingSum: number;
  ratingCount: number;
  /** False for drafts and removed foods. */
  isListed: boolean;
  sizes: {
    size: string;
    price: Paise;
    stock: number | null;
    netAmount: number | null;
    netUnit: 'ml' | 'g' | null;
  }[];
  images: { url: string; alt: string }[];
  specifications: { name: string; value: string }[];
  ingredients: { id: string; name: string; quantity: string }[];
}

const jsonRows = (table: string, fields: string) => `(
  select coalesce(json_agg(json_build_object(${fields}) order by position), '[]') from ${table} where food_id = f.id)`;

/** The columns for a select from `foods f`: all details of all foods in one query. */
export const FOOD_DETAILS = `
  f.id, f.name, f.description, f.category, f.price_paise as price, f.discount_percent as "discountPercent",
  f.tags, f.origins, f.cook_time as "cookTime", f.rating_sum as "ratingSum", f.rating_count as "ratingCount",
  f.status = 'published' and f.removed_at is null as "isListed",
  ${jsonRows('food_sizes', "'size', size, 'price', price_paise, 'stock', stock, 'netAmount', net_amount, 'netUnit', net_unit")} as sizes,
  ${jsonRows('food_images', "'url', url, 'alt', alt")} as images,
  ${jsonRows('food_specifications', "'name', name, 'value', value")} as specifications,
  ${jsonRows('food_ingredients', "'id', id, 'name', name, 'quantity', quantity")} as ingredients`;

/** The food as in the API. */
export function serializeFood(food: FoodDetails): Food {
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
    quantities: food.sizes.map(({ size, price, stock }) => ({ size, price: rupeesFromPaise(price), stock })),
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
