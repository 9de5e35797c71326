import type { AdminFood } from '../../../contract/food-input.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import { isSlug } from '../../../rules/slug.ts';
import { stockLevel } from '../../../rules/stock.ts';
import { heldPieces } from '../../orders/held-pieces.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { waitingPeople } from '../../restock/waiting-people.ts';
import { getUnpaidTerms } from '../../shop/unpaid-terms.ts';
import type { CatalogueCache } from '../catalogue-cache.ts';
import { type FoodRow, selectFoodDetails } from '../foods.store.ts';
import { titleWordsFor } from '../search-foods.ts';
import { serializeFood } from '../serialize-food.ts';
import { type FoodSelection, selectFood, selectFoods, selectLowLevels } from './foods.store.ts';

/** One or two characters are the start of a word. */
const MIN_INTERPRETED_LENGTH = 3;

/** A page of foods for admins, including drafts, with stock levels, the pieces that unpaid orders hold and who waits. */
export async function listAdminFoods(
  db: Db,
  catalogue: CatalogueCache,
  selection: FoodSelection,
): Promise<AdminFood[]> {
  const { search = '' } = selection;
  // as in the shop: regional words in any script, and misspelt ones
  const titleWords = search.length >= MIN_INTERPRETED_LENGTH ? await titleWordsFor(catalogue, search) : [];
  const foods = await toAdminFoods(db, await selectFoods(db, { ...selection, titleWords }));
  const ids = foods.map(({ _id }) => _id);
  const held = await heldPieces(db, ids);
  const waiting = await waitingPeople(db, ids);
  const { lowStock } = await getUnpaidTerms(db);
  return foods.map((food) => ({
    ...food,
    quantities: food.quantities.map((line) => ({
      ...line,
      held: held(food._id, line.size),
      waiting: waiting(food._id, line.size),
      level: stockLevel(line.stock, line.lowStock ?? lowStock),
    })),
  }));
}

export async function getAdminFood(db: Db, id: string): Promise<Result<AdminFood, 'food-not-found'>> {
  const row = isSlug(id) ? await selectFood(db, id) : undefined;
  const [food] = await toAdminFoods(db, row ? [row] : []);
  return food ? success(food) : failure('food-not-found');
}

async function toAdminFoods(db: Db, rows: FoodRow[]): Promise<AdminFood[]> {
  const ids = rows.map(({ id }) => id);
  const known = await selectFoodDetails(db, ids);
  const lowStock = await selectLowLevels(db, ids);
  return rows.flatMap(({ id, hsn, gstBasisPoints, shelfLifeDays, seedGramsPerLitre, status, version }) => {
    const details = known.get(id);
    if (!details) return [];
    return [
      {
        ...serializeFood(details),
        discount: details.ownDiscountPercent,
        currentDiscount: details.discountPercent,
        quantities: details.sizes.map(({ pressedOn: _, bestBefore: __, hasBatches, ...size }) => ({
          ...size,
          price: rupeesFromPaise(size.price),
          lowStock: lowStock(id, size.size),
          ...(hasBatches && { hasBatches }),
        })),
        pictures: details.images,
        hsn,
        gstRate: gstBasisPoints === null ? null : gstBasisPoints / 100,
        shelfLifeDays,
        seedGramsPerLitre,
        status,
        version,
      },
    ];
  });
}
