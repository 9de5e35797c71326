import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { batchChangeReasons } from '../../../../rules/batches.ts';
import { timestamptz } from '../columns.ts';

/** A pressing. `docs/batches.md` explains how its bottles and the stock stay the same. */
export const batches = pgTable('batches', {
  id: uuid('id').primaryKey(),
  foodId: text('food_id').notNull(),
  code: text('code').notNull(),
  /** Null of bottles that were counted before the first batch (`isUnbatched`). */
  pressedOn: date('pressed_on'),
  bestBefore: date('best_before'),
  seedSource: text('seed_source').notNull().default(''),
  gramsIn: integer('grams_in'),
  outputAmount: integer('output_amount'),
  outputUnit: text('output_unit', { enum: ['ml', 'g'] }),
  notes: text('notes').notNull().default(''),
  story: text('story').notNull().default(''),
  photos: text('photos').array().notNull().default([]),
  reportUrl: text('report_url'),
  reportName: text('report_name').notNull().default(''),
  blockedAt: timestamptz('blocked_at'),
  blockReason: text('block_reason').notNull().default(''),
  recalledAt: timestamptz('recalled_at'),
  recallReason: text('recall_reason').notNull().default(''),
  isUnbatched: boolean('is_unbatched').notNull().default(false),
  /** The last day on which it is sold; a trigger computes it. */
  sellUntil: date('sell_until'),
  /** Whether its bottles are counted in the stock; a trigger computes it. */
  inStock: boolean('in_stock').notNull().default(true),
  version: integer('version').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

/** Every code that a batch ever had, the current one too: a printed code leads to its batch. */
export const batchCodes = pgTable('batch_codes', {
  code: text('code').primaryKey(),
  batchId: uuid('batch_id').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const batchSizes = pgTable('batch_sizes', {
  batchId: uuid('batch_id').notNull(),
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  made: integer('made').notNull(),
  /** Left now. */
  bottles: integer('bottles').notNull(),
});

/** Which bottles an order got; `quantity - returned` is with the customer. */
export const orderBatches = pgTable('order_batches', {
  orderId: uuid('order_id').notNull(),
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  batchId: uuid('batch_id').notNull(),
  quantity: integer('quantity').notNull(),
  returned: integer('returned').notNull().default(0),
});

/** Bottles of a batch that came or went without an order. */
export const batchChanges = pgTable('batch_changes', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  batchId: uuid('batch_id').notNull(),
  size: text('size').notNull(),
  delta: integer('delta').notNull(),
  reason: text('reason', { enum: batchChangeReasons }).notNull(),
  note: text('note').notNull().default(''),
  actorId: uuid('actor_id'),
  apiKeyId: uuid('api_key_id'),
  requestId: uuid('request_id'),
  at: timestamptz('at').notNull().defaultNow(),
});
