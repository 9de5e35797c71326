import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DISCOUNT_PERCENT } from './sale-sql.ts';
import { foodImages, foodIngredients, foodSizes, foodSpecifications, foods } from './schema/catalogue.ts';
import { boolean, json, type ValuesOf } from './sql-types.ts';

/** The rows of a table as a JSON array. SQL text and row type come from the same columns. */
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
  shelf: foodSizes.shelf,
  pressedOn: foodSizes.pressedOn,
  bestBefore: foodSizes.bestBefore,
  hasBatches: foodSizes.hasBatches,
});
const images = jsonRows({ url: foodImages.url, alt: foodImages.alt });
const specifications = jsonRows({ name: foodSpecifications.name, value: foodSpecifications.value });
const ingredients = jsonRows({
  id: foodIngredients.id,
  name: foodIngredients.name,
  quantity: foodIngredients.quantity,
});

/** The columns that `FOOD_WITHOUT_SIZES` selects. */
export const foodWithoutSizesRow = {
  id: foods.id,
  name: foods.name,
  description: foods.description,
  category: foods.category,
  price: foods.price,
  /** At this moment: a scheduled sale can be larger than the food's own discount. */
  discountPercent: foods.discountPercent,
  /** For forms, imports and exports: what an admin saved. */
  ownDiscountPercent: foods.discountPercent,
  tags: foods.tags,
  origins: foods.origins,
  cookTime: foods.cookTime,
  ratingSum: foods.ratingSum,
  ratingCount: foods.ratingCount,
  /** False for drafts and removed foods. */
  isListed: boolean(),
  images: images.type,
  specifications: specifications.type,
  ingredients: ingredients.type,
};

/** The columns that `FOOD_DETAILS` selects. */
export const foodDetailsRow = { ...foodWithoutSizesRow, sizes: sizes.type };

/** A food with its sizes, images, specifications and ingredients. */
export type FoodDetails = ValuesOf<typeof foodDetailsRow>;

/** The columns for a select from `foods f`. */
export const FOOD_WITHOUT_SIZES = `
  f.id, f.name, f.description, f.category, f.price_paise as price, ${DISCOUNT_PERCENT} as "discountPercent",
  f.discount_percent as "ownDiscountPercent",
  f.tags, f.origins, f.cook_time as "cookTime", f.rating_sum as "ratingSum", f.rating_count as "ratingCount",
  f.status = 'published' and f.removed_at is null as "isListed",
  ${images.text} as images, ${specifications.text} as specifications, ${ingredients.text} as ingredients`;

/** All details in one query, for the stores of foods and carts. */
export const FOOD_DETAILS = `${FOOD_WITHOUT_SIZES}, ${sizes.text} as sizes`;
