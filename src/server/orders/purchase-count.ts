import type { Db } from '../platform/db/db.ts';
import { countPaid } from './orders.store.ts';

/** Paid orders: what a coupon means by purchases. */
export function purchaseCount(db: Db, userId: string): Promise<number> {
  return countPaid(db, userId);
}
