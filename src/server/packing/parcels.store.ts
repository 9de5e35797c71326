import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { dispatchedParcels } from '../platform/db/schema/packing.ts';
import { orderHistory, orders } from '../platform/db/schema/sales.ts';
import { boolean, double, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type ParcelRow = typeof dispatchedParcels.$inferSelect;

const ofParcel = (batchId: string, orderId: string) =>
  and(eq(dispatchedParcels.batchId, batchId), eq(dispatchedParcels.orderId, orderId));

/** The transaction has locked the order. */
export async function findParcel(tx: Db, batchId: string, orderId: string): Promise<ParcelRow | undefined> {
  const [row] = await tx.select().from(dispatchedParcels).where(ofParcel(batchId, orderId));
  return row;
}

export function selectBatch(db: Db, batchId: string): Promise<ParcelRow[]> {
  return db
    .select()
    .from(dispatchedParcels)
    .where(eq(dispatchedParcels.batchId, batchId))
    .orderBy(asc(dispatchedParcels.orderId));
}

export async function insertParcel(
  tx: Db,
  parcel: Pick<ParcelRow, 'batchId' | 'orderId' | 'adminId' | 'courier' | 'fromStatus' | 'orderVersion'>,
  revertSeconds: number,
): Promise<void> {
  await tx.insert(dispatchedParcels).values({
    ...parcel,
    revertUntil: sql`now() + make_interval(secs => ${revertSeconds}::double precision)`,
  });
}

export async function setUndone(tx: Db, { batchId, orderId }: ParcelRow): Promise<void> {
  await tx.update(dispatchedParcels).set({ undoneAt: sql`now()` }).where(ofParcel(batchId, orderId));
}

export async function setAnnounced(tx: Db, { batchId, orderId }: ParcelRow): Promise<void> {
  await tx.update(dispatchedParcels).set({ announcedAt: sql`now()` }).where(ofParcel(batchId, orderId));
}

const secondsLeft = statement({
  name: 'parcel_seconds_left',
  params: { batchId: uuid(), orderId: uuid() },
  row: { seconds: double() },
  // the clock of now: the transaction may have waited for the order
  text: `select extract(epoch from undo_until - clock_timestamp())::double precision as seconds
    from dispatched_parcels where batch_id = :batchId and order_id = :orderId`,
});

/** How long the parcel can still be undone. */
export async function revertSecondsLeft(tx: Db, { batchId, orderId }: ParcelRow): Promise<number> {
  const [row] = await secondsLeft(tx, { batchId, orderId });
  return row?.seconds ?? 0;
}

const eventDelay = statement({
  name: 'parcel_event_delay',
  params: { seconds: text() },
  row: { seconds: nullable(text()) },
  text: "select set_config('shop.events_wait', :seconds, true) as seconds",
});

/** Events of this transaction are delivered after so many seconds. */
export async function delayEvents(tx: Db, seconds: number): Promise<void> {
  await eventDelay(tx, { seconds: String(seconds) });
}

const eventRemover = statement({
  name: 'parcel_forget_event',
  isPrepared: false,
  params: { orderId: text() },
  row: { isKnown: boolean() },
  text: `with event as (
      select seq from shop_events where subject = 'order ' || :orderId and type = 'order.shipped' order by seq desc limit 1
    ), told as (
      select exists (select from event_deliveries d join event on d.event_seq = event.seq
        where d.status <> 'pending' or d.tries > 0) as is_told
    ), removed as (
      delete from shop_events e using event, told where e.seq = event.seq and not told.is_told
    )
    select is_told as "isKnown" from told`,
});

/** Removes the event of the last shipping. False when somebody got it already. */
export async function removeShippedEvent(tx: Db, orderId: string): Promise<boolean> {
  const [row] = await eventRemover(tx, { orderId });
  return !row?.isKnown;
}

/** Another order that left with this number, whatever its spaces and letters. */
export async function findOrderWithNumber(
  tx: Db,
  { orderId, courier, number }: { orderId: string; courier: string; number: string },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        sql`lower(replace(${orders.trackingNumber}, ' ', '')) = ${number}`,
        sql`lower(${orders.courier}) = ${courier.toLowerCase()}`,
        sql`${orders.id} <> ${orderId}`,
        inArray(orders.status, ['SHIPPED', 'DELIVERED']),
      ),
    )
    .limit(1);
  return row?.number;
}

/** Who cancelled the order, and when. */
export async function findCancellation(tx: Db, orderId: string) {
  const [row] = await tx
    .select({ at: orderHistory.at, actor: orderHistory.actor })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.toStatus, 'CANCELLED')))
    .orderBy(sql`${orderHistory.id} desc`)
    .limit(1);
  return row;
}
