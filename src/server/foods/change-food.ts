import type { AdminFood, FoodChange } from '../../contract/food-input.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { retried } from '../platform/db/retried.ts';
import { getAdminFood } from './admin-foods.ts';
import { lockFood, updateFood } from './foods-admin.store.ts';
import { type SellerOf, type TaxMissing, taxMissing } from './tax-missing.ts';
import { columnsOf, writeDetails } from './write-food.ts';

/** An admin's change of a food, refused when another admin has changed it since it was read. */
export function changeFood(
  db: Db,
  caller: Caller,
  { _id, version, ...input }: FoodChange,
  seller: SellerOf,
): Promise<AdminFood | TaxMissing | 'food-not-found' | 'food-changed'> {
  return retried(() =>
    db.transaction(async (tx) => {
      const row = await lockFood(tx, _id);
      const before = row && (await getAdminFood(tx, _id));
      if (!before || typeof before === 'string') return 'food-not-found';
      if (version !== undefined && version !== before.version) return 'food-changed';
      const { status = before.status, hsn = before.hsn, gstRate = before.gstRate } = input;
      // a food that is sold without its tax since long may get a new price, but is not published so again
      const isAsked = input.status === 'published' || input.hsn === null || input.gstRate === null;
      const missing = isAsked && status === 'published' && (await taxMissing(tx, seller, { hsn, gstRate }));
      if (missing) return missing;
      await updateFood(tx, _id, columnsOf(input));
      await writeDetails(tx, _id, input, before);
      const after = await getAdminFood(tx, _id);
      if (typeof after === 'string') return after;
      await recordChange(tx, {
        actorId: caller.id,
        action: 'edit food',
        target: `food ${_id}`,
        before: forAudit(before),
        after: forAudit(after),
      });
      return after;
    }),
  );
}

/** What only repeats other fields, or changes by itself, is no news. */
function forAudit({ version, images, imageUrl, imageAlt, averageRating, reviewCount, ...food }: AdminFood) {
  return { ...food, ingredients: food.ingredients.map(({ name, quantity }) => ({ name, quantity })) };
}
