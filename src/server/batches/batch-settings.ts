import type { BatchTermsForm, BatchYield } from '../../contract/admin/batches.ts';
import { isSlug } from '../../rules/slug.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { changeBatchTerms, type VersionedBatchTerms } from '../shop/batch-terms.ts';
import { findFood, updateFoodYield } from './batches.store.ts';
import { refreshBatches } from './refresh-batches.ts';

/** With another minimum, batches leave the stock or come back at once. */
export async function saveBatchTerms(
  db: Db,
  actorId: string,
  form: BatchTermsForm,
): Promise<Result<VersionedBatchTerms, 'settings-changed'>> {
  const saved = await changeBatchTerms(db, actorId, form);
  if (saved.ok) await refreshBatches(db);
  return saved;
}

/** Shelf life and yield of a food, for its next batches and the press plan. */
export function saveYield(
  db: Db,
  actorId: string,
  foodId: string,
  { seedGramsPerLitre, shelfLifeDays }: BatchYield,
): Promise<Result<BatchYield, 'food-not-found'>> {
  return db.transaction(async (tx) => {
    const before = isSlug(foodId) ? await findFood(tx, foodId) : undefined;
    if (!before || before.removedAt) return failure('food-not-found');
    const after = { seedGramsPerLitre, shelfLifeDays };
    await updateFoodYield(tx, foodId, after);
    await recordChange(tx, {
      actorId,
      action: 'edit food',
      target: `food ${foodId}`,
      before: { seedGramsPerLitre: before.seedGramsPerLitre, shelfLifeDays: before.shelfLifeDays },
      after,
    });
    return success(after);
  });
}
