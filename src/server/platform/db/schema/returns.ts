import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { requestKinds, returnStages } from '../../../../rules/returns.ts';
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
});
