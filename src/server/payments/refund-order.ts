import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { findCaptured } from './payments.store.ts';
import { requestRefund } from './request-refund.ts';

/** All that is left of the order's payment goes back; nothing where it was not paid online. The caller has locked the order. */
export async function refundOrder(jobs: Jobs, tx: Db, orderId: string, reason: string): Promise<void> {
  const payment = await findCaptured(tx, orderId);
  if (payment && payment.provider !== 'outside') await requestRefund({ jobs }, tx, payment, { reason });
}
