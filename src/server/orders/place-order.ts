import { createHash } from 'node:crypto';
import type { Seller } from '../../contract/invoice.ts';
import type { OrderCreate } from '../../contract/order.ts';
import { stockWords } from '../../rules/cart.ts';
import { isSameSum, type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import { areAllSold } from '../cart/are-all-sold.ts';
import { type CartLine, lockedCart } from '../cart/locked-cart.ts';
import { noteRedemption } from '../coupons/hold-coupon.ts';
import { type CouponOutcome, redeemCoupon } from '../coupons/redeem-coupon.ts';
import type { Sender } from '../mail/letters.ts';
import { enqueueMail } from '../mail/mail.ts';
import { orderPlacedLetter } from '../mail/order-placed-letter.ts';
import type { Db } from '../platform/db/db.ts';
import { retried } from '../platform/db/retried.ts';
import { undoable } from '../platform/db/undoable.ts';
import { newId } from '../platform/ids.ts';
import type { Jobs } from '../platform/jobs.ts';
import { closeFreeOrder } from './close-free-order.ts';
import { compareLines, type LinesRefusal, productOf } from './compare-order.ts';
import { findEarlier } from './find-earlier.ts';
import { countPaid, HOLD, insertHistory, insertOrder, lockCustomer, type OrderRow } from './orders.store.ts';
import { inLockOrder, takeStock } from './stock.store.ts';

export interface OrderRequest {
  userId: string;
  given: OrderCreate;
  /** From the header: the same key means the same order. */
  key: string | undefined;
}

export type OrderRefusal =
  | { code: LinesRefusal | 'key-reused' | 'order-was-deleted' | 'not-signed-in' }
  | { code: 'coupon-refused' | 'out-of-stock'; words: string };

type Placed = { order: OrderRow; isRepeat: boolean };
type Undo = (refused: OrderRefusal) => never;

const DELIVERY_CHARGE = paise(0);
const NO_COUPON = { code: null, discount: paise(0) };

/**
 * One transaction over cart, coupon, stock and prices: all of it is written, or nothing. Locks are taken in this
 * order everywhere: customer, order, cart, coupon, sizes by name.
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
      const { version, lines } = await lockedCart(tx, request.userId);
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
        parts: orderPlacedLetter({ ...order, lines, totalRupees: rupeesFromPaise(order.total) }, sender),
      });
      return { order, isRepeat: false };
    }),
  );
}

interface Sums {
  items: Paise;
  discount: Paise;
  total: Paise;
  couponCode: string | null;
}

/** The shop's own figures; where the customer saw others, the order is not made. */
async function judgeSums(
  tx: Db,
  { userId, given }: OrderRequest,
  lines: CartLine[],
  undo: Undo,
): Promise<Sums> {
  const compared = compareLines(given.items, lines);
  if (compared === 'cart-changed' && !(await areAllSold(tx, given.items.map(piece)))) {
    return undo({ code: 'invalid-product' });
  }
  if (typeof compared === 'string') return undo({ code: compared });
  const { subtotal } = compared;
  const coupon: CouponOutcome | typeof NO_COUPON = given.couponCode
    ? await redeemCoupon(tx, {
        userId,
        typed: given.couponCode,
        subtotal,
        purchases: await countPaid(tx, userId),
      })
    : NO_COUPON;
  if ('refused' in coupon) return undo({ code: 'coupon-refused', words: coupon.refused });
  const { discount } = coupon;
  const total = paise(subtotal - discount + DELIVERY_CHARGE);
  const isDiscountSeen = typeof given.discount !== 'number' || isSameSum(given.discount, discount);
  if (!isDiscountSeen || !isSameSum(given.totalPrice, total)) return undo({ code: 'price-changed' });
  return { items: subtotal, discount, total, couponCode: coupon.code };
}

const piece = (line: OrderCreate['items'][number]) => ({ foodId: productOf(line), size: line.size });

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
  cartVersion: number;
  requestHash: Buffer;
  sums: Sums;
  items: ReturnType<typeof itemOf>[];
}

async function writeOrder(tx: Db, order: NewOrder): Promise<OrderRow> {
  const { userId, given, key, email, cartVersion, requestHash, sums, items } = order;
  const { address, addressLatLng } = given;
  const row = await insertOrder(
    tx,
    {
      id: newId(),
      userId,
      name: given.name,
      email,
      phone: given.phone,
      address: {
        ...address,
        state: address.state ?? given.state ?? '',
        pincode: address.pincode ?? given.pincode ?? '',
      },
      latitude: addressLatLng.lat,
      longitude: addressLatLng.lng,
      ...sums,
      delivery: DELIVERY_CHARGE,
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
  await insertHistory(tx, { orderId, actor: 'customer', actorId: userId, toStatus: 'PENDING' });
  return row;
}
