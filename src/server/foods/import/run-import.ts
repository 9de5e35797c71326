import type { Seller } from '../../../contract/invoice.ts';
import type { FieldDefinition } from '../../../extension/field-definitions.ts';
import { importResults } from '../../../messages/import-results.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import type { Queue } from '../../platform/jobs.ts';
import { inCurrentLanguage } from '../../platform/stored-text.ts';
import { lockFoods, selectFoodStates } from './bulk-foods.store.ts';
import { fieldColumns } from './field-columns.ts';
import { foodIdOf } from './food-id.ts';
import { imageNameOf, imageNamesOf } from './image-name.ts';
import {
  findImport,
  type ImportRow,
  type LineRow,
  lockImport,
  selectImages,
  selectLinesOfFoods,
  updateImport,
  writeResults,
} from './imports.store.ts';
import { planFood } from './plan-food.ts';
import {
  type FoodPlan,
  type ImageOf,
  type LineResult,
  lineMessage,
  type PlannedLine,
  type PlanRules,
} from './plan-types.ts';
import { type ImageDeps, storeNextImages } from './store-images.ts';
import { writeFoods } from './write-foods.ts';

/** A batch is one transaction, and holds the locks of its foods for a fraction of a second. */
const FOODS_PER_BATCH = 100;

/** The job of a killed process is retried and goes on with the next batch. */
export const importQueue: Queue<{ importId: string }> = {
  name: 'import-foods',
  options: {
    retryLimit: 10,
    retryDelay: 3,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 6 * 3600,
  },
};

export interface ImportDeps extends ImageDeps {
  seller: () => Promise<Pick<Seller, 'gstin'>>;
  isLive: boolean;
  /** Extra fields of extensions. */
  fields: readonly FieldDefinition[];
}

/** Checks or applies an import to its end, or until it is cancelled. May run twice at once: batches never overlap. */
export async function runImport(deps: ImportDeps, importId: string): Promise<void> {
  for (;;) {
    const row = await findImport(deps.db, importId);
    if (!row || !isActive(row)) return;
    if (row.state === 'checking' && (await storeNextImages(deps, importId))) continue;
    // read before the transaction, because it takes a second connection
    const { gstin } = await deps.seller();
    const tax = {
      needsTax: gstin !== '',
      isLive: deps.isLive,
      fieldColumns: fieldColumns(deps.fields),
    };
    const isDone = await withRetry(() => deps.db.transaction((tx) => runBatch(tx, importId, tax)));
    if (isDone) return;
  }
}

const isActive = ({ state }: ImportRow) => state === 'checking' || state === 'running';

async function runBatch(tx: Db, importId: string, tax: Omit<PlanRules, 'imageOf'>): Promise<boolean> {
  const row = await lockImport(tx, importId);
  if (!row || !isActive(row)) return true;
  if (row.nextFood > row.foodCount) {
    await finish(tx, row);
    return true;
  }
  const lines = await selectLinesOfFoods(tx, importId, row.nextFood, FOODS_PER_BATCH);
  const groups = groupByFood(lines);
  const ids = groups.map(({ id }) => id);
  if (row.state === 'running') await lockFoods(tx, ids);
  const current = await selectFoodStates(tx, ids);
  const rules = { ...tax, imageOf: await imagesOf(tx, importId, lines) };
  const plans = groups.map((group) => planFood(group.id, current.get(group.id), group.lines, rules));
  const results =
    row.state === 'running'
      ? await applyPlans(tx, plans, current, row.actorId)
      : plans.flatMap((plan) => plan.lines);
  await writeResults(tx, importId, results);
  await updateImport(tx, importId, {
    ...addCounts(row, results),
    nextFood: row.nextFood + FOODS_PER_BATCH,
  });
  return false;
}

function groupByFood(lines: LineRow[]): { id: string; lines: LineRow[] }[] {
  const groups = new Map<number, LineRow[]>();
  for (const line of lines) {
    const group = groups.get(line.food);
    if (group) group.push(line);
    else groups.set(line.food, [line]);
  }
  return [...groups.values()].map((group) => {
    const first = group.find(({ cells }) => foodIdOf(cells));
    return { id: (first && foodIdOf(first.cells)) ?? '', lines: group };
  });
}

async function imagesOf(tx: Db, importId: string, lines: LineRow[]): Promise<ImageOf> {
  const names = new Set(lines.flatMap(({ cells }) => imageNamesOf(cells)));
  const found = new Map((await selectImages(tx, importId, [...names])).map((image) => [image.name, image]));
  return (cell) => {
    const { url, error, translations } = found.get(imageNameOf(cell)) ?? {};
    if (url) return { url };
    return { error: () => (error ? inCurrentLanguage(error, translations) : importResults.imageMissing) };
  };
}

async function applyPlans(
  tx: Db,
  plans: FoodPlan[],
  current: Awaited<ReturnType<typeof selectFoodStates>>,
  actorId: string | null,
): Promise<PlannedLine[]> {
  const targets = plans.flatMap(({ target }) => target ?? []);
  const taken = await writeFoods(tx, targets, current, actorId);
  return plans.flatMap(({ target, lines }) =>
    target && taken.has(target.id)
      ? lines.map(
          ({ line }): PlannedLine => ({
            line,
            result: 'rejected',
            messages: [lineMessage('id', () => importResults.addedMeanwhile)],
          }),
        )
      : lines,
  );
}

function addCounts(row: ImportRow, results: PlannedLine[]) {
  const count = (result: LineResult) => row[result] + results.filter((line) => line.result === result).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
  };
}

async function finish(tx: Db, row: ImportRow): Promise<void> {
  if (row.state === 'checking') return updateImport(tx, row.id, { state: 'checked' });
  await updateImport(tx, row.id, { state: 'done', finishedAt: new Date() });
  await recordImport(tx, row, 'import foods');
}

/** One entry for the whole file; its lines can be read for 30 days. */
export async function recordImport(
  tx: Db,
  { id, actorId, fileName, created, changed, unchanged, rejected }: ImportRow,
  action: 'import foods' | 'cancel import',
): Promise<void> {
  if (!actorId) return;
  const after = { file: fileName, created, changed, unchanged, rejected };
  await recordChange(tx, { actorId, action, target: `food import ${id}`, before: {}, after });
}
