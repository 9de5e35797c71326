import type { BatchDetails, BatchStart, NewBatch } from '../../contract/admin/batches.ts';
import { batchCode, MAX_BATCH_CODE } from '../../rules/batches.ts';
import { isSlug } from '../../rules/slug.ts';
import { recordChange } from '../audit/record-change.ts';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { getBatchTerms } from '../shop/batch-terms.ts';
import { toDetails } from './batch-views.ts';
import {
  findBatch,
  findFood,
  insertBatch,
  insertSizes,
  lockSizesOf,
  selectCodesLike,
  selectFoodSizes,
} from './batches.store.ts';

type MakeCode = 'food-not-found' | 'size-not-sold' | 'batch-code-taken' | 'key-reused';

/** Makes a batch and adds its bottles to the stock. The same form, sent twice, makes one batch. */
export function makeBatch(db: Db, actorId: string, input: NewBatch): Promise<Result<BatchDetails, MakeCode>> {
  return withRetry(() =>
    transaction<Success<BatchDetails>, Failure<MakeCode>>(db, async (tx, rollback) => {
      const { _id: id, foodId, sizes } = input;
      await advisoryLock(tx, 'batch codes');
      const existing = await findBatch(tx, id);
      if (existing) {
        const isSame = existing.foodId === foodId && (!input.code || existing.code === input.code);
        return isSame ? success(await toDetails(tx, existing)) : rollback(failure('key-reused'));
      }
      const food = isSlug(foodId) ? await findFood(tx, foodId) : undefined;
      if (!food || food.removedAt) return rollback(failure('food-not-found'));
      const sold = new Set((await lockSizesOf(tx, foodId)).map(({ size }) => size));
      if (sizes.some(({ size }) => !sold.has(size))) return rollback(failure('size-not-sold'));
      const code = input.code || (await freeCode(tx, foodId, input.pressedOn));
      if ((await selectCodesLike(tx, code)).has(code)) return rollback(failure('batch-code-taken'));
      await setStockReason(tx, { reason: 'pressed', note: code, actorId });
      const { output, _id, sizes: _, ...columns } = input;
      await insertBatch(tx, {
        ...columns,
        id,
        code,
        outputAmount: output?.amount ?? null,
        outputUnit: output?.unit ?? null,
      });
      await insertSizes(
        tx,
        sizes
          .filter(({ made }) => made > 0)
          .map(({ size, made }) => ({ batchId: id, foodId, size, made, bottles: made })),
      );
      await recordChange(tx, {
        actorId,
        action: 'make batch',
        target: `batch ${id}`,
        before: {},
        after: { code, food: foodId, ...Object.fromEntries(sizes.map(({ size, made }) => [size, made])) },
      });
      const made = await findBatch(tx, id);
      if (!made) throw new Error('the batch was inserted and is gone');
      return success(await toDetails(tx, made));
    }),
  );
}

/** By the owner's pattern; a second pressing of a day gets a number. The caller has locked the codes. */
async function freeCode(db: Db, foodId: string, day: string): Promise<string> {
  const { codePattern } = await getBatchTerms(db);
  const code = batchCode(codePattern, foodId, day) || 'B';
  const taken = await selectCodesLike(db, code);
  if (!taken.has(code)) return code;
  let number = 2;
  const numbered = () => `${code.slice(0, MAX_BATCH_CODE - 5)}-${number}`;
  while (taken.has(numbered())) number += 1;
  return numbered();
}

/** What the form of a new batch of this food starts with. */
export async function startBatch(
  db: Db,
  foodId: string,
  day: string,
): Promise<Result<BatchStart, 'food-not-found'>> {
  const food = isSlug(foodId) ? await findFood(db, foodId) : undefined;
  if (!food || food.removedAt) return failure('food-not-found');
  const { id, name, shelfLifeDays, seedGramsPerLitre } = food;
  return success({
    food: { _id: id, name },
    shelfLifeDays,
    seedGramsPerLitre,
    sizes: await selectFoodSizes(db, foodId),
    code: await freeCode(db, foodId, day),
  });
}
