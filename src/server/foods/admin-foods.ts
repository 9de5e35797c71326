import type { AdminFood } from '../../contract/food-input.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { sayFoods } from './complete-foods.ts';
import { type FoodRow, selectFoodDetailsInTurn } from './foods.store.ts';
import { type KeptSelection, selectKeptFood, selectKeptFoods } from './foods-admin.store.ts';

/** Foods as admins see them, drafts too, page by page. */
export async function listAdminFoods(db: Db, selection: KeptSelection): Promise<AdminFood[]> {
  return forAdmin(db, await selectKeptFoods(db, selection));
}

export async function getAdminFood(db: Db, id: string): Promise<AdminFood | 'food-not-found'> {
  const row = isSlug(id) ? await selectKeptFood(db, id) : undefined;
  const [food] = await forAdmin(db, row ? [row] : []);
  return food ?? 'food-not-found';
}

async function forAdmin(db: Db, rows: FoodRow[]): Promise<AdminFood[]> {
  if (rows.length === 0) return [];
  const details = await selectFoodDetailsInTurn(
    db,
    rows.map(({ id }) => id),
  );
  const foods = new Map(sayFoods(rows, details).map((food) => [food._id, food]));
  return rows.flatMap(({ id, hsn, gstBasisPoints, shelfLifeDays, status, version }) => {
    const food = foods.get(id);
    if (!food) return [];
    const sizes = new Map(
      details.sizes.filter(({ foodId }) => foodId === id).map((size) => [size.size, size]),
    );
    return [
      {
        ...food,
        quantities: food.quantities.map((size) => {
          const { netAmount = null, netUnit = null } = sizes.get(size.size) ?? {};
          return { ...size, netAmount, netUnit };
        }),
        pictures: details.images.filter(({ foodId }) => foodId === id).map(({ url, alt }) => ({ url, alt })),
        hsn,
        gstRate: gstBasisPoints === null ? null : gstBasisPoints / 100,
        shelfLifeDays,
        status,
        version,
      },
    ];
  });
}
