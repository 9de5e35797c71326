import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundQueue } from './payment-queues.ts';
import { insertRefund, type PaymentRow, type RefundRow, selectRefunds } from './payments.store.ts';

/**
 * Writes down that money is to go back, all that is left of the payment or the part that is asked for; the provider is
 * asked when the caller's transaction commits. Undefined when nothing is left. The caller has locked the order.
 */
export async function requestRefund(
  { jobs }: Pick<PaymentDeps, 'jobs'>,
  tx: Db,
  payment: PaymentRow,
  { reason, amountMinor }: { reason: string; amountMinor?: number },
): Promise<RefundRow | undefined> {
  const gone = (await selectRefunds(tx, payment.id)).filter(({ status }) => status !== 'failed');
  const left = payment.amountMinor - gone.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const amount = Math.min(amountMinor ?? left, left);
  if (amount <= 0) return undefined;
  const id = newId();
  const refund = await insertRefund(tx, {
    id,
    paymentId: payment.id,
    idempotencyKey: `refund-${id}`,
    amountMinor: amount,
    reason,
  });
  await jobs.send(tx, refundQueue, { refundId: id });
  return refund;
}
