import { recordChange } from '../../audit/record-change.ts';
import { lockedOrder } from '../../orders/locked-order.ts';
import { noteOnOrder } from '../../orders/note-on-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { findAttempt } from '../attempts.store.ts';
import { findOpenProblem, type ProblemRow, setResolved } from '../issues.store.ts';
import type { PaymentParts } from '../payment-deps.ts';
import { findPayment, findRefund } from '../payments.store.ts';
import { requestRefund } from '../request-refund.ts';

type Outcome = 'done' | 'problem-not-found' | 'problem-not-refundable' | 'provider-silent';
type Refundable = ProblemRow & { provider: 'razorpay' | 'paypal'; providerPaymentId: string };

/** Whether the shop itself can give the money back; what names another merchant is not the shop's to give. */
export function isRefundable(problem: ProblemRow): problem is Refundable {
  const isKnownMoney = ['amount-mismatch', 'refund-failed', 'unknown-order'].includes(problem.kind);
  return isKnownMoney && problem.provider !== null && problem.providerPaymentId !== null;
}

/** The owner gives back the money that a problem is about, and the problem is done. */
export async function refundProblem(parts: PaymentParts, adminId: string, id: string): Promise<Outcome> {
  const problem = await findOpenProblem(parts.db, id);
  if (!problem) return 'problem-not-found';
  if (!isRefundable(problem)) return 'problem-not-refundable';
  return problem.kind === 'unknown-order'
    ? refundStray(parts, adminId, problem)
    : parts.db.transaction((tx) => refundRecorded(parts, tx, adminId, problem));
}

/** Of a payment in the books: all of it, or once more the part that was refused. */
async function refundRecorded(
  parts: PaymentParts,
  tx: Db,
  adminId: string,
  problem: Refundable,
): Promise<Outcome> {
  const payment = await findPayment(tx, problem.provider, problem.providerPaymentId);
  const order = payment && (await lockedOrder(tx, payment.orderId));
  if (!order) return 'problem-not-refundable';
  if (!(await setResolved(tx, problem.id))) return 'problem-not-found';
  const refused = problem.kind === 'refund-failed' ? await findRefund(tx, problem.subject) : undefined;
  const reason = refused?.reason ?? 'Another sum came than was asked for';
  const refund = await requestRefund(parts, tx, payment, {
    reason,
    ...(refused && { amountMinor: refused.amountMinor }),
  });
  if (refund) await noteOnOrder(tx, order, { adminId, note: `Refund: ${reason}` });
  await keep(tx, adminId, problem);
  return 'done';
}

/** Money that came without an order: the provider knows how much it is, and the key makes two clicks one refund. */
async function refundStray(parts: PaymentParts, adminId: string, problem: Refundable): Promise<Outcome> {
  const { provider, providerPaymentId } = problem;
  const source = parts.sources[provider];
  const seen = await source.find(providerPaymentId);
  if (seen.is === 'unreachable') return 'provider-silent';
  if (seen.is === 'refused' || seen.value.status !== 'captured') return 'problem-not-refundable';
  const { orderId, amountMinor } = seen.value;
  // it may have found its order since it was reported
  const isPlaced =
    (await findPayment(parts.db, provider, providerPaymentId)) ??
    (orderId && (await findAttempt(parts.db, provider, orderId)));
  if (isPlaced) return 'problem-not-refundable';
  const idempotencyKey = `problem-${problem.id}`;
  const answer = await source.refund({ providerPaymentId, amountMinor, idempotencyKey });
  if (answer.is === 'unreachable') return 'provider-silent';
  if (answer.is === 'refused') return 'problem-not-refundable';
  return parts.db.transaction(async (tx) => {
    if (!(await setResolved(tx, problem.id))) return 'problem-not-found';
    await keep(tx, adminId, problem);
    return 'done';
  });
}

function keep(tx: Db, actorId: string, { id, providerPaymentId }: Refundable): Promise<void> {
  return recordChange(tx, {
    actorId,
    action: 'refund problem',
    target: `problem ${id}`,
    before: { isOpen: true },
    after: { isOpen: false, givenBack: providerPaymentId },
  });
}
