import { createHash } from 'node:crypto';
import { adminRecalls } from '../../messages/admin-recalls.ts';
import { paise } from '../../rules/money.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { promiseOf, type ShopPolicy } from '../../rules/policy.ts';
import { priceLines } from '../cart/price-lines.ts';
import type { Db } from '../platform/db/db.ts';
import { type Failure, failure } from '../platform/result.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './locked-order.ts';
import { insertOrder } from './new-order.store.ts';
import { isCounted, itemOf } from './new-order.ts';
import { type OrderRow, updateOrder } from './orders.store.ts';
import { outOfStock } from './price-order.ts';
import { inLockOrder, reserveStock, setTookStock } from './stock.store.ts';

type Code = 'out-of-stock' | 'refund-not-possible';

interface Replacement {
  /** The customer and the address are those of this order. */
  original: LockedOrder;
  lines: { foodId: string; size: string; quantity: number }[];
  /** The same key means the same order. */
  key: string;
  adminId: string;
  policy: ShopPolicy;
}

/** New bottles for old ones, free of charge: an order that is paid as it is placed, and packed like every other. */
export async function placeReplacement(
  tx: Db,
  { original, lines: wanted, key, adminId, policy }: Replacement,
  rollback: (error: Failure<Code>) => never,
): Promise<OrderRow> {
  // an erased customer has neither account nor number, and no address to send anything to
  if (!original.userId && !original.phone)
    return rollback(failure('refund-not-possible', { message: adminRecalls.noAddress }));
  const lines = await priceLines(tx, wanted);
  if (!lines) return rollback(failure('out-of-stock', { message: adminRecalls.notSold }));
  const items = paise(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const { userId, name, email, phone, address, latitude, longitude, language, buyerGstin } = original;
  const order = await insertOrder(tx, {
    userId,
    name,
    email,
    phone,
    address,
    latitude,
    longitude,
    couponCode: null,
    items,
    discount: items,
    delivery: paise(0),
    total: paise(0),
    idempotencyKey: key,
    requestHash: createHash('sha256').update(key).digest(),
    cartVersion: null,
    promise: promiseOf(policy),
    language,
    buyerGstin,
    lines: lines.map(itemOf),
    by: { actor: 'admin', actorId: adminId, note: storedNotes.replaces(original.number) },
  });
  const counted = inLockOrder(lines).filter(isCounted);
  for (const line of counted) {
    const left = await reserveStock(tx, order.id, line);
    if (typeof left === 'number') return rollback(outOfStock(line, left));
    if (left === 'any') await setTookStock(tx, order.id, lines.indexOf(line), false);
  }
  const change = { to: 'PAYMENT', actor: 'system', note: storedNotes.replaces(original.number) } as const;
  const changed = await changeStatus(tx, order, change);
  if (!changed.ok) throw new Error('a new order can be paid');
  return updateOrder(tx, changed.value, {
    paymentStatus: 'COMPLETED',
    paymentId: `replacement-${order.number}`,
    heldUntil: null,
  });
}
