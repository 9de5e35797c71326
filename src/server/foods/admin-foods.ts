import type { AdminFood } from '../../contract/food-input.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { type FoodRow, selectWholeFoods } from './foods.store.ts';
import { type KeptSelection, selectKeptFood, selectKeptFoods } from './foods-admin.store.ts';
import { sayFood } from './whole-food.ts';

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
  const known = await selectWholeFoods(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, hsn, gstBasisPoints, shelfLifeDays, status, version }) => {
    const whole = known.get(id);
    if (!whole) return [];
    return [
      {
        ...sayFood(whole),
        quantities: whole.sizes.map((size) => ({ ...size, price: rupeesFromPaise(size.price) })),
        pictures: whole.images,
        hsn,
        gstRate: gstBasisPoints === null ? null : gstBasisPoints / 100,
        shelfLifeDays,
        status,
        version,
      },
    ];
  });
}
