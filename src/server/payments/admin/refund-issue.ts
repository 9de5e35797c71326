import { storedNotes } from '../../../rules/order-notes.ts';
import { recordChange } from '../../audit/record-change.ts';
import { linesOfRefund } from '../../invoices/plan-refund.ts';
import { addOrderNote, lockOrderWithLines } from '../../orders/locked-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { replaceRefund } from '../../returns/replace-refund.ts';
import { findAttempt } from '../attempts.store.ts';
import { findOpenIssue, type IssueRow, setResolved } from '../issues.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findPayment, findRefund } from '../payments.store.ts';
import { requestRefund } from '../request-refund.ts';

type Refunded = Result<undefined, 'problem-not-found' | 'problem-not-refundable' | 'provider-silent'>;
type Refundable = IssueRow & { provider: string; providerPaymentId: string };

/** Whether the shop can refund the payment; it cannot refund a payment to another merchant. */
export function isRefundable(issue: IssueRow): issue is Refundable {
  const isKnownMoney = ['amount-mismatch', 'refund-failed', 'unknown-order'].includes(issue.kind);
  return isKnownMoney && issue.provider !== null && issue.providerPaymentId !== null;
}

/** An admin refunds the payment of an issue, which resolves it. */
export async function refundIssue(deps: PaymentDeps, adminId: string, id: string): Promise<Refunded> {
  const issue = await findOpenIssue(deps.db, id);
  if (!issue) return failure('problem-not-found');
  if (!isRefundable(issue)) return failure('problem-not-refundable');
  return issue.kind === 'unknown-order'
    ? refundStray(deps, adminId, issue)
    : deps.db.transaction((tx) => refundRecorded(deps, tx, adminId, issue));
}

/** Refunds a recorded payment fully, or repeats the refund that failed. */
async function refundRecorded(
  deps: PaymentDeps,
  tx: Db,
  adminId: string,
  issue: Refundable,
): Promise<Refunded> {
  const payment = await findPayment(tx, issue.provider, issue.providerPaymentId);
  const order = payment && (await lockOrderWithLines(tx, payment.orderId));
  if (!order) return failure('problem-not-refundable');
  if (!(await setResolved(tx, issue.id))) return failure('problem-not-found');
  const failed = issue.kind === 'refund-failed' ? await findRefund(tx, issue.subject) : undefined;
  const reason = failed?.reason ?? storedNotes.otherAmount;
  const refund = await requestRefund(deps, tx, payment, {
    reason,
    ...(failed && { amountMinor: failed.amountMinor, lines: await linesOfRefund(tx, failed.id) }),
  });
  if (failed && refund.ok) await replaceRefund(tx, failed.id, refund.value.id);
  if (refund.ok) await addOrderNote(tx, order, { adminId, note: storedNotes.refund(reason) });
  await recordResolution(tx, adminId, issue);
  return success();
}

/** A payment without an order: the provider knows its amount, and the idempotency key makes two clicks one refund. */
async function refundStray(deps: PaymentDeps, adminId: string, issue: Refundable): Promise<Refunded> {
  const { provider, providerPaymentId } = issue;
  const source = deps.sources[provider];
  const payment = await source?.fetchPayment?.(providerPaymentId);
  if (!source || !payment) return failure('problem-not-refundable');
  if (payment.is === 'unreachable') return failure('provider-silent');
  if (payment.is === 'rejected' || payment.value.status !== 'captured')
    return failure('problem-not-refundable');
  const { orderId, amountMinor } = payment.value;
  // since the report an order may have been found for it
  const hasOrder =
    (await findPayment(deps.db, provider, providerPaymentId)) ??
    (orderId && (await findAttempt(deps.db, provider, orderId)));
  if (hasOrder) return failure('problem-not-refundable');
  const idempotencyKey = `problem-${issue.id}`;
  const result = await source.refund({ providerPaymentId, amountMinor, idempotencyKey });
  if (result.is === 'unreachable') return failure('provider-silent');
  if (result.is === 'rejected') return failure('problem-not-refundable');
  return deps.db.transaction(async (tx) => {
    if (!(await setResolved(tx, issue.id))) return failure('problem-not-found');
    await recordResolution(tx, adminId, issue);
    return success();
  });
}

function recordResolution(tx: Db, actorId: string, { id, providerPaymentId }: Refundable): Promise<void> {
  return recordChange(tx, {
    actorId,
    action: 'refund problem',
    target: `problem ${id}`,
    before: { isOpen: true },
    after: { isOpen: false, givenBack: providerPaymentId },
  });
}
