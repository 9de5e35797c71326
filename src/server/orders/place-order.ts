import { createHash } from 'node:crypto';
import type { Seller } from '../../contract/invoice.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { type OrderPromise, promiseOf } from '../../rules/policy.ts';
import { holdError } from '../../rules/unpaid-orders.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CartLine, lockedCart } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { redeemCoupon } from '../coupons/redeem-coupon.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { orderPlacedEmail } from '../emails/order-placed-email.ts';
import { translateNames } from '../foods/translate-names.ts';
import type { Db } from '../platform/db/db.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { closeFreeOrder } from './close-free-order.ts';
import { mergedLines } from './compare-lines.ts';
import { findRepeatedOrder } from './find-repeated-order.ts';
import type { OrderCode, OrderRequest, Rollback } from './order-request.ts';
import { insertOrder, lockCustomer, type OrderRow } from './orders.store.ts';
import { deliveryPlace, outOfStock, priceOrder, readTerms, type Totals } from './price-order.ts';
import { inLockOrder, reserveStock, setTookStock } from './stock.store.ts';
import { selectHeld } from './unpaid-orders.store.ts';

interface Placed {
  order: OrderRow;
  /** Of an order that was placed now, as they were inserted. */
  items?: ReturnType<typeof itemOf>[];
  isRepeat: boolean;
}

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
  /** Whether the shop sells. */
  isOpen: () => boolean;
  rates: DeliveryRates | undefined;
}

/**
 * One transaction over cart, coupon, stock, prices and delivery. Rows are locked in this order everywhere: customer,
 * order, cart, coupon, sizes by name. The contended rows, coupon and sizes, are locked last, so that a customer waits at
 * most for another's commit. Queries of one `pipeline` go to the database in one round trip and run in their order.
 */
export async function placeOrder(
  { db, jobs, sender, seller, isOpen, rates }: Deps,
  request: OrderRequest,
): Promise<Success<Placed> | Failure<OrderCode>> {
  if (!isOpen()) return failure('shop-closed');
  const { userId, input } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest();
  return withRetry(() =>
    transaction<Success<Placed>, Failure<OrderCode>>(db, async (tx, rollback) => {
      const [customer, { version, lines }, terms, from, unpaid, held] = await pipeline(
        userId === null ? NO_ACCOUNT : lockCustomer(tx, userId),
        linesOf(tx, request, rollback),
        readTerms(tx, { userId, couponCode: input.couponCode, rates }),
        sender(tx),
        getUnpaidTerms(tx),
        userId === null ? [] : selectHeld(tx, userId),
      );
      if (!customer) return rollback(failure('not-signed-in'));
      const repeated = await findRepeatedOrder(tx, { ...request, cartVersion: version, requestHash });
      if (!repeated.ok) return rollback(repeated);
      if (repeated.value) return success({ order: repeated.value, isRepeat: true });
      const totals = await priceOrder(tx, input, { lines, terms, policy: from.policy }, rollback);
      // an admin may hold any quantity, and a free order is paid at once
      const isLimited = !request.adminId && totals.total > 0;
      const tooMuch = isLimited && holdError(unpaid, held, lines.filter(isCounted));
      if (tooMuch) return rollback(failure(tooMuch.code, { message: tooMuch.message }));
      const { email } = customer;
      const language = request.language === DEFAULT_LANGUAGE ? customer.language : request.language;
      const order = await writeOrder(tx, {
        ...request,
        email,
        cartVersion: version,
        requestHash,
        totals,
        lines,
        promise: promiseOf(from.policy),
        language,
      });
      if (order.total > 0) {
        const shown = await translateNames(tx, lines, language);
        await enqueueEmail(jobs, tx, placedMail(order, { lines: shown, from, isByPhone: version === null }));
      }
      await reserveEverything(tx, order, lines, rollback);
      if (order.total > 0) return success({ order, items: lines.map(itemOf), isRepeat: false });
      const paid = await closeFreeOrder({ jobs, sender: from, seller }, tx, order);
      return success({ order: paid, isRepeat: false });
    }),
  );
}

/** A phone order without an account gets no emails and is paid by other means. */
const NO_ACCOUNT = { email: '', language: DEFAULT_LANGUAGE } as const;

function placedMail(
  order: OrderRow,
  { lines, from, isByPhone }: { lines: CartLine[]; from: Sender; isByPhone: boolean },
) {
  const sold = lines.map((line) => ({ ...line, chargedPrice: line.price }));
  const placed = { ...order, isByPhone, lines: sold };
  return { to: { name: order.name, address: order.email }, content: orderPlacedEmail(placed, from) };
}

/** The lines of the cart, or for a phone order those of the request. */
async function linesOf(
  tx: Db,
  { userId, input, adminId }: OrderRequest,
  rollback: Rollback,
): Promise<{ version: number | null; lines: CartLine[] }> {
  if (!adminId && userId !== null) return lockedCart(tx, userId);
  const lines = await priceLines(tx, mergedLines(input.items));
  return lines ? { version: null, lines } : rollback(failure('invalid-product'));
}

/** Reserves one use of the coupon and the stock of every counted size. The inserted lines already have `tookStock`. */
async function reserveEverything(
  tx: Db,
  order: OrderRow,
  lines: CartLine[],
  rollback: Rollback,
): Promise<void> {
  const { id: orderId, couponCode: code, userId } = order;
  const counted = inLockOrder(lines).filter(isCounted);
  const [coupon, ...reserved] = await pipeline(
    code === null ? undefined : redeemCoupon(tx, { orderId, code, userId }),
    ...counted.map((line) => reserveStock(tx, line)),
  );
  if (coupon && !coupon.ok) return rollback(coupon);
  for (const [index, line] of counted.entries()) {
    const left = reserved[index];
    if (typeof left === 'number') return rollback(outOfStock(line, left));
    // an admin stopped counting this size just now
    if (left === 'any') await setTookStock(tx, orderId, lines.indexOf(line), false);
  }
}

/** Sizes without a stock count are neither limited nor locked. */
function isCounted({ stock }: CartLine): boolean {
  return stock !== null;
}

/** A snapshot: later changes of the food never change the order. */
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
  promise: OrderPromise;
}

async function writeOrder(tx: Db, order: PricedOrder): Promise<OrderRow> {
  const { userId, input, key, adminId, email, cartVersion, requestHash, totals, lines, promise, language } =
    order;
  const row = await insertOrder(tx, {
    userId,
    name: input.name,
    email,
    phone: input.phone,
    address: { ...input.address, ...deliveryPlace(input) },
    latitude: input.addressLatLng?.lat ?? null,
    longitude: input.addressLatLng?.lng ?? null,
    ...totals,
    idempotencyKey: key ?? null,
    requestHash,
    cartVersion,
    promise,
    language,
    lines: lines.map(itemOf),
    by: adminId
      ? { actor: 'admin', actorId: adminId, note: 'Ordered by phone' }
      : { actor: 'customer', actorId: userId, note: '' },
  });
  if (adminId) await recordPhoneOrder(tx, row, adminId);
  return row;
}

async function recordPhoneOrder(
  tx: Db,
  { id, number, userId, total }: OrderRow,
  adminId: string,
): Promise<void> {
  await recordChange(tx, {
    actorId: adminId,
    action: 'order by phone',
    target: `order ${id}`,
    before: {},
    after: { number, customer: userId, totalPaise: total },
  });
}
