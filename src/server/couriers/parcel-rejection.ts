import { adminBatches } from '../../messages/admin-batches.ts';
import { unsellableBatch } from '../batches/batches-of-orders.ts';
import { stepRejected } from '../orders/admin/action-error.ts';
import type { Db } from '../platform/db/db.ts';
import type { Failure } from '../platform/result.ts';

/** A parcel with bottles of a blocked, recalled or expired batch stays on the farm until the packer has changed the batch. */
export async function parcelRejection(
  db: Db,
  orderId: string,
): Promise<Failure<'order-step-refused'> | undefined> {
  const code = await unsellableBatch(db, orderId);
  return code === undefined ? undefined : stepRejected(adminBatches.mustNotLeave(code));
}
