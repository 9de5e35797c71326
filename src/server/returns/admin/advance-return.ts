import type { ReturnStepInput } from '../../../contract/returns.ts';
import {
  nextReturnSteps,
  type RequestKind,
  type ReturnStage,
  type ReturnStep,
  returnStageText,
} from '../../../rules/returns.ts';
import { recordChange } from '../../audit/record-change.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { ActionError } from '../../orders/admin/action-error.ts';
import { refundPart } from '../../orders/admin/refund-order.ts';
import { type LockedOrder, lockedOrder } from '../../orders/locked-order.ts';
import { noteOnOrder } from '../../orders/note-on-order.ts';
import { restockGoods } from '../../orders/restock-goods.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { lockRequest, setStage } from '../returns.store.ts';

type StepError = ActionError | { code: 'request-not-found'; message?: string };

const stages: Record<ReturnStep, ReturnStage> = { receive: 'received', refund: 'refunded', close: 'closed' };

/**
 * One step of an accepted return: goods received, refunded, or closed without a refund. Everything that follows from it
 * is one transaction under the order's lock, so a step is done once, and dying on any line leaves the step before.
 */
export function advanceReturn(
  { db, jobs }: { db: Db; jobs: Jobs },
  currentUser: CurrentUser,
  requestId: string,
  input: ReturnStepInput,
): Promise<'done' | StepError> {
  return withRetry(() =>
    transaction<'done', StepError>(db, async (tx, rollback) => {
      const request = await lockRequest(tx, requestId);
      const order = request && (await lockedOrder(tx, request.orderId));
      if (!request || !order) return rollback({ code: 'request-not-found' });
      if (order.version !== input.version) return rollback({ code: 'order-changed' });
      const { kind, stage: before } = request;
      if (!nextReturnSteps(kind, before).includes(input.step))
        return rollback({ code: 'order-step-refused' });
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
      return 'done';
    }),
  );
}

async function perform(
  { jobs, adminId, kind }: { jobs: Jobs; adminId: string; kind: RequestKind },
  tx: Db,
  order: LockedOrder,
  input: ReturnStepInput,
  rollback: (error: StepError) => never,
): Promise<void> {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  switch (input.step) {
    case 'receive': {
      if (!(await restockGoods(tx, order.id, input.restocked))) {
        return rollback({ code: 'order-step-refused', message: 'More came back than was ordered.' });
      }
      const pieces = input.restocked.reduce((sum, { quantity }) => sum + quantity, 0);
      const stocked = pieces > 0 ? `${pieces} back on the shelf, the rest written off` : 'written off';
      return noteOnOrder(tx, order, { adminId, note: `${name}: goods received, ${stocked}` });
    }
    case 'refund':
      return refundPart(jobs, tx, order, { ...input, adminId }, rollback);
    case 'close':
      return noteOnOrder(tx, order, { adminId, note: `${name} closed: ${input.note}` });
  }
}

/** A refund has an e-mail of its own, sent when the provider has done it. */
async function notifyCustomer(
  jobs: Jobs,
  tx: Db,
  { number, name, email }: LockedOrder,
  { kind, stage, input }: { kind: RequestKind; stage: ReturnStage; input: ReturnStepInput },
): Promise<void> {
  if (!email || input.step === 'refund') return;
  await enqueueMail(jobs, tx, {
    to: { name, address: email },
    content: {
      subject: `Order #${number}: your ${kind === 'damage' ? 'damage report' : kind}`,
      greeting: `Vanakkam ${name},`,
      paragraphs: [returnStageText(kind, stage), ...(input.step === 'close' ? [input.note] : [])],
    },
  });
}
