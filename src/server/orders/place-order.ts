import { createHash } from 'node:crypto';
import type { Seller } from '../../contract/invoice.ts';
import { stockWords } from '../../rules/cart.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CartLine, lockedCart } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { noteRedemption } from '../coupons/hold-coupon.ts';
import type { Sender } from '../mail/letters.ts';
import { enqueueMail } from '../mail/mail.ts';
import { orderPlacedLetter } from '../mail/order-placed-letter.ts';
import type { Db } from '../platform/db/db.ts';
import { retried } from '../platform/db/retried.ts';
import { undoable } from '../platform/db/undoable.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { closeFreeOrder } from './close-free-order.ts';
import { mergedLines } from './compare-order.ts';
import { findEarlier } from './find-earlier.ts';
import { judgeSums, placeOf, type Sums } from './judge-sums.ts';
import type { OrderRefusal, OrderRequest, Undo } from './order-request.ts';
import { HOLD, insertHistory, insertOrder, lockCustomer, type OrderRow } from './orders.store.ts';
import { inLockOrder, takeStock } from './stock.store.ts';

type Placed = { order: OrderRow; isRepeat: boolean };

/**
 * One transaction over cart, coupon, stock, prices and delivery: all of it is written, or nothing. Locks are taken in
 * this order everywhere: customer, order, cart, coupon, sizes by name.
 */
export function placeOrder(
  { db, jobs, sender, seller }: { db: Db; jobs: Jobs; sender: Sender; seller: Seller },
  request: OrderRequest,
): Promise<Placed | OrderRefusal> {
  const requestHash = createHash('sha256').update(JSON.stringify(request.given)).digest();
  return retried(() =>
    undoable<Placed, OrderRefusal>(db, async (tx, undo) => {
      const customer = await lockCustomer(tx, request.userId);
      if (!customer) return undo({ code: 'not-signed-in' });
      const { version, lines } = await linesOf(tx, request, undo);
      const earlier = await findEarlier(tx, { ...request, cartVersion: version, requestHash });
      if (earlier) return 'code' in earlier ? undo(earlier) : { order: earlier, isRepeat: true };
      const sums = await judgeSums(tx, request, lines, undo);
      const took = await takeLines(tx, lines, undo);
      const order = await writeOrder(tx, {
        ...request,
        email: customer.email,
        cartVersion: version,
        requestHash,
        sums,
        items: lines.map((line) => itemOf(line, took.has(line))),
      });
      if (order.total === 0) {
        return { order: await closeFreeOrder({ jobs, sender, seller }, tx, order.id), isRepeat: false };
      }
      await enqueueMail(jobs, tx, {
        to: { name: order.name, address: customer.email },
        parts: orderPlacedLetter(
          { ...order, lines: lines.map((line) => ({ ...line, chargedPrice: line.price })) },
          sender,
        ),
      });
      return { order, isRepeat: false };
    }),
  );
}

/** What is in the cart; or, by phone, what the customer named. */
async function linesOf(
  tx: Db,
  { userId, given, adminId }: OrderRequest,
  undo: Undo,
): Promise<{ version: number | null; lines: CartLine[] }> {
  if (!adminId) return lockedCart(tx, userId);
  const lines = await priceLines(tx, mergedLines(given.items));
  return lines ? { version: null, lines } : undo({ code: 'invalid-product' });
}

/** Which lines took something from a counted shelf. */
async function takeLines(tx: Db, lines: CartLine[], undo: Undo): Promise<Set<CartLine>> {
  const took = new Set<CartLine>();
  for (const line of inLockOrder(lines)) {
    const taken = await takeStock(tx, line);
    if (typeof taken === 'number') {
      const words = `${line.name} (${line.size}): ${stockWords(taken, line.quantity) ?? 'Out of stock'}`;
      return undo({ code: 'out-of-stock', words });
    }
    if (taken === 'taken') took.add(line);
  }
  return took;
}

/** A copy: later changes of the food never change the order. */
function itemOf(line: CartLine, tookStock: boolean) {
  const { foodId, name, imageUrl, size, listPrice, price, quantity } = line;
  return { foodId, name, imageUrl, size, listPrice, chargedPrice: price, quantity, tookStock };
}

interface NewOrder extends OrderRequest {
  email: string;
  cartVersion: number | null;
  requestHash: Buffer;
  sums: Sums;
  items: ReturnType<typeof itemOf>[];
}

async function writeOrder(tx: Db, order: NewOrder): Promise<OrderRow> {
  const { userId, given, key, adminId, email, cartVersion, requestHash, sums, items } = order;
  const row = await insertOrder(
    tx,
    {
      id: newId(),
      userId,
      name: given.name,
      email,
      phone: given.phone,
      address: { ...given.address, ...placeOf(given) },
      latitude: given.addressLatLng?.lat ?? null,
      longitude: given.addressLatLng?.lng ?? null,
      ...sums,
      idempotencyKey: key ?? null,
      requestHash,
      cartVersion,
      holdsStock: true,
      heldUntil: HOLD,
    },
    items,
  );
  const { id: orderId } = row;
  if (sums.couponCode) await noteRedemption(tx, { orderId, couponCode: sums.couponCode, userId });
  if (adminId) await noteAdmin(tx, row, adminId);
  else await insertHistory(tx, { orderId, actor: 'customer', actorId: userId, toStatus: 'PENDING' });
  return row;
}

async function noteAdmin(tx: Db, { id, number, userId, total }: OrderRow, adminId: string): Promise<void> {
  await insertHistory(tx, {
    orderId: id,
    actor: 'admin',
    actorId: adminId,
    toStatus: 'PENDING',
    note: 'Ordered by phone',
  });
  await recordChange(tx, {
    actorId: adminId,
    action: 'order by phone',
    target: `order ${id}`,
    before: {},
    after: { number, customer: userId, totalPaise: total },
  });
}
