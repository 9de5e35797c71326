import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type ReturnedItem, requestKinds, returnStages } from '../../../../rules/returns.ts';
import { timestamptz } from '../columns.ts';

export const returnRequests = pgTable('order_requests', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  kind: text('kind', { enum: requestKinds }).notNull(),
  text: text('text').notNull(),
  photos: text('photos').array().notNull().default([]),
  status: text('status', { enum: ['open', 'accepted', 'declined'] })
    .notNull()
    .default('open'),
  answer: text('answer').notNull().default(''),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  answeredAt: timestamptz('answered_at'),
  answeredBy: uuid('answered_by'),
  stage: text('stage', { enum: returnStages }),
  stageAt: timestamptz('stage_at'),
  /** Lines of the order, from 0; empty: not said. */
  items: jsonb('items').$type<ReturnedItem[]>().notNull().default([]),
  /** The customer does not send the goods back. */
  goodsStay: boolean('goods_stay').notNull().default(false),
  /** When they left the customer. */
  sentAt: timestamptz('sent_at'),
  returnTracking: text('return_tracking').notNull().default(''),
  refundId: uuid('refund_id'),
});
