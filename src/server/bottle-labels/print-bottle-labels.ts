import { type BottleLabels, type BottleLabelsQuery, MAX_LABELS } from '../../contract/admin/bottle-labels.ts';
import type { Seller } from '../../contract/invoice.ts';
import { adminLabels } from '../../messages/admin-labels.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { formatPaise } from '../../rules/money.ts';
import { netQuantity } from '../../rules/net-quantity.ts';
import { shownDay } from '../../rules/shown-time.ts';
import { unitSalePrice } from '../../rules/unit-sale-price.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { BottleLabel } from './batch-papers.ts';
import { findBatchToLabel, selectSizesToLabel } from './bottle-labels.store.ts';
import { drawPaperOffThread } from './draw-off-thread.ts';

export interface LabelDeps {
  db: Db;
  /** Begins the address in the QR codes. */
  publicUrl: string;
  seller: () => Promise<Seller>;
}

/** What can be labelled of a batch; bottles that were counted before the first batch have no labels. */
export async function getBottleLabels(
  { db, publicUrl }: Pick<LabelDeps, 'db' | 'publicUrl'>,
  batchId: string,
): Promise<Result<BottleLabels, 'batch-not-found'>> {
  const batch = await findBatchToLabel(db, batchId);
  if (!batch?.pressedOn || !batch.bestBefore) return failure('batch-not-found');
  const { code, food, foodId, pressedOn, bestBefore } = batch;
  const sizes = await selectSizesToLabel(db, batchId, foodId);
  return success({
    code,
    food,
    pressedOn,
    bestBefore,
    link: linkOf(publicUrl, code),
    sizes: sizes.map(({ size, made }) => ({ size, made })),
  });
}

/** Short and never changed: it is printed on bottles. */
const linkOf = (publicUrl: string, code: string) => `${publicUrl}/b/${code}`;

type Size = Awaited<ReturnType<typeof selectSizesToLabel>>[number];

/** A label for each bottle of the batch. In English, which the law accepts for declarations on a package everywhere in India. */
export async function printBottleLabels(
  { db, publicUrl, seller }: LabelDeps,
  batchId: string,
  { sheet, size, count, skip, x, y }: BottleLabelsQuery,
): Promise<Result<{ pdf: Uint8Array; code: string }, 'batch-not-found' | 'bad-request'>> {
  const batch = await findBatchToLabel(db, batchId);
  if (!batch?.pressedOn || !batch.bestBefore) return failure('batch-not-found');
  const { code, food, pressedOn, bestBefore } = batch;
  const sizes = (await selectSizesToLabel(db, batchId, batch.foodId)).filter(
    (one) => size === undefined || one.size === size,
  );
  const wanted = sizes.map((one) => ({ ...one, count: count ?? one.made })).filter((one) => one.count > 0);
  const total = wanted.reduce((sum, one) => sum + one.count, 0);
  if (total === 0) return failure('bad-request', { message: adminLabels.nothing });
  if (total > MAX_LABELS) return failure('bad-request', { message: adminLabels.tooMany(MAX_LABELS) });
  const maker = makerLines(await seller());
  const dates = { code, pressedOn, bestBefore };
  const labels = wanted.map(
    (one): BottleLabel => ({ food, facts: factLines(one, dates), maker, count: one.count }),
  );
  const pdf = await drawPaperOffThread({
    kind: 'labels',
    sheet,
    link: linkOf(publicUrl, code),
    labels,
    skip,
    shift: { x, y },
  });
  return success({ pdf, code });
}

/** The declarations of rule 6 of the Legal Metrology rules, and the batch number of the food law. */
function factLines(
  { size, sold }: Size,
  { code, pressedOn, bestBefore }: { code: string; pressedOn: string; bestBefore: string },
): string[] {
  const net =
    sold?.netAmount && sold.netUnit ? { amount: sold.netAmount, unit: sold.netUnit } : netQuantity(size);
  const perUnit = sold && net ? unitSalePrice(sold.price, net) : '';
  return [
    `Net qty. ${size}`,
    `Batch No. ${code}`,
    `Mfd. ${shownDay(pressedOn, DEFAULT_LANGUAGE)}`,
    `Best before ${shownDay(bestBefore, DEFAULT_LANGUAGE)}`,
    ...(sold ? [`MRP ${formatPaise(sold.price)} incl. of all taxes`] : []),
    ...(perUnit ? [`USP ${perUnit}`] : []),
  ];
}

function makerLines({ legalName, address, foodLicence, phone, email }: Seller): string[] {
  const care = [phone, email].filter(Boolean).join(', ');
  return [
    [legalName, address].filter(Boolean).join(', '),
    ...(foodLicence ? [`FSSAI Lic. No. ${foodLicence}`] : []),
    ...(care ? [`Consumer care: ${care}`] : []),
  ];
}
