import { and, asc, eq } from 'drizzle-orm';
import type { TrackingEvent } from '../../extension/couriers.ts';
import type { Db } from '../platform/db/db.ts';
import { shipmentEvents, shipments } from '../platform/db/schema/shipments.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentEventRow = typeof shipmentEvents.$inferSelect;

/** A parcel that is booked again, because the first try ended half-way, replaces the earlier row. */
export async function saveShipment(
  tx: Db,
  shipment: Pick<ShipmentRow, 'orderId' | 'courier' | 'trackingNumber'>,
): Promise<void> {
  const { courier, trackingNumber } = shipment;
  await tx
    .insert(shipments)
    .values(shipment)
    .onConflictDoUpdate({ target: shipments.orderId, set: { courier, trackingNumber } });
}

export async function findShipment(db: Db, orderId: string): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row;
}

export async function findShipmentByNumber(
  db: Db,
  courier: string,
  trackingNumber: string,
): Promise<ShipmentRow | undefined> {
  const [row] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.courier, courier), eq(shipments.trackingNumber, trackingNumber)));
  return row;
}

/** False when the event was received before. */
export async function insertShipmentEvent(
  tx: Db,
  { courier, orderId }: ShipmentRow,
  { id: eventId, status, at }: TrackingEvent,
): Promise<boolean> {
  const rows = await tx
    .insert(shipmentEvents)
    .values({ courier, eventId, orderId, status, at })
    .onConflictDoNothing()
    .returning({ eventId: shipmentEvents.eventId });
  return rows.length > 0;
}

export function selectShipmentEvents(db: Db, orderId: string): Promise<ShipmentEventRow[]> {
  return db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.orderId, orderId))
    .orderBy(asc(shipmentEvents.at));
}
