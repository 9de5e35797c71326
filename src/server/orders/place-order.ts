import { createHash } from 'node:crypto';
import type { Seller } from '../../contract/invoice.ts';
import { holdError } from '../../rules/unpaid-orders.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CartLine, lockedCart } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { redeemCoupon } from '../coupons/redeem-coupon.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { orderPlacedEmail } from '../emails/order-placed-email.ts';
import type { Db } from '../platform/db/db.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { closeFreeOrder } from './close-free-order.ts';
import { mergedLines } from './compare-order.ts';
import { findEarlier } from './find-earlier.ts';
import type { OrderError, OrderRequest, Rollback } from './order-request.ts';
import { insertOrder, lockCustomer, type OrderRow } from './orders.store.ts';
import { outOfStock, placeOf, priceOrder, readTerms, type Totals } from './price-order.ts';
import { inLockOrder, reserveStock, setTookStock } from './stock.store.ts';
import { selectHeld } from './unpaid-orders.store.ts';

interface Placed {
  order: OrderRow;
  /** Of an order that was made now, as they were written. */
  items?: ReturnType<typeof itemOf>[];
  isRepeat: boolean;
}

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
}

/**
 * One transaction over cart, coupon, stock, prices and delivery: all of it is written, or nothing. Locks are taken in
 * this order everywhere: customer, order, cart, coupon, sizes by name. What many customers want, the coupon and the
 * sizes, is taken last, so that nobody waits for more than another's commit. Questions that stand together go to the
 * database together, and it answers them in this order.
 */
export function placeOrder(
  { db, jobs, sender, seller }: Deps,
  request: OrderRequest,
): Promise<Placed | OrderError> {
  const { userId, input } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest();
  return withRetry(() =>
    transaction<Placed, OrderError>(db, async (tx, rollback) => {
      const [customer, { version, lines }, terms, from, unpaid, held] = await pipeline(
        userId === null ? NO_ACCOUNT : lockCustomer(tx, userId),
        linesOf(tx, request, rollback),
        readTerms(tx, userId, input.couponCode),
        sender(tx),
        getUnpaidTerms(tx),
        userId === null ? [] : selectHeld(tx, userId),
      );
      if (!customer) return rollback({ code: 'not-signed-in' });
      const earlier = await findEarlier(tx, { ...request, cartVersion: version, requestHash });
      if (earlier) return 'code' in earlier ? rollback(earlier) : { order: earlier, isRepeat: true };
      const totals = await priceOrder(tx, input, { lines, terms }, rollback);
      // the owner may hold anything for anybody, and an order that costs nothing is paid at once
      const isLimited = !request.adminId && totals.total > 0;
      const tooMuch = isLimited && holdError(unpaid, held, lines.filter(isCounted));
      if (tooMuch) return rollback(tooMuch);
      const { email } = customer;
      const order = await writeOrder(tx, {
        ...request,
        email,
        cartVersion: version,
        requestHash,
        totals,
        lines,
      });
      if (order.total > 0)
        await enqueueMail(jobs, tx, placedMail(order, { lines, from, isByPhone: version === null }));
      await reserveEverything(tx, order, lines, rollback);
      if (order.total > 0) return { order, items: lines.map(itemOf), isRepeat: false };
      return { order: await closeFreeOrder({ jobs, sender: from, seller }, tx, order.id), isRepeat: false };
    }),
  );
}

/** Gets no e-mails, and pays by other means than the shop's pages. */
const NO_ACCOUNT = { email: '' };

function placedMail(
  order: OrderRow,
  { lines, from, isByPhone }: { lines: CartLine[]; from: Sender; isByPhone: boolean },
) {
  const sold = lines.map((line) => ({ ...line, chargedPrice: line.price }));
  const placed = { ...order, isByPhone, lines: sold };
  return { to: { name: order.name, address: order.email }, content: orderPlacedEmail(placed, from) };
}

/** What is in the cart; or, by phone, what the customer named. */
async function linesOf(
  tx: Db,
  { userId, input, adminId }: OrderRequest,
  rollback: Rollback,
): Promise<{ version: number | null; lines: CartLine[] }> {
  if (!adminId && userId !== null) return lockedCart(tx, userId);
  const lines = await priceLines(tx, mergedLines(input.items));
  return lines ? { version: null, lines } : rollback({ code: 'invalid-product' });
}

/** One use of the coupon, and what is ordered of every counted shelf; the order has noted that it took it. */
async function reserveEverything(
  tx: Db,
  order: OrderRow,
  lines: CartLine[],
  rollback: Rollback,
): Promise<void> {
  const { id: orderId, couponCode: code, userId } = order;
  const counted = inLockOrder(lines).filter(isCounted);
  const [rejected, ...taken] = await pipeline(
    code === null ? undefined : redeemCoupon(tx, { orderId, code, userId }),
    ...counted.map((line) => reserveStock(tx, line)),
  );
  if (rejected) return rollback({ code: 'coupon-refused', message: rejected });
  for (const [index, line] of counted.entries()) {
    const left = taken[index];
    if (typeof left === 'number') return rollback(outOfStock(line, left));
    // the owner stopped counting while this was being ordered
    if (left === 'any') await setTookStock(tx, orderId, lines.indexOf(line), false);
  }
}

/** Nobody is kept waiting by what is not counted. */
function isCounted({ stock }: CartLine): boolean {
  return stock !== null;
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

interface PricedOrder extends OrderRequest {
  email: string;
  cartVersion: number | null;
  requestHash: Buffer;
  totals: Totals;
  lines: CartLine[];
}

async function writeOrder(tx: Db, order: PricedOrder): Promise<OrderRow> {
  const { userId, input, key, adminId, email, cartVersion, requestHash, totals, lines } = order;
  const row = await insertOrder(tx, {
    userId,
    name: input.name,
    email,
    phone: input.phone,
    address: { ...input.address, ...placeOf(input) },
    latitude: input.addressLatLng?.lat ?? null,
    longitude: input.addressLatLng?.lng ?? null,
    ...totals,
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
