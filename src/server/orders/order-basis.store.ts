import type { DeliveryTerms } from '../../rules/delivery-charge.ts';
import type { ShopPolicy } from '../../rules/policy.ts';
import type { UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { CART_LINES, type OfferRow } from '../platform/db/offers.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { shopSettings } from '../platform/db/schema/content.ts';
import { carts, coupons, orders } from '../platform/db/schema/sales.ts';
import { bigint, boolean, json, nullable, timestamp, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { HELD_LINES, type HeldLine } from './unpaid-orders.store.ts';

const customerAndCartLock = statement({
  name: 'order_customer_and_cart',
  params: { userId: users.id },
  row: { email: users.email, language: users.language, version: carts.version },
  text: `select u.email, u.language, c.version from users u join carts c on c.user_id = u.id
    where u.id = :userId and u.erased_at is null for no key update of u, c`,
});

/** Locks the customer, then the cart, until the transaction ends. Undefined when one of them is missing. */
export async function lockCustomerAndCart(tx: Db, userId: string) {
  const [row] = await customerAndCartLock(tx, { userId });
  return row;
}

const basis = statement({
  name: 'order_basis',
  params: {
    userId: uuid(),
    key: orders.idempotencyKey,
    requestHash: orders.requestHash,
    couponCode: nullable(coupons.code),
  },
  row: {
    lines: json<(OfferRow & { size: string; quantity: number })[]>(),
    held: json<HeldLine[]>(),
    mayBeRepeated: boolean(),
    purchases: bigint(),
    delivery: nullable(shopSettings.delivery),
    unpaid: nullable(shopSettings.unpaid),
    policy: nullable(shopSettings.policy),
    code: nullable(coupons.code),
    offerPercentage: nullable(coupons.offerPercentage),
    minPurchase: nullable(coupons.minPurchase),
    minPurchaseCount: nullable(coupons.minPurchaseCount),
    expiresAt: nullable(coupons.expiresAt),
    isLeft: nullable(boolean()),
    now: timestamp(),
  },
  text: `select
      (select coalesce(json_agg(line), '[]') from (${CART_LINES}) line) as lines,
      (select coalesce(json_agg(line), '[]') from (${HELD_LINES}) line) as held,
      exists (select from orders o where o.user_id = :userId and (o.idempotency_key = :key
        or (:key::text is null and o.idempotency_key is null and o.request_hash = :requestHash))) as "mayBeRepeated",
      (select count(*) from orders o where o.user_id = :userId and o.payment_status = 'COMPLETED') as purchases,
      s.delivery, s.unpaid, s.policy,
      c.code, c.offer_percentage as "offerPercentage", c.min_purchase_paise as "minPurchase",
      c.min_purchase_count as "minPurchaseCount", c.expires_at as "expiresAt",
      c.limit_total is null or c.used_count < c.limit_total as "isLeft", now()
    from (select) one left join shop_settings s on true left join coupons c on c.code = :couponCode`,
});

/** Everything that decides about an order from the cart, in one query; the cart is locked. */
export async function selectBasis(
  tx: Db,
  wanted: { userId: string; key: string | null; requestHash: Buffer; couponCode: string | null },
): Promise<OrderBasis> {
  const [row] = await basis(tx, wanted);
  if (!row) throw new Error('the query has always one row');
  const { code, offerPercentage, minPurchase, minPurchaseCount, expiresAt, isLeft, now, ...others } = row;
  const isKnown =
    code !== null &&
    offerPercentage !== null &&
    minPurchase !== null &&
    minPurchaseCount !== null &&
    expiresAt !== null;
  return {
    ...others,
    isCouponUsedUp: isLeft === false,
    coupon: isKnown ? { code, offerPercentage, minPurchase, minPurchaseCount, expiresAt, now } : undefined,
  };
}

export interface OrderBasis {
  lines: (OfferRow & { size: string; quantity: number })[];
  /** Stock that the customer's unpaid orders hold. */
  held: HeldLine[];
  /** Whether this request may have placed an order before: it needs a closer look. */
  mayBeRepeated: boolean;
  /** Paid orders of the customer. */
  purchases: number;
  delivery: Partial<DeliveryTerms> | null;
  unpaid: Partial<UnpaidTerms> | null;
  policy: Partial<ShopPolicy> | null;
  isCouponUsedUp: boolean;
  coupon:
    | (Pick<
        typeof coupons.$inferSelect,
        'code' | 'offerPercentage' | 'minPurchase' | 'minPurchaseCount' | 'expiresAt'
      > & {
        now: Date;
      })
    | undefined;
}
