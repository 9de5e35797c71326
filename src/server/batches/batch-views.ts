import type { BatchDetails, BatchSummary } from '../../contract/admin/batches.ts';
import { batchState } from '../../rules/batches.ts';
import type { Db } from '../platform/db/db.ts';
import {
  type BatchRow,
  findFood,
  selectChanges,
  selectGone,
  selectSizes,
  selectToday,
} from './batches.store.ts';

const MAX_CHANGES = 100;

interface Listed {
  batch: BatchRow;
  foodName: string;
  made: number;
  bottles: number;
}

export function toSummary({ batch, foodName, made, bottles }: Listed, today: string): BatchSummary {
  return {
    _id: batch.id,
    code: batch.code,
    isUnbatched: batch.isUnbatched,
    food: { _id: batch.foodId, name: foodName },
    pressedOn: batch.pressedOn,
    bestBefore: batch.bestBefore,
    sellUntil: batch.sellUntil,
    state: batchState({ ...batch, bottles }, today),
    made,
    bottles,
  };
}

export async function toDetails(db: Db, batch: BatchRow): Promise<BatchDetails> {
  const sizes = await selectSizes(db, batch.id);
  const gone = new Map((await selectGone(db, batch.id)).map((row) => [row.size, row]));
  const changes = await selectChanges(db, batch.id, MAX_CHANGES);
  const food = await findFood(db, batch.foodId);
  const total = (field: 'made' | 'bottles') => sizes.reduce((sum, size) => sum + size[field], 0);
  const listed = {
    batch,
    foodName: food?.name ?? batch.foodId,
    made: total('made'),
    bottles: total('bottles'),
  };
  const { version, seedSource, gramsIn, outputAmount, outputUnit, notes, story, photos } = batch;
  return {
    ...toSummary(listed, await selectToday(db)),
    version,
    seedSource,
    gramsIn,
    output: outputAmount !== null && outputUnit ? { amount: outputAmount, unit: outputUnit } : null,
    notes,
    story,
    photos,
    reportUrl: batch.reportUrl,
    reportName: batch.reportName,
    blockedAt: batch.blockedAt?.toISOString() ?? null,
    blockReason: batch.blockReason,
    recalledAt: batch.recalledAt?.toISOString() ?? null,
    sizes: sizes.map(({ size, made, bottles }) => ({
      size,
      made,
      bottles,
      sold: gone.get(size)?.sold ?? 0,
      writtenOff: gone.get(size)?.writtenOff ?? 0,
    })),
    changes: changes.map(({ change: { id, at, size, delta, reason, note }, actor }) => ({
      id,
      at: at.toISOString(),
      size,
      delta,
      reason,
      note,
      actor,
    })),
  };
}
