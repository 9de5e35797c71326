import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findByKey, findDuplicate, findWithoutAccount, type OrderRow } from './orders.store.ts';

interface Repeat {
  userId: string | null;
  key: string | undefined;
  /** Null without a cart. */
  cartVersion: number | null;
  requestHash: Buffer;
}

/** The order that this request created before: by its idempotency key, or without one by the cart it came from. */
export async function findRepeatedOrder(
  tx: Db,
  { userId, key, cartVersion, requestHash }: Repeat,
): Promise<Result<OrderRow | undefined, 'key-reused' | 'order-was-deleted'>> {
  if (!key) {
    if (cartVersion === null || userId === null) return success(undefined);
    return success(await findDuplicate(tx, { userId, cartVersion, requestHash }));
  }
  const order = userId === null ? await findWithoutAccount(tx, key) : await findByKey(tx, userId, key);
  if (!order) return success(undefined);
  if (!order.requestHash?.equals(requestHash)) return failure('key-reused');
  return order.deletedAt ? failure('order-was-deleted') : success(order);
}
