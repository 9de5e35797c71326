import type { StockReason } from '../../../rules/stock-reasons.ts';
import { actingKey } from '../acting-key.ts';
import type { Db } from './db.ts';
import { jsonb, nullable, text } from './sql-types.ts';
import { statement } from './statement.ts';

/** Why the stock changes: a trigger writes it into the history of the size (`0081_stock_history.sql`). */
export interface StockChangeReason {
  reason: StockReason;
  note?: string;
  orderId?: string;
  actorId?: string;
  /** The same request is written once. */
  requestId?: string;
}

/** The parameter of `WHY`. */
export const why = { why: jsonb<object>() };

/** Starts a statement that changes the stock: the trigger runs at its end, and finds the reason. */
export const WHY = `with why as materialized (select set_config('shop.stock_change', :why::jsonb::text, true) as is_set)`;

export const asWhy = (reason: StockChangeReason) => ({ ...reason, apiKeyId: actingKey.current() });

const reasonSetter = statement({
  name: 'stock_reason_set',
  params: why,
  row: { reason: nullable(text()) },
  text: `select set_config('shop.stock_change', :why::jsonb::text, true) as reason`,
});

/** For the statements of this transaction that follow, until another reason is set. */
export async function setStockReason(tx: Db, reason: StockChangeReason): Promise<void> {
  await reasonSetter(tx, { why: asWhy(reason) });
}
