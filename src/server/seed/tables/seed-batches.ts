import { batchCode, bestBeforeOf, DEFAULT_BATCH_TERMS } from '../../../rules/batches.ts';
import { addDays, dayOf } from '../../../rules/days.ts';
import type { Db } from '../../platform/db/db.ts';
import { batches, batchSizes } from '../../platform/db/schema/batches.ts';
import { setStockReason } from '../../platform/db/stock-reason.ts';
import { seededId } from '../../platform/ids.ts';
import { mediaUrl } from '../media-url.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

type SeedFood = SeedFiles['foods'][number];

/** What a size starts with: one that has batches is filled by them. */
export function stockBeforeBatches(
  { batches: pressed }: SeedFood,
  { size, stock }: SeedFood['sizes'][number],
): number | null {
  return pressed.some(({ sizes }) => size in sizes) ? 0 : stock;
}

/** The dates count from the day on which the demo starts, so that its bottles are fresh. */
export async function seedBatches(db: Db, files: SeedFiles, food: SeedFood): Promise<void> {
  const today = dayOf(new Date());
  for (const [position, { pressedDaysAgo, output, sizes, photos, ...batch }] of food.batches.entries()) {
    const pressedOn = addDays(today, -pressedDaysAgo);
    const code = batchCode(DEFAULT_BATCH_TERMS.codePattern, food.id, pressedOn);
    const id = seededId(SEEDED_AT, `batch ${food.id} ${position}`);
    await setStockReason(db, { reason: 'pressed', note: code });
    await db.insert(batches).values({
      ...batch,
      id,
      foodId: food.id,
      code,
      pressedOn,
      bestBefore: bestBeforeOf(pressedOn, food.shelfLifeDays),
      outputAmount: output.amount,
      outputUnit: output.unit,
      photos: photos.map((file) => mediaUrl(files, file)),
    });
    await db.insert(batchSizes).values(
      Object.entries(sizes).map(([size, made]) => ({
        batchId: id,
        foodId: food.id,
        size,
        made,
        bottles: made,
      })),
    );
  }
}
