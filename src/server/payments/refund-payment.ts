import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { findPaymentById } from './payments.store.ts';
import { requestRefund } from './request-refund.ts';

/** The owner gives a payment back, or a part of it. False when nothing of it is left. The caller has locked the order. */
export async function refundPayment(
  jobs: Jobs,
  tx: Db,
  { paymentId, amountMinor, reason }: { paymentId: string; amountMinor: number; reason: string },
): Promise<boolean> {
  const payment = await findPaymentById(tx, paymentId);
  return (
    payment !== undefined &&
    (await requestRefund({ jobs }, tx, payment, { reason, amountMinor })) !== undefined
  );
}
