import type { Db } from '../platform/db/db.ts';
import {
  hasOpenPayment,
  insertHistory,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
  selectItems,
  updateOrder,
} from './orders.store.ts';

/**
 * An order that this transaction has locked, with its lines. It is locked once, at the beginning: functions that change
 * it expect the row as it is now and return the changed one.
 */
export interface LockedOrder extends OrderRow {
  lines: OrderItemRow[];
}

/** Finds deleted orders too. Nobody else changes the order until the transaction ends. */
export async function lockOrderWithLines(tx: Db, orderId: string): Promise<LockedOrder | undefined> {
  const order = await lockOrder(tx, orderId);
  return order && { ...order, lines: await selectItems(tx, [orderId]) };
}

/** Whether a payment was started so recently that it may still arrive. */
export function isBeingPaid(tx: Db, { id }: OrderRow): Promise<boolean> {
  return hasOpenPayment(tx, id);
}

/** Adds a line to the history that changes nothing which another admin sees. */
export async function addHistoryLine(
  tx: Db,
  { id, status }: OrderRow,
  { adminId, note }: { adminId: string; note: string },
): Promise<void> {
  await insertHistory(tx, {
    orderId: id,
    actor: 'admin',
    actorId: adminId,
    fromStatus: status,
    toStatus: status,
    note,
  });
}

/** Adds a line to the history. The new version makes an admin with an older view reload the order. */
export async function addOrderNote<Order extends OrderRow>(
  tx: Db,
  order: Order,
  { adminId, note }: { adminId: string; note: string },
): Promise<Order> {
  await addHistoryLine(tx, order, { adminId, note });
  return updateOrder(tx, order, {});
}

export interface Quote {
  /** Dollars per rupee, as a decimal text. */
  quoteRate: string;
  quoteCents: number;
  quoteUntil: Date;
}

/** Saves the price in dollars that the customer sees: it is charged and the payment is checked against it. */
export async function saveQuote(tx: Db, order: LockedOrder, quote: Quote): Promise<void> {
  await updateOrder(tx, order, { ...quote });
}

/** Keeps stock and coupon for a payment that takes days. A hold that is longer already stays. */
export async function extendHold<Order extends OrderRow>(tx: Db, order: Order, until: Date): Promise<Order> {
  const isLonger = order.heldUntil !== null && order.heldUntil < until;
  return order.holdsStock && isLonger ? updateOrder(tx, order, { heldUntil: until }) : order;
}
