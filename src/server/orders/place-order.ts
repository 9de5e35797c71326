import { createHash } from 'node:crypto';
import type { Seller } from '../../contract/invoice.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { formatRupees, rupeesFromPaise } from '../../rules/money.ts';
import { promiseOf } from '../../rules/policy.ts';
import { holdError } from '../../rules/unpaid-orders.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CartLine, lockedCart } from '../cart/locked-cart.ts';
import { priceLines } from '../cart/price-lines.ts';
import { redeemCoupon } from '../coupons/redeem-coupon.ts';
import type { Sender } from '../emails/email-layout.ts';
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
import { insertOrder } from './new-order.store.ts';
import { isCounted, itemOf, newOrderOf, type PricedOrder } from './new-order.ts';
import type { OrderCode, OrderRequest, Rollback } from './order-request.ts';
import { lockCustomer, type OrderRow } from './orders.store.ts';
import { enqueuePlacedMail, placedMailQueue } from './placed-mail.ts';
import { outOfStock, priceOrder, readTerms } from './price-order.ts';
import { inLockOrder, reserveStock, setTookStock } from './stock.store.ts';
import { selectHeld } from './unpaid-orders.store.ts';

export interface Placed {
  order: OrderRow;
  /** Of an order that was placed now, as they were inserted. */
  items?: ReturnType<typeof itemOf>[];
  isRepeat: boolean;
}

export interface Deps {
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
  const requestHash = hashOf(input);
  const placed = await withRetry(() =>
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
      const policy = request.minimumNote ? { ...from.policy, minimumOrderRupees: 0 } : from.policy;
      const totals = await priceOrder(tx, input, { lines, terms, policy }, rollback);
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
      if (order.total > 0) await enqueuePlacedMail(jobs, tx, order);
      await reserveEverything(tx, order, lines, rollback);
      if (order.total > 0) return success({ order, items: lines.map(itemOf), isRepeat: false });
      const paid = await closeFreeOrder({ jobs, sender: from, seller }, tx, order);
      return success({ order: paid, isRepeat: false });
    }),
  );
  if (placed.ok) jobs.wake(placedMailQueue);
  return placed;
}

/** Tells a repeated request from another one with the same key. */
export function hashOf(input: OrderRequest['input']): Buffer {
  return createHash('sha256').update(JSON.stringify(input)).digest();
}

/** A phone order without an account gets no emails and is paid by other means. */
const NO_ACCOUNT = { email: '', language: DEFAULT_LANGUAGE } as const;

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
    ...counted.map((line) => reserveStock(tx, orderId, line)),
  );
  if (coupon && !coupon.ok) return rollback(coupon);
  for (const [index, line] of counted.entries()) {
    const left = reserved[index];
    if (typeof left === 'number') return rollback(outOfStock(line, left));
    // an admin stopped counting this size just now
    if (left === 'any') await setTookStock(tx, orderId, lines.indexOf(line), false);
  }
}

async function writeOrder(tx: Db, order: PricedOrder): Promise<OrderRow> {
  const row = await insertOrder(tx, newOrderOf(order));
  if (order.adminId) await recordPhoneOrder(tx, row, order.adminId);
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
    after: { number, customer: userId, total: formatRupees(rupeesFromPaise(total)) },
  });
}
