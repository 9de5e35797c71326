import { returnStageText } from '../../../rules/returns.ts';
import { recordChange } from '../../audit/record-change.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import { giveMoneyBack } from '../../orders/admin/refund-order.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { type LockedOrder, lockedOrder } from '../../orders/locked-order.ts';
import { noteOnOrder } from '../../orders/note-on-order.ts';
import { releaseOrder } from '../../orders/release-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { closeRequest, lockRequest } from '../returns.store.ts';

interface Decision {
  requestId: string;
  accept: boolean;
  answer: string;
}

type Rejection = 'request-not-found' | 'order-changed';

/** The owner's word. An accepted cancellation is carried out with it; the rest goes on in `advance-return.ts`. */
export function decideReturn(
  { db, jobs }: { db: Db; jobs: Jobs },
  currentUser: CurrentUser,
  { requestId, accept, answer: reply }: Decision,
): Promise<'answered' | Rejection> {
  return withRetry(() =>
    transaction<'answered', Rejection>(db, async (tx, rollback) => {
      const request = await lockRequest(tx, requestId);
      const order = request && (await lockedOrder(tx, request.orderId));
      if (!request || !order || request.status !== 'open') return rollback('request-not-found');
      if (accept && request.kind === 'cancel')
        await cancel(jobs, tx, order, currentUser, () => rollback('order-changed'));
      const status = accept ? 'accepted' : 'declined';
      // a cancellation is done; goods that come back have a way to go
      const stage = accept && request.kind !== 'cancel' ? 'accepted' : null;
      await closeRequest(tx, requestId, { status, answer: reply, answeredBy: currentUser.id, stage });
      if (stage) {
        const note = `${request.kind} accepted`;
        await noteOnOrder(tx, order, {
          adminId: currentUser.id,
          note: note.charAt(0).toUpperCase() + note.slice(1),
        });
      }
      await recordChange(tx, {
        actorId: currentUser.id,
        action: `${request.kind} request ${status}`,
        target: `order ${order.id}`,
        before: { request: 'open' },
        after: { request: status, answer: reply },
      });
      if (order.email) {
        await enqueueMail(jobs, tx, {
          to: { name: order.name, address: order.email },
          content: {
            subject: `Order #${order.number}: your ${request.kind} request was ${status}`,
            greeting: `Vanakkam ${order.name},`,
            paragraphs: [reply, ...(stage ? [returnStageText(request.kind, stage)] : [])],
          },
        });
      }
      return 'answered';
    }),
  );
}

async function cancel(
  jobs: Jobs,
  tx: Db,
  order: LockedOrder,
  { id }: CurrentUser,
  rollback: () => never,
): Promise<void> {
  const note = 'Cancelled on the customer’s request';
  const change = { orderId: order.id, to: 'CANCELLED', actor: 'admin', actorId: id, note } as const;
  if (!(await changeStatus(tx, change))) return rollback();
  await releaseOrder(tx, order.id);
  if (order.paymentStatus === 'COMPLETED') await giveMoneyBack(jobs, tx, order, note, rollback);
}
