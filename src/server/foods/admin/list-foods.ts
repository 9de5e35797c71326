import type { AdminFood } from '../../../contract/food-input.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import { isSlug } from '../../../rules/slug.ts';
import { stockLevel } from '../../../rules/stock.ts';
import { heldPieces } from '../../orders/held-pieces.ts';
import type { Db } from '../../platform/db/db.ts';
import { getUnpaidTerms } from '../../shop/unpaid-terms.ts';
import { serializeFood } from '../food-details.ts';
import { type FoodRow, selectFoodDetails } from '../foods.store.ts';
import { type FoodSelection, selectListedFood, selectListedFoods } from './foods.store.ts';

/** Foods as admins see them, drafts too, page by page, with what is low and what unpaid orders hold of it. */
export async function listAdminFoods(db: Db, selection: FoodSelection): Promise<AdminFood[]> {
  const foods = await forAdmin(db, await selectListedFoods(db, selection));
  const held = await heldPieces(
    db,
    foods.map(({ _id }) => _id),
  );
  const { lowStock } = await getUnpaidTerms(db);
  return foods.map((food) => ({
    ...food,
    quantities: food.quantities.map((line) => ({
      ...line,
      held: held(food._id, line.size),
      level: stockLevel(line.stock, lowStock),
    })),
  }));
}

export async function getAdminFood(db: Db, id: string): Promise<AdminFood | 'food-not-found'> {
  const row = isSlug(id) ? await selectListedFood(db, id) : undefined;
  const [food] = await forAdmin(db, row ? [row] : []);
  return food ?? 'food-not-found';
}

async function forAdmin(db: Db, rows: FoodRow[]): Promise<AdminFood[]> {
  const known = await selectFoodDetails(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, hsn, gstBasisPoints, shelfLifeDays, status, version }) => {
    const details = known.get(id);
    if (!details) return [];
    return [
      {
        ...serializeFood(details),
        quantities: details.sizes.map((size) => ({ ...size, price: rupeesFromPaise(size.price) })),
        pictures: details.images,
        hsn,
        gstRate: gstBasisPoints === null ? null : gstBasisPoints / 100,
        shelfLifeDays,
        status,
        version,
      },
    ];
  });
}
