import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { batchCodes, batches } from '../platform/db/schema/batches.ts';
import { foodImages, foods } from '../platform/db/schema/catalogue.ts';
import { recalls } from '../platform/db/schema/recalls.ts';

/** By a code that the batch has or once had; `code` in capitals. */
export async function findBatchByCode(db: Db, code: string) {
  const [row] = await db
    .select({
      code: batches.code,
      foodId: batches.foodId,
      food: foods.name,
      status: foods.status,
      removedAt: foods.removedAt,
      imageUrl: foodImages.url,
      pressedOn: batches.pressedOn,
      bestBefore: batches.bestBefore,
      blockedAt: batches.blockedAt,
      recalledAt: batches.recalledAt,
      recallReason: batches.recallReason,
      hazard: recalls.hazard,
      advice: recalls.advice,
      story: batches.story,
      photos: batches.photos,
      reportUrl: batches.reportUrl,
      reportName: batches.reportName,
    })
    .from(batchCodes)
    .innerJoin(batches, eq(batches.id, batchCodes.batchId))
    .innerJoin(foods, eq(foods.id, batches.foodId))
    .leftJoin(foodImages, and(eq(foodImages.foodId, foods.id), eq(foodImages.position, 0)))
    .leftJoin(recalls, eq(recalls.batchId, batches.id))
    .where(and(eq(batchCodes.code, code), eq(batches.isUnbatched, false)));
  return row;
}
