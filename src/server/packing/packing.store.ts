import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { array, integer, nullable, text, timestamp, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** Longer lists are counted so far, so that a neglected shop still opens the page at once. */
const MAX_LISTED = 2000;

/** Since when an order may be packed: its payment, or the choice of cash. Undoing a shipment does not count as one. */
const SINCE = `(select min(h.at) from order_history h where h.order_id = o.id and h.to_status = o.status
  and h.from_status is distinct from h.to_status and h.from_status is distinct from 'SHIPPED')`;

const toShip = statement({
  name: 'packing_to_ship',
  isPrepared: false,
  params: {},
  row: { id: orders.id, since: timestamp(), isBooked: integer() },
  text: `select o.id, coalesce(${SINCE}, o.created_at) as since,
      (exists (select from shipments s where s.order_id = o.id))::int as "isBooked"
    from (
      (select id, status, created_at from orders
        where status = 'PAYMENT' and payment_status = 'COMPLETED' and deleted_at is null
        order by created_at, id limit ${MAX_LISTED})
      union all
      (select id, status, created_at from orders
        where status = 'CONFIRMED' and cod_at is not null and payment_status = 'PENDING' and deleted_at is null
        order by created_at, id limit ${MAX_LISTED})
    ) o order by since, o.id`,
});

/** Paid orders and cash orders that have not left, the oldest first. */
export function selectToShip(db: Db) {
  return toShip(db, {});
}

const shippedSince = statement({
  name: 'packing_shipped',
  isPrepared: false,
  params: { since: timestamp() },
  row: { id: orders.id, at: timestamp() },
  text: `select o.id, max(h.at) as at from order_history h join orders o on o.id = h.order_id
    where h.to_status = 'SHIPPED' and h.from_status is distinct from 'SHIPPED' and h.at >= :since
      and o.status in ('SHIPPED', 'DELIVERED')
    group by o.id order by max(h.at) desc, o.id limit ${MAX_LISTED}`,
});

/** The last one first. */
export function selectShippedSince(db: Db, since: Date) {
  return shippedSince(db, { since });
}

const bookings = statement({
  name: 'packing_bookings',
  params: { orderIds: array(uuid()) },
  row: { orderId: uuid(), courier: text(), trackingNumber: text() },
  text: `select order_id as "orderId", courier, tracking_number as "trackingNumber"
    from shipments where order_id = any(:orderIds)`,
});

export function selectBookings(db: Db, orderIds: string[]) {
  return bookings(db, { orderIds });
}

const places = statement({
  name: 'packing_places',
  params: { foodIds: array(text()) },
  row: { foodId: text(), size: text(), shelf: text(), stock: nullable(integer()) },
  text: `select food_id as "foodId", size, shelf, stock from food_sizes where food_id = any(:foodIds)`,
});

/** Every size of these foods. */
export function selectPlaces(db: Db, foodIds: string[]) {
  return places(db, { foodIds });
}

const recentCouriers = statement({
  name: 'packing_couriers',
  isPrepared: false,
  params: {},
  row: { courier: text() },
  text: `select courier from (select courier, shipped_at from dispatched_parcels order by shipped_at desc limit 500) recent
    group by courier order by max(shipped_at) desc limit 10`,
});

/** The last one used first. */
export async function selectRecentCouriers(db: Db): Promise<string[]> {
  return (await recentCouriers(db, {})).map(({ courier }) => courier);
}

const rowsOf = statement({
  name: 'packing_orders',
  params: { ids: array(uuid()) },
  row: {
    id: orders.id,
    number: orders.number,
    version: orders.version,
    name: orders.name,
    address: orders.address,
    total: orders.total,
    codAt: orders.codAt,
    paymentStatus: orders.paymentStatus,
    courier: orders.courier,
    trackingNumber: orders.trackingNumber,
  },
  text: `select id, number, version, name, address, total_paise as total, cod_at as "codAt",
      payment_status as "paymentStatus", courier, tracking_number as "trackingNumber"
    from orders where id = any(:ids)`,
});

export function selectRows(db: Db, ids: string[]) {
  return rowsOf(db, { ids });
}
