import type { AdminFood } from '../../../contract/food-input.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import { isSlug } from '../../../rules/slug.ts';
import { stockLevel } from '../../../rules/stock.ts';
import { heldPieces } from '../../orders/held-pieces.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { getUnpaidTerms } from '../../shop/unpaid-terms.ts';
import { type FoodRow, selectFoodDetails } from '../foods.store.ts';
import { titleWordsFor } from '../search-foods.ts';
import { serializeFood } from '../serialize-food.ts';
import { type FoodSelection, selectFood, selectFoods } from './foods.store.ts';

/** One or two characters are the start of a word. */
const MIN_INTERPRETED_LENGTH = 3;

/** A page of foods for admins, including drafts, with stock levels and the pieces that unpaid orders hold. */
export async function listAdminFoods(db: Db, selection: FoodSelection): Promise<AdminFood[]> {
  const { search = '' } = selection;
  // as in the shop: regional words in any script, and misspelt ones
  const titleWords = search.length >= MIN_INTERPRETED_LENGTH ? await titleWordsFor(db, search) : [];
  const foods = await toAdminFoods(db, await selectFoods(db, { ...selection, titleWords }));
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

export async function getAdminFood(db: Db, id: string): Promise<Result<AdminFood, 'food-not-found'>> {
  const row = isSlug(id) ? await selectFood(db, id) : undefined;
  const [food] = await toAdminFoods(db, row ? [row] : []);
  return food ? success(food) : failure('food-not-found');
}

async function toAdminFoods(db: Db, rows: FoodRow[]): Promise<AdminFood[]> {
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
        discount: details.ownDiscountPercent,
        currentDiscount: details.discountPercent,
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
