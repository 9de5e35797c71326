import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { trackingStatuses } from '../../../../rules/tracking-status.ts';
import { timestamptz } from '../columns.ts';

export const shipments = pgTable('shipments', {
  orderId: uuid('order_id').primaryKey(),
  courier: text('courier').notNull(),
  trackingNumber: text('tracking_number').notNull(),
  bookedAt: timestamptz('booked_at').notNull().defaultNow(),
  parcel: smallint('parcel').notNull().default(1),
  carrier: text('carrier').notNull().default(''),
  courierOrder: text('courier_order').notNull().default(''),
  courierParcel: text('courier_parcel').notNull().default(''),
  pickupAskedAt: timestamptz('pickup_asked_at'),
  pickupNote: text('pickup_note').notNull().default(''),
  manifestedAt: timestamptz('manifested_at'),
  cancelledAt: timestamptz('cancelled_at'),
  checkedAt: timestamptz('checked_at'),
  handledAt: timestamptz('handled_at'),
});

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    courier: text('courier').notNull(),
    eventId: text('event_id').notNull(),
    orderId: uuid('order_id').notNull(),
    status: text('status', { enum: trackingStatuses }).notNull(),
    at: timestamptz('at').notNull(),
    trackingNumber: text('tracking_number'),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.courier, table.eventId] })],
);

export const bookingTries = pgTable('booking_tries', {
  orderId: uuid('order_id').primaryKey(),
  courier: text('courier').notNull(),
  parcel: smallint('parcel').notNull(),
  busyUntil: timestamptz('busy_until'),
});
