import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Food } from '../../contract/food.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import {
  foodImages,
  foodIngredients,
  foodSizes,
  foodSpecifications,
  foods,
} from '../platform/db/schema/catalogue.ts';
import { boolean, json, type ValuesOf } from '../platform/db/sql-types.ts';

/** Rows of a table as a list of objects; their text and their type come from the same columns. */
function jsonRows<Columns extends Record<string, PgColumn>>(columns: Columns) {
  const fields = Object.entries(columns).map(([key, { name }]) => `'${key}', ${name}`);
  const table = Object.values(columns).map((column) => getTableName(column.table))[0];
  return {
    type: json<ValuesOf<Columns>[]>(),
    text: `(select coalesce(json_agg(json_build_object(${fields.join(', ')}) order by position), '[]')
      from ${table} where food_id = f.id)`,
  };
}

const sizes = jsonRows({
  size: foodSizes.size,
  price: foodSizes.price,
  stock: foodSizes.stock,
  netAmount: foodSizes.netAmount,
  netUnit: foodSizes.netUnit,
});
const images = jsonRows({ url: foodImages.url, alt: foodImages.alt });
const specifications = jsonRows({ name: foodSpecifications.name, value: foodSpecifications.value });
const ingredients = jsonRows({
  id: foodIngredients.id,
  name: foodIngredients.name,
  quantity: foodIngredients.quantity,
});

/** The columns that `FOOD_DETAILS` selects. */
export const foodDetailsRow = {
  id: foods.id,
  name: foods.name,
  description: foods.description,
  category: foods.category,
  price: foods.price,
  discountPercent: foods.discountPercent,
  tags: foods.tags,
  origins: foods.origins,
  cookTime: foods.cookTime,
  ratingSum: foods.ratingSum,
  ratingCount: foods.ratingCount,
  /** False for drafts and removed foods. */
  isListed: boolean(),
  sizes: sizes.type,
  images: images.type,
  specifications: specifications.type,
  ingredients: ingredients.type,
};

/** A food with its sizes, images, specifications and ingredients. */
export type FoodDetails = ValuesOf<typeof foodDetailsRow>;

/** The columns for a select from `foods f`: all details of all foods in one query. */
export const FOOD_DETAILS = `
  f.id, f.name, f.description, f.category, f.price_paise as price, f.discount_percent as "discountPercent",
  f.tags, f.origins, f.cook_time as "cookTime", f.rating_sum as "ratingSum", f.rating_count as "ratingCount",
  f.status = 'published' and f.removed_at is null as "isListed",
  ${sizes.text} as sizes, ${images.text} as images, ${specifications.text} as specifications,
  ${ingredients.text} as ingredients`;

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
