import type { Db } from '../platform/db/db.ts';
import { updateOrder } from './orders.store.ts';

export interface Quote {
  /** Dollars for a rupee, as a decimal text. */
  quoteRate: string;
  quoteCents: number;
  quoteUntil: Date;
}

/** Writes down what the customer is shown in dollars, so that the same is asked for and checked. */
export function saveQuote(tx: Db, orderId: string, quote: Quote): Promise<void> {
  return updateOrder(tx, orderId, { ...quote });
}
