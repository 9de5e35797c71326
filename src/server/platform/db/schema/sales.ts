import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FieldValues } from '../../../../contract/extra-fields.ts';
import type { Address } from '../../../../rules/address.ts';
import { DEFAULT_LANGUAGE, languages } from '../../../../rules/languages.ts';
import { paise } from '../../../../rules/money.ts';
import { orderStatuses } from '../../../../rules/order-status.ts';
import type { OrderPromise } from '../../../../rules/policy.ts';
import { bytes, money, timestamptz } from '../columns.ts';

export const carts = pgTable('carts', {
  userId: uuid('user_id').primaryKey(),
  latitude: numeric('latitude'),
  longitude: numeric('longitude'),
  version: integer('version').notNull().default(0),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  merged: uuid('merged').array().notNull().default([]),
});

export const cartItems = pgTable('cart_items', {
  userId: uuid('user_id').notNull(),
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  quantity: smallint('quantity').notNull(),
  addedAt: timestamptz('added_at').notNull().defaultNow(),
});

export const wishlistItems = pgTable('wishlist_items', {
  userId: uuid('user_id').notNull(),
  foodId: text('food_id').notNull(),
  addedAt: timestamptz('added_at').notNull().defaultNow(),
});

export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  description: text('description').notNull().default(''),
  offerPercentage: smallint('offer_percentage').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  minPurchase: money('min_purchase_paise').notNull(),
  minPurchaseCount: integer('min_purchase_count').notNull().default(0),
  limitPerCustomer: integer('limit_per_customer'),
  limitTotal: integer('limit_total'),
  usedCount: integer('used_count').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  userId: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  address: jsonb('address').$type<Address | string>().notNull(),
  latitude: numeric('latitude'),
  longitude: numeric('longitude'),
  status: text('status', { enum: orderStatuses }).notNull().default('PENDING'),
  paymentStatus: text('payment_status', { enum: ['PENDING', 'COMPLETED', 'REFUNDED'] })
    .notNull()
    .default('PENDING'),
  paymentId: text('payment_id'),
  couponCode: text('coupon_code'),
  items: money('items_paise').notNull(),
  discount: money('discount_paise').notNull(),
  delivery: money('delivery_paise').notNull(),
  total: money('total_paise').notNull(),
  courier: text('courier'),
  trackingNumber: text('tracking_number'),
  idempotencyKey: text('idempotency_key'),
  requestHash: bytes('request_hash'),
  heldUntil: timestamptz('held_until'),
  quoteRate: numeric('quote_rate'),
  quoteCents: bigint('quote_cents', { mode: 'number' }),
  quoteUntil: timestamptz('quote_until'),
  holdsStock: boolean('holds_stock').notNull().default(false),
  cartVersion: integer('cart_version'),
  deletedAt: timestamptz('deleted_at'),
  expiresQuietly: boolean('expires_quietly').notNull().default(false),
  lateHoldAt: timestamptz('late_hold_at'),
  language: text('language', { enum: languages }).notNull().default(DEFAULT_LANGUAGE),
  promise: jsonb('promise').$type<Partial<OrderPromise>>().notNull().default({}),
  version: integer('version').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  fields: jsonb('fields').$type<FieldValues>().notNull().default({}),
  /** When the customer chose cash on delivery. */
  codAt: timestamptz('cod_at'),
  codFee: money('cod_fee_paise').notNull().default(paise(0)),
  /** When the parcel of such an order came back unpaid. */
  codUndeliveredAt: timestamptz('cod_undelivered_at'),
  buyerGstin: text('buyer_gstin'),
});

export const orderItems = pgTable('order_items', {
  orderId: uuid('order_id').notNull(),
  position: smallint('position').notNull(),
  foodId: text('food_id').notNull(),
  name: text('name').notNull(),
  imageUrl: text('image_url').notNull().default(''),
  size: text('size').notNull(),
  listPrice: money('list_price_paise').notNull(),
  chargedPrice: money('charged_price_paise').notNull(),
  quantity: smallint('quantity').notNull(),
  tookStock: boolean('took_stock').notNull().default(false),
  restocked: smallint('restocked').notNull().default(0),
});

export const orderHistory = pgTable('order_history', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  orderId: uuid('order_id').notNull(),
  at: timestamptz('at').notNull().defaultNow(),
  actor: text('actor', { enum: ['customer', 'admin', 'provider', 'system'] }).notNull(),
  actorId: uuid('actor_id'),
  apiKeyId: uuid('api_key_id'),
  fromStatus: text('from_status', { enum: orderStatuses }),
  toStatus: text('to_status', { enum: orderStatuses }).notNull(),
  note: text('note').notNull().default(''),
  /** What a correction replaced. */
  before: jsonb('before').$type<Record<string, unknown>>(),
});

export const couponRedemptions = pgTable('coupon_redemptions', {
  orderId: uuid('order_id').primaryKey(),
  couponCode: text('coupon_code').notNull(),
  userId: uuid('user_id'),
  redeemedAt: timestamptz('redeemed_at').notNull().defaultNow(),
  releasedAt: timestamptz('released_at'),
});

/** Days whose orders changed since their totals were computed; the stored totals of these days are stale. */
export const changedDays = pgTable('changed_days', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  day: date('day').notNull(),
});

export const keptSales = pgTable('kept_sales', {
  day: date('day').notNull(),
  status: text('status', { enum: orderStatuses }).notNull(),
  paymentStatus: text('payment_status').notNull(),
  orders: integer('orders').notNull(),
  total: money('total_paise').notNull(),
  refunded: money('refunded_paise').notNull(),
});

/** Payments and refunds by the day on which the money moved. */
export const dayMoney = pgTable('day_money', {
  day: date('day').primaryKey(),
  payments: integer('payments').notNull(),
  gross: money('gross_paise').notNull(),
  refunded: money('refunded_paise').notNull(),
});

export const keptSoldFoods = pgTable('kept_sold_foods', {
  day: date('day').notNull(),
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  pieces: bigint('pieces', { mode: 'number' }).notNull(),
  revenue: money('revenue_paise').notNull(),
});

export const keptUsedCoupons = pgTable('kept_used_coupons', {
  day: date('day').notNull(),
  couponCode: text('coupon_code').notNull(),
  orders: integer('orders').notNull(),
  discount: money('discount_paise').notNull(),
});
