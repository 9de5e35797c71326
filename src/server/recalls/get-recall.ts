import type {
  RecallDetails,
  RecallPeopleQuery,
  RecallPerson,
  RecallPreview,
  RecallSummary,
} from '../../contract/admin/recalls.ts';
import { noticeState } from '../../rules/recalls.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import {
  countPeople,
  countSales,
  type PersonRow,
  selectOrdersToStop,
  selectPeople,
} from './recall-people.store.ts';
import { findBatch, findRecall, selectRecalls, selectSizes } from './recalls.store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a recall of this batch would mean; nothing is changed. */
export async function previewRecall(
  db: Db,
  wanted: string,
): Promise<Result<RecallPreview, 'batch-not-found'>> {
  const found = await findBatch(db, UUID.test(wanted) ? { id: wanted } : { code: wanted.toUpperCase() });
  if (!found) return failure('batch-not-found');
  const [sizes, sales] = await Promise.all([selectSizes(db, found.batchId), countSales(db, found.batchId)]);
  return success({
    batch: batchOf(found),
    recallId: found.recallId,
    bottlesLeft: sizes.reduce((sum, { left }) => sum + left, 0),
    people: sales.people,
    bottlesSold: sales.bottles,
    ordersToStop: sales.toStop,
  });
}

interface BatchRow {
  batchId: string;
  code: string;
  food: string;
  pressedOn: string | null;
  bestBefore: string | null;
}

function batchOf({ batchId, code, food, pressedOn, bestBefore }: BatchRow): RecallSummary['batch'] {
  return { _id: batchId, code, food, pressedOn, bestBefore };
}

type Listed = Awaited<ReturnType<typeof selectRecalls>>[number];

function summaryOf({ recall, ...batch }: Listed): RecallSummary {
  const { id, reason, startedAt, sentAt, endedOn } = recall;
  return {
    _id: id,
    batch: batchOf(batch),
    reason,
    startedAt: startedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    endedOn,
  };
}

export async function listRecalls(db: Db): Promise<RecallSummary[]> {
  return (await selectRecalls(db)).map(summaryOf);
}

export async function getRecall(db: Db, id: string): Promise<Result<RecallDetails, 'recall-not-found'>> {
  const found = await findRecall(db, id);
  if (!found) return failure('recall-not-found');
  const { recall, startedBy } = found;
  const { batchId } = recall;
  const [people, sales, sizes, ordersToStop] = await Promise.all([
    countPeople(db, id),
    countSales(db, batchId),
    selectSizes(db, batchId),
    selectOrdersToStop(db, batchId),
  ]);
  const { version, hazard, advice, authorityNotifiedOn } = recall;
  return success({
    ...summaryOf(found),
    version,
    hazard,
    advice,
    startedBy,
    authorityNotifiedOn,
    counts: { ...people, bottles: sales.bottles },
    sizes,
    soldFrom: sales.soldFrom,
    soldTo: sales.soldTo,
    ordersToStop,
  });
}

export async function listPeople(
  db: Db,
  id: string,
  { show, after, limit }: RecallPeopleQuery,
): Promise<Result<RecallPerson[], 'recall-not-found'>> {
  const found = await findRecall(db, id);
  if (!found) return failure('recall-not-found');
  const { batchId } = found.recall;
  const rows = await selectPeople(db, { recallId: id, batchId, show, after: after ?? null, limit });
  return success(rows.map(personOf));
}

function personOf(row: PersonRow): RecallPerson {
  const { id, name, email, phone, sold, emailedAt, emailError, messagedAt, calledAt, settled } = row;
  return {
    _id: id,
    name,
    email,
    phone,
    place: placeOf(row.address),
    pieces: sold.reduce((sum, { pieces }) => sum + pieces, 0),
    orders: sold.map((order) => ({ _id: order.id, number: order.number })),
    notice: noticeState(row),
    emailedAt: emailedAt?.toISOString() ?? null,
    emailError,
    messagedAt: messagedAt?.toISOString() ?? null,
    calledAt: calledAt?.toISOString() ?? null,
    settled,
  };
}

/** District and state; an old order has its address in one line. */
export function placeOf(address: PersonRow['address']): string {
  if (typeof address === 'string') return '';
  return [address.district, address.state].filter(Boolean).join(', ');
}
