import type { RecallSettle, RecallSettled } from '../../contract/admin/recalls.ts';
import { adminRecalls } from '../../messages/admin-recalls.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import type { RecallSettlement } from '../../rules/recalls.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { replacementEmail } from '../emails/replacement-email.ts';
import { leftOfOrder } from '../invoices/plan-refund.ts';
import { isRefunded, refundPart } from '../orders/admin/refund-order.ts';
import { type LockedOrder, lockOrderWithLines } from '../orders/locked-order.ts';
import { placeReplacement } from '../orders/place-replacement.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { errorMessage } from '../platform/error-message.ts';
import type { Jobs } from '../platform/jobs.ts';
import { languageScope } from '../platform/language-scope.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { lockPerson, selectBottles, setSettled } from './recall-people.store.ts';
import { findRecall } from './recalls.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
}

interface Case {
  recallId: string;
  batchId: string;
  code: string;
  how: RecallSettlement;
  adminId: string;
}

type Rollback = (error: Failure) => never;

/**
 * Money back or new bottles for each of these people, each in a transaction of its own. Who was settled before is left as it is. A
 * refund that needs a fresh proof ends it: the browser asks for one and sends the same people again.
 */
export async function settlePeople(
  deps: Deps,
  recallId: string,
  { how, people }: RecallSettle,
  adminId: string,
): Promise<Result<RecallSettled, 'recall-not-found' | 'proof-needed'>> {
  const found = await findRecall(deps.db, recallId);
  if (!found) return failure('recall-not-found');
  const about: Case = { recallId, batchId: found.recall.batchId, code: found.code, how, adminId };
  const sender = await deps.sender();
  const result: RecallSettled = { done: [], failed: [] };
  for (const personId of new Set(people)) {
    const settled = await settlePerson({ ...deps, sender }, about, personId);
    if (settled.ok) result.done.push(personId);
    else if (settled.code === 'proof-needed') return failure('proof-needed');
    else result.failed.push({ _id: personId, error: settled.message ?? errorMessage(settled.code) });
  }
  return success(result);
}

function settlePerson(
  deps: { db: Db; jobs: Jobs; sender: Sender },
  about: Case,
  personId: string,
): Promise<Success<undefined> | Failure> {
  return withRetry(() =>
    transaction<Success<undefined>, Failure>(deps.db, async (tx, rollback) => {
      const person = await lockPerson(tx, about.recallId, personId);
      if (!person) return rollback(failure('recall-not-found'));
      if (person.settled === about.how) return success();
      // money or bottles are not taken back
      if (person.settled !== null && person.settled !== 'nothing')
        return rollback(failure('recall-changed', { message: adminRecalls.settledBefore }));
      if (about.how !== 'nothing') await perform(deps, tx, about, personId, rollback);
      await setSettled(tx, personId, about.how);
      return success();
    }),
  );
}

async function perform(
  deps: { jobs: Jobs; sender: Sender },
  tx: Db,
  about: Case,
  personId: string,
  rollback: Rollback,
): Promise<void> {
  const bottles = await selectBottles(tx, personId, about.batchId);
  if (bottles.length === 0)
    return rollback(failure('refund-not-possible', { message: adminRecalls.noBottles }));
  let isSettled = false;
  for (const [orderId, ofOrder] of Map.groupBy(bottles, (one) => one.orderId)) {
    const order = await lockOrderWithLines(tx, orderId);
    if (!order) return rollback(failure('order-not-found'));
    const settle = about.how === 'refund' ? refund : replace;
    isSettled = (await settle(deps, tx, about, { order, bottles: ofOrder }, rollback)) || isSettled;
  }
  if (!isSettled) return rollback(failure('refund-not-possible', { message: adminRecalls.nothingToRefund }));
}

interface Bottles {
  order: LockedOrder;
  bottles: { foodId: string; size: string; pieces: number }[];
}

/** False when nothing of these bottles is left to refund: they were free, or their money went back before. */
async function refund(
  { jobs }: { jobs: Jobs },
  tx: Db,
  { code, adminId }: Case,
  { order, bottles }: Bottles,
  rollback: Rollback,
): Promise<boolean> {
  if (order.total === 0 || (await isRefunded(tx, order.id))) return false;
  const left = (await leftOfOrder(tx, order.id))?.left.filter(({ kind }) => kind === 'goods');
  const items = bottles
    .map(({ foodId, size, pieces }) => {
      const index = order.lines.findIndex((line) => line.foodId === foodId && line.size === size);
      // without an invoice the refund says why it is not possible
      const max = left ? (left.find(({ line }) => line === index)?.quantity ?? 0) : pieces;
      return { line: index, quantity: Math.min(pieces, max) };
    })
    .filter(({ quantity }) => quantity > 0);
  if (items.length === 0) return false;
  const reason = storedNotes.recalled(code);
  const { refundId } = await refundPart(jobs, tx, order, { items, reason, adminId }, rollback);
  await recordChange(tx, {
    actorId: adminId,
    action: 'refund order',
    target: `order ${order.id}`,
    before: {},
    after: { refund: refundId, reason },
  });
  return true;
}

async function replace(
  { jobs, sender }: { jobs: Jobs; sender: Sender },
  tx: Db,
  { recallId, code, adminId }: Case,
  { order, bottles }: Bottles,
  rollback: Rollback,
): Promise<true> {
  const lines = bottles.map(({ foodId, size, pieces }) => ({ foodId, size, quantity: pieces }));
  const placed = await placeReplacement(
    tx,
    { original: order, lines, key: `recall-${recallId}-${order.id}`, adminId, policy: sender.policy },
    rollback,
  );
  await recordChange(tx, {
    actorId: adminId,
    action: 'replace order',
    target: `order ${order.id}`,
    before: {},
    after: { replacement: placed.number, batch: code },
  });
  const { name, email: address, language } = placed;
  // whoever ordered by phone is called
  if (!address) return true;
  const content = languageScope.run(language, () => replacementEmail({ ...placed, code }, sender));
  await enqueueEmail(jobs, tx, { to: { name, address }, content });
  return true;
}
