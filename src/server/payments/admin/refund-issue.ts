import { recordChange } from '../../audit/record-change.ts';
import { lockedOrder } from '../../orders/locked-order.ts';
import { noteOnOrder } from '../../orders/note-on-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { findAttempt } from '../attempts.store.ts';
import { findOpenIssue, type IssueRow, setResolved } from '../issues.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findPayment, findRefund } from '../payments.store.ts';
import { requestRefund } from '../request-refund.ts';

type Outcome = 'done' | 'problem-not-found' | 'problem-not-refundable' | 'provider-silent';
type Refundable = IssueRow & { provider: 'razorpay' | 'paypal'; providerPaymentId: string };

/** Whether the shop itself can give the money back; what names another merchant is not the shop's to give. */
export function isRefundable(issue: IssueRow): issue is Refundable {
  const isKnownMoney = ['amount-mismatch', 'refund-failed', 'unknown-order'].includes(issue.kind);
  return isKnownMoney && issue.provider !== null && issue.providerPaymentId !== null;
}

/** The owner gives back the money that a problem is about, and the problem is done. */
export async function refundIssue(deps: PaymentDeps, adminId: string, id: string): Promise<Outcome> {
  const issue = await findOpenIssue(deps.db, id);
  if (!issue) return 'problem-not-found';
  if (!isRefundable(issue)) return 'problem-not-refundable';
  return issue.kind === 'unknown-order'
    ? refundStray(deps, adminId, issue)
    : deps.db.transaction((tx) => refundRecorded(deps, tx, adminId, issue));
}

/** Of a payment in the books: all of it, or once more the part that was refused. */
async function refundRecorded(
  deps: PaymentDeps,
  tx: Db,
  adminId: string,
  issue: Refundable,
): Promise<Outcome> {
  const payment = await findPayment(tx, issue.provider, issue.providerPaymentId);
  const order = payment && (await lockedOrder(tx, payment.orderId));
  if (!order) return 'problem-not-refundable';
  if (!(await setResolved(tx, issue.id))) return 'problem-not-found';
  const rejected = issue.kind === 'refund-failed' ? await findRefund(tx, issue.subject) : undefined;
  const reason = rejected?.reason ?? 'Another sum came than was asked for';
  const refund = await requestRefund(deps, tx, payment, {
    reason,
    ...(rejected && { amountMinor: rejected.amountMinor }),
  });
  if (refund) await noteOnOrder(tx, order, { adminId, note: `Refund: ${reason}` });
  await store(tx, adminId, issue);
  return 'done';
}

/** Money that came without an order: the provider knows how much it is, and the key makes two clicks one refund. */
async function refundStray(deps: PaymentDeps, adminId: string, issue: Refundable): Promise<Outcome> {
  const { provider, providerPaymentId } = issue;
  const source = deps.sources[provider];
  const seen = await source.find(providerPaymentId);
  if (seen.is === 'unreachable') return 'provider-silent';
  if (seen.is === 'rejected' || seen.value.status !== 'captured') return 'problem-not-refundable';
  const { orderId, amountMinor } = seen.value;
  // it may have found its order since it was reported
  const isPlaced =
    (await findPayment(deps.db, provider, providerPaymentId)) ??
    (orderId && (await findAttempt(deps.db, provider, orderId)));
  if (isPlaced) return 'problem-not-refundable';
  const idempotencyKey = `problem-${issue.id}`;
  const result = await source.refund({ providerPaymentId, amountMinor, idempotencyKey });
  if (result.is === 'unreachable') return 'provider-silent';
  if (result.is === 'rejected') return 'problem-not-refundable';
  return deps.db.transaction(async (tx) => {
    if (!(await setResolved(tx, issue.id))) return 'problem-not-found';
    await store(tx, adminId, issue);
    return 'done';
  });
}

function store(tx: Db, actorId: string, { id, providerPaymentId }: Refundable): Promise<void> {
  return recordChange(tx, {
    actorId,
    action: 'refund problem',
    target: `problem ${id}`,
    before: { isOpen: true },
    after: { isOpen: false, refunded: providerPaymentId },
  });
}
