import type { Db } from '../platform/db/db.ts';
import { findByKey, findDuplicate, findWithoutAccount, type OrderRow } from './orders.store.ts';

interface Repeat {
  userId: string | null;
  key: string | undefined;
  /** Null without a cart. */
  cartVersion: number | null;
  requestHash: Buffer;
}

/** The order that this request made before: by its key, or without one by the cart it came from. */
export async function findEarlier(
  tx: Db,
  { userId, key, cartVersion, requestHash }: Repeat,
): Promise<OrderRow | { code: 'key-reused' | 'order-was-deleted' } | undefined> {
  if (!key) {
    return cartVersion === null || userId === null
      ? undefined
      : findDuplicate(tx, { userId, cartVersion, requestHash });
  }
  const order = userId === null ? await findWithoutAccount(tx, key) : await findByKey(tx, userId, key);
  if (!order) return undefined;
  if (!order.requestHash?.equals(requestHash)) return { code: 'key-reused' };
  return order.deletedAt ? { code: 'order-was-deleted' } : order;
}
