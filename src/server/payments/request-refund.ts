import type { RefundLine } from '../../rules/refund-items.ts';
import { fixRefundLines } from '../invoices/plan-refund.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { refundQueue } from './payment-queues.ts';
import {
  findPaymentById,
  insertRefund,
  type PaymentRow,
  type RefundRow,
  selectRefunds,
} from './payments.store.ts';

/**
 * Saves a refund of the rest of a payment, or of `amountMinor`, and enqueues its job: the provider is called after the
 * transaction commits. Fails when nothing is left to refund. The transaction has locked the order.
 */
export async function requestRefund(
  { jobs }: { jobs: Jobs },
  tx: Db,
  payment: PaymentRow,
  { reason, amountMinor, lines }: { reason: string; amountMinor?: number; lines?: RefundLine[] | undefined },
): Promise<Result<RefundRow, 'refund-not-possible'>> {
  const earlier = (await selectRefunds(tx, payment.id)).filter(({ status }) => status !== 'failed');
  const left = payment.amountMinor - earlier.reduce((total, refund) => total + refund.amountMinor, 0);
  const amount = Math.min(amountMinor ?? left, left);
  if (amount <= 0) return failure('refund-not-possible');
  const id = newId();
  const refund = await insertRefund(tx, {
    id,
    paymentId: payment.id,
    idempotencyKey: `refund-${id}`,
    amountMinor: amount,
    reason,
  });
  // pieces that were chosen for another amount than is left are a lower price only
  await fixRefundLines(tx, refund, amount === amountMinor ? lines : undefined);
  await jobs.send(tx, refundQueue, { refundId: id });
  return success(refund);
}

/** The same for a payment by its id. */
export async function refundPayment(
  jobs: Jobs,
  tx: Db,
  {
    paymentId,
    ...refund
  }: { paymentId: string; amountMinor: number; reason: string; lines?: RefundLine[] | undefined },
): Promise<Result<RefundRow, 'refund-not-possible'>> {
  const payment = await findPaymentById(tx, paymentId);
  return payment ? requestRefund({ jobs }, tx, payment, refund) : failure('refund-not-possible');
}
