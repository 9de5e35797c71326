import type pg from 'pg';
import { FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { promiseOf } from '../../rules/policy.ts';
import { DEFAULT_UNPAID_TERMS, holdError } from '../../rules/unpaid-orders.ts';
import { couponCode } from '../coupons/get-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { offerOf } from '../platform/db/offers.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { pipelinedTransaction } from '../platform/db/pipelined-transaction.ts';
import { sqlStateOf } from '../platform/db/sql-state.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { withDefaults } from '../shop/shop-policy.ts';
import { insertReservedOrder, NOT_RESERVED } from './new-order.store.ts';
import { isCounted, newOrderOf, type PricedOrder } from './new-order.ts';
import { lockCustomerAndCart, type OrderBasis, selectBasis } from './order-basis.store.ts';
import type { OrderCode, OrderRequest } from './order-request.ts';
import { type Deps, hashOf, type Placed, placeOrder } from './place-order.ts';
import { enqueuePlacedMail, placedMailQueue } from './placed-mail.ts';
import { pricedOrder } from './price-order.ts';
import { inLockOrder } from './stock.store.ts';

interface CartOrderRequest extends OrderRequest {
  userId: string;
}

/**
 * Places a customer's order in two round trips: one locks customer and cart and reads everything that decides, the other writes
 * order, coupon and stock and commits. What cannot be placed like this is left to `placeOrder`, which starts anew: it knows why an
 * order is rejected, and what is rare (a repeated request, a free order, the loser of a race for the last piece).
 */
export async function placeCartOrder(
  { pool, ...deps }: Deps & { pool: pg.Pool },
  request: CartOrderRequest,
): Promise<Success<Placed> | Failure<OrderCode>> {
  if (!deps.isOpen()) return failure('shop-closed');
  const placed = await placePlainOrder(pool, deps, request);
  if (!placed) return placeOrder(deps, request);
  deps.jobs.wake(placedMailQueue);
  return success(placed);
}

async function placePlainOrder(
  pool: pg.Pool,
  { jobs, rates }: Deps,
  request: CartOrderRequest,
): Promise<Placed | undefined> {
  const { userId, input, key = null } = request;
  const typed = input.couponCode || undefined;
  const code = typed === undefined ? null : couponCode(typed);
  // not a code at all
  if (code === undefined) return undefined;
  const requestHash = hashOf(input);
  const read = async (tx: Db): Promise<PricedOrder | undefined> => {
    const [locked, basis] = await pipeline(
      lockCustomerAndCart(tx, userId),
      selectBasis(tx, { userId, key, requestHash, couponCode: code }),
    );
    if (!locked || basis.mayBeRepeated || basis.isCouponUsedUp) return undefined;
    const { email, language, version: cartVersion } = locked;
    const priced = priceBasis(input, basis, rates, code !== null);
    if (!priced) return undefined;
    return {
      ...request,
      ...priced,
      email,
      cartVersion,
      requestHash,
      language: request.language === DEFAULT_LANGUAGE ? language : request.language,
    };
  };
  const write = async (tx: Db, priced: PricedOrder): Promise<Placed> => {
    const { lines } = priced;
    const placed = { ...newOrderOf(priced), id: newId() };
    const counted = inLockOrder(lines.filter(isCounted));
    const [, order] = await pipeline(
      enqueuePlacedMail(jobs, tx, placed),
      insertReservedOrder(tx, placed, counted),
    );
    return { order, items: placed.lines, isRepeat: false };
  };
  try {
    return await withRetry(() => pipelinedTransaction(pool, read, write));
  } catch (error) {
    if (sqlStateOf(error) === NOT_RESERVED) return undefined;
    throw error;
  }
}

/** Undefined when the order is rejected, or free. */
function priceBasis(
  input: OrderRequest['input'],
  { lines: rows, held, purchases, coupon, ...settings }: OrderBasis,
  rates: Deps['rates'],
  hasCoupon: boolean,
): Pick<PricedOrder, 'lines' | 'totals' | 'promise'> | undefined {
  const lines = rows.map(({ quantity, size, ...row }) => ({ ...offerOf(row, size), quantity }));
  const policy = withDefaults(settings.policy ?? {});
  const delivery = { terms: { ...FREE_EVERYWHERE, ...settings.delivery }, rates };
  const terms = { delivery, purchases, coupon: hasCoupon ? coupon : null };
  const priced = pricedOrder(input, { lines, terms, policy });
  if (!priced.ok || priced.value.total === 0) return undefined;
  const unpaid = { ...DEFAULT_UNPAID_TERMS, ...settings.unpaid };
  if (holdError(unpaid, held, lines.filter(isCounted))) return undefined;
  return { lines, totals: priced.value, promise: promiseOf(policy) };
}
