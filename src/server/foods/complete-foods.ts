import type { Food } from '../../contract/food.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { type FoodRow, selectFoodDetails } from './foods.store.ts';

type Details = Awaited<ReturnType<typeof selectFoodDetails>>;

/** Rows of the foods table as the API says them, with sizes, pictures, specifications and ingredients. */
export async function completeFoods(db: Db, rows: FoodRow[]): Promise<Food[]> {
  if (rows.length === 0) return [];
  const details = await selectFoodDetails(
    db,
    rows.map(({ id }) => id),
  );
  return sayFoods(rows, details);
}

export function sayFoods(rows: FoodRow[], details: Details): Food[] {
  const sizes = byFood(details.sizes);
  const images = byFood(details.images);
  const specifications = byFood(details.specifications);
  const ingredients = byFood(details.ingredients);
  return rows.map((row) => {
    const pictures = images.get(row.id) ?? [];
    return {
      _id: row.id,
      name: row.name,
      description: row.description,
      images: pictures.map(({ url }) => url),
      imageUrl: pictures[0]?.url ?? '',
      imageAlt: pictures[0]?.alt ?? '',
      category: row.category,
      price: rupeesFromPaise(row.price),
      quantities: (sizes.get(row.id) ?? []).map(({ size, price, stock }) => ({
        size,
        price: rupeesFromPaise(price),
        stock,
      })),
      discount: row.discountPercent,
      specifications: (specifications.get(row.id) ?? []).map(({ name, value }) => ({ name, value })),
      ingredients: (ingredients.get(row.id) ?? []).map(({ id, name, quantity }) => ({
        _id: id,
        name,
        quantity,
      })),
      tags: row.tags,
      origins: row.origins,
      cookTime: row.cookTime,
      averageRating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
      reviewCount: row.ratingCount,
    };
  });
}

function byFood<Row extends { foodId: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ foodId }) => foodId);
}
