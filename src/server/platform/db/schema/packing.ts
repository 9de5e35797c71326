import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns.ts';

export const dispatchedParcels = pgTable(
  'dispatched_parcels',
  {
    batchId: uuid('batch_id').notNull(),
    orderId: uuid('order_id').notNull(),
    adminId: uuid('admin_id').notNull(),
    courier: text('courier').notNull(),
    fromStatus: text('from_status', { enum: ['PAYMENT', 'CONFIRMED'] }).notNull(),
    orderVersion: integer('order_version').notNull(),
    shippedAt: timestamptz('shipped_at').notNull().defaultNow(),
    revertUntil: timestamptz('undo_until').notNull(),
    undoneAt: timestamptz('undone_at'),
    announcedAt: timestamptz('announced_at'),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.orderId] })],
);
