import { createHash } from 'node:crypto';
import type { Seller } from '../../contract/invoice.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CartLine, lockedCart } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { redeemCoupon } from '../coupons/redeem-coupon.ts';
import type { Sender } from '../mail/letters.ts';
import { enqueueMail } from '../mail/mail.ts';
import { orderPlacedLetter } from '../mail/order-placed-letter.ts';
import type { Db } from '../platform/db/db.ts';
import { retried } from '../platform/db/retried.ts';
import { undoable } from '../platform/db/undoable.ts';
import type { Jobs } from '../platform/jobs.ts';
import { closeFreeOrder } from './close-free-order.ts';
import { mergedLines } from './compare-order.ts';
import { findEarlier } from './find-earlier.ts';
import { judgeSums, outOfStock, placeOf, type Sums } from './judge-sums.ts';
import type { OrderRefusal, OrderRequest, Undo } from './order-request.ts';
import { insertOrder, lockCustomer, type OrderRow } from './orders.store.ts';
import { inLockOrder, setTookStock, takeStock } from './stock.store.ts';

type Placed = { order: OrderRow; isRepeat: boolean };

interface Parts {
  db: Db;
  jobs: Jobs;
  sender: Sender;
  seller: (db: Db) => Promise<Seller>;
}

/**
 * One transaction over cart, coupon, stock, prices and delivery: all of it is written, or nothing. Locks are taken in
 * this order everywhere: customer, order, cart, coupon, sizes by name. What many customers want, the coupon and the
 * sizes, is taken last, so that nobody waits for more than another's commit.
 */
export function placeOrder(
  { db, jobs, sender, seller }: Parts,
  request: OrderRequest,
): Promise<Placed | OrderRefusal> {
  const { userId } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(request.given)).digest();
  return retried(() =>
    undoable<Placed, OrderRefusal>(db, async (tx, undo) => {
      const customer = await lockCustomer(tx, userId);
      if (!customer) return undo({ code: 'not-signed-in' });
      const { version, lines } = await linesOf(tx, request, undo);
      const earlier = await findEarlier(tx, { ...request, cartVersion: version, requestHash });
      if (earlier) return 'code' in earlier ? undo(earlier) : { order: earlier, isRepeat: true };
      const sums = await judgeSums(tx, request, lines, undo);
      const order = await writeOrder(tx, {
        ...request,
        email: customer.email,
        cartVersion: version,
        requestHash,
        sums,
        lines,
      });
      if (order.total > 0) {
        await enqueueMail(jobs, tx, {
          to: { name: order.name, address: customer.email },
          parts: orderPlacedLetter(
            { ...order, lines: lines.map((line) => ({ ...line, chargedPrice: line.price })) },
            sender,
          ),
        });
      }
      if (sums.couponCode) {
        const refused = await redeemCoupon(tx, { orderId: order.id, code: sums.couponCode, userId });
        if (refused) return undo({ code: 'coupon-refused', words: refused });
      }
      await takeLines(tx, order.id, lines, undo);
      if (order.total > 0) return { order, isRepeat: false };
      return { order: await closeFreeOrder({ jobs, sender, seller }, tx, order.id), isRepeat: false };
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

/** Takes from every counted shelf; the order has it noted already. */
async function takeLines(tx: Db, orderId: string, lines: CartLine[], undo: Undo): Promise<void> {
  for (const line of inLockOrder(lines)) {
    if (line.stock === null) continue;
    const taken = await takeStock(tx, line);
    if (typeof taken === 'number') return undo(outOfStock(line, taken));
    // the owner stopped counting while this was being ordered
    if (taken === 'any') await setTookStock(tx, orderId, lines.indexOf(line), false);
  }
}

/** A copy: later changes of the food never change the order. */
function itemOf({ foodId, name, imageUrl, size, listPrice, price, quantity, stock }: CartLine) {
  return {
    foodId,
    name,
    imageUrl,
    size,
    listPrice,
    chargedPrice: price,
    quantity,
    tookStock: stock !== null,
  };
}

interface Judged extends OrderRequest {
  email: string;
  cartVersion: number | null;
  requestHash: Buffer;
  sums: Sums;
  lines: CartLine[];
}

async function writeOrder(tx: Db, order: Judged): Promise<OrderRow> {
  const { userId, given, key, adminId, email, cartVersion, requestHash, sums, lines } = order;
  const row = await insertOrder(tx, {
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
    lines: lines.map(itemOf),
    by: adminId
      ? { actor: 'admin', actorId: adminId, note: 'Ordered by phone' }
      : { actor: 'customer', actorId: userId, note: '' },
  });
  if (adminId) await noteAdmin(tx, row, adminId);
  return row;
}

async function noteAdmin(tx: Db, { id, number, userId, total }: OrderRow, adminId: string): Promise<void> {
  await recordChange(tx, {
    actorId: adminId,
    action: 'order by phone',
    target: `order ${id}`,
    before: {},
    after: { number, customer: userId, totalPaise: total },
  });
}
