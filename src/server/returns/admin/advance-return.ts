import type { ReturnStepInput } from '../../../contract/returns.ts';
import {
  nextReturnSteps,
  type RequestKind,
  type ReturnStage,
  type ReturnStep,
  returnStageText,
} from '../../../rules/returns.ts';
import { recordChange } from '../../audit/record-change.ts';
import { inEmailLanguage } from '../../emails/email-language.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import { greet } from '../../emails/greeting.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { ActionCode } from '../../orders/admin/action-error.ts';
import { refundPart } from '../../orders/admin/refund-order.ts';
import { addOrderNote, type LockedOrder, lockOrderWithLines } from '../../orders/locked-order.ts';
import { restockGoods } from '../../orders/restock-goods.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import { lockRequest, setStage } from '../returns.store.ts';

type Code = ActionCode | 'request-not-found';

const stages: Record<ReturnStep, ReturnStage> = { receive: 'received', refund: 'refunded', close: 'closed' };

/**
 * One step of an accepted return: goods received, refunded, or closed without a refund. All its consequences are one
 * transaction under the order's lock: a step is done once, and a crash rolls it back completely.
 */
export function advanceReturn(
  { db, jobs }: { db: Db; jobs: Jobs },
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
      const { kind, stage: before } = request;
      if (!nextReturnSteps(kind, before).includes(input.step)) return rollback(failure('order-step-refused'));
      await perform({ jobs, adminId: currentUser.id, kind }, tx, order, input, rollback);
      const stage = stages[input.step];
      await setStage(tx, requestId, stage);
      const { step, version: _version, ...details } = input;
      await recordChange(tx, {
        actorId: currentUser.id,
        action: `${step} ${kind}`,
        target: `order ${order.id}`,
        before: { stage: before },
        after: { stage, ...details },
      });
      await notifyCustomer(jobs, tx, order, { kind, stage, input });
      return success();
    }),
  );
}

async function perform(
  { jobs, adminId, kind }: { jobs: Jobs; adminId: string; kind: RequestKind },
  tx: Db,
  order: LockedOrder,
  input: ReturnStepInput,
  rollback: (error: Failure<Code>) => never,
): Promise<void> {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  switch (input.step) {
    case 'receive': {
      const restocked = await restockGoods(tx, order.id, input.restocked);
      if (!restocked.ok) return rollback(restocked);
      const pieces = input.restocked.reduce((total, { quantity }) => total + quantity, 0);
      const stocked = pieces > 0 ? `${pieces} back on the shelf, the rest written off` : 'written off';
      await addOrderNote(tx, order, { adminId, note: `${name}: goods received, ${stocked}` });
      return;
    }
    case 'refund':
      await refundPart(jobs, tx, order, { ...input, adminId }, rollback);
      return;
    case 'close':
      await addOrderNote(tx, order, { adminId, note: `${name} closed: ${input.note}` });
  }
}

/** A refund has its own email, which is sent when the provider has processed it. */
async function notifyCustomer(
  jobs: Jobs,
  tx: Db,
  { number, name, email }: LockedOrder,
  { kind, stage, input }: { kind: RequestKind; stage: ReturnStage; input: ReturnStepInput },
): Promise<void> {
  if (!email || input.step === 'refund') return;
  await enqueueEmail(jobs, tx, {
    to: { name, address: email },
    content: {
      subject: `Order #${number}: your ${kind === 'damage' ? 'damage report' : kind}`,
      ...greet(name),
      paragraphs: [
        inEmailLanguage(() => returnStageText(kind, stage)),
        ...(input.step === 'close' ? [input.note] : []),
      ],
    },
  });
}
