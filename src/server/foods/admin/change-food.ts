import type { AdminFood, FoodChange } from '../../../contract/food-input.ts';
import { missingForTax } from '../../../rules/food-law.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { lockFood, updateFood } from './foods.store.ts';
import { getAdminFood } from './list-foods.ts';
import { type TaxFields, type TaxMissing, taxMissing } from './tax-missing.ts';
import { columnsOf, writeDetails } from './write-food.ts';

/** An admin's change of a food, refused when another admin has changed it since it was read. */
export function changeFood(
  db: Db,
  currentUser: CurrentUser,
  { _id, version, ...input }: FoodChange,
  { seller }: TaxFields,
): Promise<AdminFood | TaxMissing | 'food-not-found' | 'food-changed'> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const row = await lockFood(tx, _id);
      const before = row && (await getAdminFood(tx, _id));
      if (!before || typeof before === 'string') return 'food-not-found';
      if (version !== undefined && version !== before.version) return 'food-changed';
      const { status = before.status, hsn = before.hsn, gstRate = before.gstRate } = input;
      const missing = status === 'published' && (await taxMissing(tx, seller, { hsn, gstRate }));
      // a food that is on sale without its tax since long may get a new price
      const wasSo = before.status === 'published' && !isEmpty(missingForTax(before));
      if (missing && !wasSo) return missing;
      await updateFood(tx, _id, columnsOf(input));
      await writeDetails(tx, _id, input, before);
      const after = await getAdminFood(tx, _id);
      if (typeof after === 'string') return after;
      await recordChange(tx, {
        actorId: currentUser.id,
        action: 'edit food',
        target: `food ${_id}`,
        before: forAudit(before),
        after: forAudit(after),
      });
      return after;
    }),
  );
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/** What only repeats other fields, or changes by itself, is no news. */
function forAudit({ version, images, imageUrl, imageAlt, averageRating, reviewCount, ...food }: AdminFood) {
  return { ...food, ingredients: food.ingredients.map(({ name, quantity }) => ({ name, quantity })) };
}
