import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { trackingStatuses } from '../../../../contract/tracking.ts';
import { timestamptz } from '../columns.ts';

export const shipments = pgTable('shipments', {
  orderId: uuid('order_id').primaryKey(),
  courier: text('courier').notNull(),
  trackingNumber: text('tracking_number').notNull(),
  bookedAt: timestamptz('booked_at').notNull().defaultNow(),
});

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    courier: text('courier').notNull(),
    eventId: text('event_id').notNull(),
    orderId: uuid('order_id').notNull(),
    status: text('status', { enum: trackingStatuses }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courier, table.eventId] })],
);
