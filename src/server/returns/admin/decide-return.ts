import { storedNotes } from '../../../rules/order-notes.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import { returnEmails } from '../../emails/return-emails.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Rollback } from '../../orders/admin/action-error.ts';
import { refundOrder } from '../../orders/admin/refund-order.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { addOrderNote, type LockedOrder, lockOrderWithLines } from '../../orders/locked-order.ts';
import { releaseOrder } from '../../orders/release-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import { closeRequest, lockRequest } from '../returns.store.ts';

interface Decision {
  requestId: string;
  accept: boolean;
  answer: string;
  goodsStay: boolean;
}

type Code = 'request-not-found' | 'order-changed' | 'proof-needed';

/** An admin accepts or declines a request. An accepted cancellation is done at once; `advance-return.ts` has the next steps of a return. */
export function decideReturn(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  currentUser: CurrentUser,
  { requestId, accept, answer: reply, goodsStay }: Decision,
): Promise<Result<undefined, Code>> {
  return withRetry(() =>
    transaction<Success<undefined>, Failure<Code>>(db, async (tx, rollback) => {
      const request = await lockRequest(tx, requestId);
      const order = request && (await lockOrderWithLines(tx, request.orderId));
      if (!request || !order || request.status !== 'open') return rollback(failure('request-not-found'));
      if (accept && request.kind === 'cancel')
        // only the proof is the admin's to give: whatever else is in the way has changed meanwhile
        await cancel(jobs, tx, order, currentUser, ({ code }) =>
          rollback(failure(code === 'proof-needed' ? code : 'order-changed')),
        );
      const status = accept ? 'accepted' : 'declined';
      // a cancellation is completed now; a return has further steps
      const stage = accept && request.kind !== 'cancel' ? 'accepted' : null;
      await closeRequest(tx, requestId, {
        status,
        answer: reply,
        answeredBy: currentUser.id,
        stage,
        goodsStay: stage !== null && goodsStay,
      });
      if (stage) {
        const note = storedNotes.accepted(request.kind);
        await addOrderNote(tx, order, { adminId: currentUser.id, note });
      }
      await recordChange(tx, {
        actorId: currentUser.id,
        action: `${request.kind} request ${status}` as const,
        target: `order ${order.id}`,
        before: { request: 'open' },
        after: { request: status, answer: reply },
      });
      if (order.email) {
        await enqueueEmail(jobs, tx, {
          to: { name: order.name, address: order.email },
          content: returnEmails.decided(order, { kind: request.kind, isAccepted: accept, reply }, sender),
        });
      }
      return success();
    }),
  );
}

async function cancel(
  jobs: Jobs,
  tx: Db,
  order: LockedOrder,
  { id }: CurrentUser,
  rollback: Rollback,
): Promise<void> {
  const note = storedNotes.cancelledOnRequest;
  const change = { to: 'CANCELLED', actor: 'admin', actorId: id, note } as const;
  const changed = await changeStatus(tx, order, change);
  if (!changed.ok) return rollback(failure('order-changed'));
  const cancelled = await releaseOrder(tx, changed.value);
  if (order.paymentStatus === 'COMPLETED') await refundOrder(jobs, tx, cancelled, note, rollback);
}
