import { type Paise, paise } from '../../rules/money.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import type { Db } from '../platform/db/db.ts';
import type { Result } from '../platform/result.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './locked-order.ts';
import { updateOrder } from './orders.store.ts';

/** Makes a held order one with cash on delivery: its stock and coupon are its own, and its lines leave the cart. */
export async function confirmCashOrder(
  tx: Db,
  order: LockedOrder & { userId: string },
  fee: Paise,
): Promise<Result<LockedOrder, 'order-step-refused'>> {
  // lines of a phone order were never in the cart
  if (order.cartVersion !== null) await removeOrderedLines(tx, order.userId, order.lines);
  const chosen = await updateOrder(tx, order, {
    codAt: new Date(),
    codFee: fee,
    total: paise(order.total + fee),
    heldUntil: null,
  });
  const by = { actor: 'customer', actorId: order.userId, note: storedNotes.cashOnDelivery } as const;
  return changeStatus(tx, chosen, { to: 'CONFIRMED', ...by });
}
