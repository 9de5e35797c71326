import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { TrackingEvent } from '../../extension/couriers.ts';
import { finalStatuses } from '../../rules/parcel-progress.ts';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bookingTries, shipmentEvents, shipments } from '../platform/db/schema/shipments.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentEventRow = typeof shipmentEvents.$inferSelect;
type NewShipment = Pick<
  ShipmentRow,
  'orderId' | 'courier' | 'trackingNumber' | 'parcel' | 'carrier' | 'courierOrder' | 'courierParcel'
>;

/** Longer than a booking takes with all its calls. */
const BUSY = sql`now() + interval '2 minutes'`;
const ASKED_DAYS = 45;
const ASK_HOURS = 2;
const MAX_ASKED = 500;

/** A parcel that is booked again, after a crash or a cancelled booking, replaces the earlier row. */
export async function saveShipment(tx: Db, shipment: NewShipment): Promise<void> {
  const { orderId: _orderId, ...booked } = shipment;
  await tx
    .insert(shipments)
    .values(shipment)
    .onConflictDoUpdate({
      target: shipments.orderId,
      set: {
        ...booked,
        bookedAt: sql`now()`,
        pickupAskedAt: null,
        pickupNote: '',
        manifestedAt: null,
        cancelledAt: null,
        checkedAt: null,
        handledAt: null,
      },
    });
  await tx.delete(bookingTries).where(eq(bookingTries.orderId, shipment.orderId));
}

/** Undefined while somebody else books the parcel. `isRepeated`: an earlier try has not ended. */
export async function claimTry(
  db: Db,
  { orderId, courier, parcel }: { orderId: string; courier: string; parcel: number },
): Promise<{ parcel: number; isRepeated: boolean } | undefined> {
  const [row] = await db
    .insert(bookingTries)
    .values({ orderId, courier, parcel, busyUntil: BUSY })
    .onConflictDoUpdate({
      target: bookingTries.orderId,
      set: {
        courier,
        parcel: sql`case when ${bookingTries.courier} = ${courier}
          then greatest(${bookingTries.parcel}, ${parcel}) else ${parcel} end`,
        busyUntil: BUSY,
      },
      setWhere: sql`${bookingTries.busyUntil} is null or ${bookingTries.busyUntil} < now()`,
    })
    .returning({ parcel: bookingTries.parcel, isRepeated: sql<boolean>`xmax::text <> '0'` });
  return row;
}

/** The next try may begin at once; the row says that there was one. */
export async function endTry(db: Db, orderId: string, parcel: number): Promise<void> {
  await db.update(bookingTries).set({ busyUntil: null, parcel }).where(eq(bookingTries.orderId, orderId));
}

export async function updateShipment(
  tx: Db,
  orderId: string,
  changes: Partial<Omit<ShipmentRow, 'orderId'>>,
): Promise<void> {
  await tx.update(shipments).set(changes).where(eq(shipments.orderId, orderId));
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

/** Parcels that were booked with a courier, not cancelled. */
export function selectBooked(db: Db, courier: string, orderIds: readonly string[]) {
  return db
    .select({ shipment: shipments, number: orders.number })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipments.courier, courier),
        inArray(shipments.orderId, [...orderIds]),
        isNull(shipments.cancelledAt),
      ),
    )
    .orderBy(asc(orders.number));
}

/** False when the event was received before. */
export async function insertShipmentEvent(
  tx: Db,
  { courier, orderId }: ShipmentRow,
  { id: eventId, trackingNumber, status, at, note = '' }: TrackingEvent,
): Promise<boolean> {
  const rows = await tx
    .insert(shipmentEvents)
    .values({ courier, eventId, orderId, status, at, trackingNumber, note })
    .onConflictDoNothing()
    .returning({ eventId: shipmentEvents.eventId });
  return rows.length > 0;
}

const ofParcel = or(
  isNull(shipmentEvents.trackingNumber),
  eq(shipmentEvents.trackingNumber, shipments.trackingNumber),
);

/** Of the parcel of now, oldest first; those of a cancelled booking are not shown. */
export async function selectShipmentEvents(
  db: Db,
  orderIds: readonly string[],
): Promise<Pick<ShipmentEventRow, 'orderId' | 'status' | 'at' | 'note'>[]> {
  if (orderIds.length === 0) return [];
  const { orderId, status, at, note } = shipmentEvents;
  return db
    .select({ orderId, status, at, note })
    .from(shipmentEvents)
    .innerJoin(shipments, eq(shipments.orderId, shipmentEvents.orderId))
    .where(and(inArray(shipmentEvents.orderId, [...orderIds]), isNull(shipments.cancelledAt), ofParcel))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.eventId));
}

/** Parcels on their way that were not asked about for some hours. */
export function selectUnfinished(db: Db, couriers: readonly string[]) {
  const final = db
    .select({ one: sql`1` })
    .from(shipmentEvents)
    .where(
      and(
        eq(shipmentEvents.orderId, shipments.orderId),
        inArray(shipmentEvents.status, [...finalStatuses]),
        ofParcel,
      ),
    );
  return db
    .select({ courier: shipments.courier, trackingNumber: shipments.trackingNumber })
    .from(shipments)
    .where(
      and(
        inArray(shipments.courier, [...couriers]),
        isNull(shipments.cancelledAt),
        sql`${shipments.bookedAt} > now() - make_interval(days => ${ASKED_DAYS})`,
        or(
          isNull(shipments.checkedAt),
          sql`${shipments.checkedAt} < now() - make_interval(hours => ${ASK_HOURS})`,
        ),
        notExists(final),
      ),
    )
    .orderBy(sql`${shipments.checkedAt} nulls first`)
    .limit(MAX_ASKED);
}

export async function noteAsked(db: Db, courier: string, numbers: readonly string[]): Promise<void> {
  await db
    .update(shipments)
    .set({ checkedAt: sql`now()` })
    .where(and(eq(shipments.courier, courier), inArray(shipments.trackingNumber, [...numbers])));
}
