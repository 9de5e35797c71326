import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { shipmentEvents, shipments } from '../platform/db/schema/shipments.ts';

const MAX_LISTED = 500;

/** Booked, and the courier has not fetched them. */
export function selectWaiting(db: Db, couriers: readonly string[]) {
  return db
    .select({ shipment: shipments, order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        inArray(shipments.courier, [...couriers]),
        isNull(shipments.cancelledAt),
        notInArray(orders.status, ['SHIPPED', 'DELIVERED']),
      ),
    )
    .orderBy(asc(shipments.bookedAt))
    .limit(MAX_LISTED);
}

/** Parcels whose newest report asks for something that nobody has done. */
export function selectTasks(db: Db) {
  const newest = db.$with('newest').as(
    db
      .selectDistinctOn([shipmentEvents.orderId], {
        orderId: shipmentEvents.orderId,
        status: shipmentEvents.status,
        at: shipmentEvents.at,
        note: shipmentEvents.note,
      })
      .from(shipmentEvents)
      .innerJoin(shipments, eq(shipments.orderId, shipmentEvents.orderId))
      .where(
        and(
          isNull(shipments.handledAt),
          isNull(shipments.cancelledAt),
          sql`${shipmentEvents.status} <> 'other'`,
          or(
            isNull(shipmentEvents.trackingNumber),
            eq(shipmentEvents.trackingNumber, shipments.trackingNumber),
          ),
        ),
      )
      .orderBy(shipmentEvents.orderId, desc(shipmentEvents.at)),
  );
  return db
    .with(newest)
    .select({
      order: orders,
      shipment: shipments,
      status: newest.status,
      at: newest.at,
      note: newest.note,
    })
    .from(newest)
    .innerJoin(shipments, eq(shipments.orderId, newest.orderId))
    .innerJoin(orders, eq(orders.id, newest.orderId))
    .where(
      and(
        inArray(newest.status, ['undelivered', 'returned', 'lost', 'damaged']),
        // a cash order that came back is done once it is recorded
        sql`not (${newest.status} = 'returned' and ${orders.status} = 'CANCELLED')`,
      ),
    )
    .orderBy(asc(newest.at))
    .limit(MAX_LISTED);
}
