import type { Db } from '../platform/db/db.ts';
import { findLastGstin } from './customer-orders.store.ts';

/** The GSTIN of the customer's last order that had one, for the next order; empty without any. */
export async function lastBuyerGstin(db: Db, userId: string): Promise<string> {
  return (await findLastGstin(db, userId)) ?? '';
}
