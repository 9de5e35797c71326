import { isDeepStrictEqual } from 'node:util';
import type { AdminFood, FoodChange } from '../../../contract/food-input.ts';
import { adminBatches } from '../../../messages/admin-batches.ts';
import { missingForTax } from '../../../rules/food-law.ts';
import { type FoodTexts, realignLists } from '../../../rules/translated-texts.ts';
import { recordChange } from '../../audit/record-change.ts';
import { sizesInUse } from '../../batches/sizes-in-use.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { failure, type Result } from '../../platform/result.ts';
import type { FoodRow } from '../foods.store.ts';
import { lockFood, lockSizes, saveTranslations, updateFood } from './foods.store.ts';
import { getAdminFood } from './list-foods.ts';
import { type TaxDeps, taxMissing } from './tax-missing.ts';
import { textsOf } from './texts-of.ts';
import { changesBatchedStock, columnsOf, removedSizes, writeDetails } from './write-food.ts';

/** Fails when another admin has changed the food since `version` was read. */
export function changeFood(
  db: Db,
  currentUser: CurrentUser,
  { _id, version, ...input }: FoodChange,
  { seller }: TaxDeps,
): Promise<Result<AdminFood, 'food-tax-missing' | 'food-not-found' | 'food-changed' | 'stock-in-batches'>> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const row = await lockFood(tx, _id);
      if (!row) return failure('food-not-found');
      await lockSizes(tx, [_id]);
      const found = await getAdminFood(tx, _id);
      if (!found.ok) return found;
      const before = found.value;
      if (version !== undefined && version !== before.version) return failure('food-changed');
      const { status = before.status, hsn = before.hsn, gstRate = before.gstRate } = input;
      const missing = status === 'published' && (await taxMissing(tx, seller, { hsn, gstRate }));
      // an old food that was published without tax data can still be changed
      const wasMissing = before.status === 'published' && !isEmpty(missingForTax(before));
      if (missing && !wasMissing) return missing;
      if (changesBatchedStock(input, before)) return failure('stock-in-batches');
      const [size] = await sizesInUse(tx, _id, removedSizes(input, before));
      if (size !== undefined) return failure('stock-in-batches', { message: adminBatches.sizeInUse(size) });
      await updateFood(tx, _id, columnsOf(input));
      await writeDetails(tx, _id, input, currentUser.id, before);
      const after = await getAdminFood(tx, _id);
      if (!after.ok) return after;
      await realignTranslations(tx, row, textsOf(before), textsOf(after.value));
      await recordChange(tx, {
        actorId: currentUser.id,
        action: 'edit food',
        target: `food ${_id}`,
        before: forAudit(before),
        after: forAudit(after.value),
      });
      return after;
    }),
  );
}

/** Lines of lists keep their translations when an admin moves or removes some. */
async function realignTranslations(
  tx: Db,
  { id, translations }: FoodRow,
  before: FoodTexts,
  after: FoodTexts,
): Promise<void> {
  if (isEmpty(translations) || isDeepStrictEqual(before, after)) return;
  await saveTranslations(tx, id, realignLists(before, after, translations));
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/** Without fields that repeat others or that the server changes. */
function forAudit({
  version,
  currentDiscount,
  images,
  imageUrl,
  imageAlt,
  averageRating,
  reviewCount,
  ...food
}: AdminFood) {
  return { ...food, ingredients: food.ingredients.map(({ name, quantity }) => ({ name, quantity })) };
}
