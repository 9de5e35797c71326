import type { ReturnStepInput } from '../../../contract/returns.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import { countPieces } from '../../../rules/pick-list.ts';
import {
  nextReturnSteps,
  type RequestKind,
  type ReturnedItem,
  type ReturnStage,
  type ReturnStep,
} from '../../../rules/returns.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import { returnEmails } from '../../emails/return-emails.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { ActionCode } from '../../orders/admin/action-error.ts';
import { refundPart } from '../../orders/admin/refund-order.ts';
import { addOrderNote, type LockedOrder, lockOrderWithLines } from '../../orders/locked-order.ts';
import { restockGoods } from '../../orders/restock-goods.ts';
import { writeOffGoods } from '../../orders/write-off-goods.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import { lockRequest, setSent, setStage } from '../returns.store.ts';

type Code = ActionCode | 'request-not-found';

const stages: Record<Exclude<ReturnStep, 'send'>, ReturnStage> = {
  receive: 'received',
  refund: 'refunded',
  close: 'closed',
};

/**
 * One step of an accepted return: goods on their way, received, refunded, or closed without a refund. All its consequences are one
 * transaction under the order's lock: a step is done once, and a crash rolls it back completely.
 */
export function advanceReturn(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  currentUser: CurrentUser,
  requestId: string,
  input: ReturnStepInput,
): Promise<Result<undefined, Code>> {
  return withRetry(() =>
    transaction<Success<undefined>, Failure<Code>>(db, async (tx, rollback) => {
      const request = await lockRequest(tx, requestId);
      const order = request && (await lockOrderWithLines(tx, request.orderId));
      if (!request || !order) return rollback(failure('request-not-found'));
      if (order.version !== input.version) return rollback(failure('order-changed'));
      const { kind, items, stage: before } = request;
      const isPossible =
        input.step === 'send'
          ? before === 'accepted' && !request.goodsStay
          : nextReturnSteps(kind, before, request.goodsStay).includes(input.step);
      if (!isPossible) return rollback(failure('order-step-refused'));
      const stage = input.step === 'send' ? before : stages[input.step];
      if (input.step === 'send') await setSent(tx, requestId, input.tracking);
      const refundId = await perform(
        { jobs, adminId: currentUser.id, kind, items },
        tx,
        order,
        input,
        rollback,
      );
      if (input.step !== 'send') await setStage(tx, requestId, stages[input.step], refundId);
      const { step, version: _version, ...details } = input;
      await recordChange(tx, {
        actorId: currentUser.id,
        action: `${step} ${kind}` as const,
        target: `order ${order.id}`,
        before: { stage: before },
        after: { stage, ...details },
      });
      await notifyCustomer({ jobs, sender }, tx, order, { kind, input });
      return success();
    }),
  );
}

async function perform(
  { jobs, adminId, kind, items }: { jobs: Jobs; adminId: string; kind: RequestKind; items: ReturnedItem[] },
  tx: Db,
  order: LockedOrder,
  input: ReturnStepInput,
  rollback: (error: Failure<Code>) => never,
): Promise<string | null> {
  switch (input.step) {
    case 'send':
      await addOrderNote(tx, order, {
        adminId,
        note: storedNotes.sentBack({ kind, tracking: input.tracking }),
      });
      return null;
    case 'receive': {
      const restocked = await restockGoods(tx, order.id, input.restocked);
      if (!restocked.ok) return rollback(restocked);
      await writeOffGoods(tx, order, writtenOff(order, items, input.restocked), adminId);
      const pieces = countPieces(input.restocked);
      const note =
        pieces > 0 ? storedNotes.goodsRestocked({ kind, pieces }) : storedNotes.goodsWrittenOff(kind);
      await addOrderNote(tx, order, { adminId, note });
      return null;
    }
    case 'refund':
      return (await refundPart(jobs, tx, order, { ...input, adminId }, rollback)).refundId;
    case 'close':
      await addOrderNote(tx, order, { adminId, note: storedNotes.closed({ kind, note: input.note }) });
      return null;
  }
}

type Restocked = Extract<ReturnStepInput, { step: 'receive' }>['restocked'];

/** What came back and is not sold again. A request that names no pieces is about the whole order. */
function writtenOff({ lines }: LockedOrder, items: readonly ReturnedItem[], restocked: Restocked) {
  return lines.map(({ foodId, size, quantity, restocked: earlier }, index) => {
    const named = countPieces(items.filter(({ line }) => line === index));
    const soldAgain = countPieces(
      restocked.filter((piece) => piece.productId === foodId && piece.size === size),
    );
    const came = Math.min(items.length > 0 ? named : quantity, quantity - earlier);
    return { foodId, size, quantity: came - soldAgain };
  });
}

/** A refund has its own email, which is sent when the provider has processed it. */
async function notifyCustomer(
  { jobs, sender }: { jobs: Jobs; sender: Sender },
  tx: Db,
  order: LockedOrder,
  { kind, input }: { kind: RequestKind; input: ReturnStepInput },
): Promise<void> {
  const { name, email } = order;
  if (!email || input.step === 'refund' || input.step === 'send') return;
  await enqueueEmail(jobs, tx, {
    to: { name, address: email },
    content:
      input.step === 'close'
        ? returnEmails.closed(order, kind, input.note, sender)
        : returnEmails.received(order, kind, sender),
  });
}
