import { getTableColumns } from 'drizzle-orm';
import type { Language } from '../../rules/languages.ts';
import type { Paise } from '../../rules/money.ts';
import type { OrderPromise } from '../../rules/policy.ts';
import { actingKey } from '../platform/acting-key.ts';
import type { Db } from '../platform/db/db.ts';
import { orderHistory, orders } from '../platform/db/schema/sales.ts';
import { array, integer, json, nothing, text } from '../platform/db/sql-types.ts';
import { columnsOf, statement } from '../platform/db/statement.ts';
import { newId } from '../platform/ids.ts';
import { HOLD_END, type OrderHistoryRow, type OrderItemRow, type OrderRow } from './orders.store.ts';

/** The order as it is placed: unpaid, and holding its stock. */
export interface NewOrder {
  userId: string | null;
  name: string;
  email: string;
  phone: string;
  address: OrderRow['address'];
  latitude: string | null;
  longitude: string | null;
  couponCode: string | null;
  items: Paise;
  discount: Paise;
  delivery: Paise;
  total: Paise;
  idempotencyKey: string | null;
  requestHash: Buffer;
  cartVersion: number | null;
  promise: OrderPromise;
  language: Language;
  buyerGstin: string | null;
  lines: Omit<OrderItemRow, 'orderId' | 'position' | 'restocked'>[];
  by: Pick<OrderHistoryRow, 'actor' | 'actorId' | 'note'>;
}

const newOrder = {
  id: orders.id,
  userId: orders.userId,
  name: orders.name,
  email: orders.email,
  phone: orders.phone,
  address: orders.address,
  latitude: orders.latitude,
  longitude: orders.longitude,
  couponCode: orders.couponCode,
  items: orders.items,
  discount: orders.discount,
  delivery: orders.delivery,
  total: orders.total,
  idempotencyKey: orders.idempotencyKey,
  requestHash: orders.requestHash,
  cartVersion: orders.cartVersion,
  promise: orders.promise,
  language: orders.language,
  buyerGstin: orders.buyerGstin,
  lines: json<(NewOrder['lines'][number] & { position: number })[]>(),
  actor: orderHistory.actor,
  actorId: orderHistory.actorId,
  apiKeyId: orderHistory.apiKeyId,
  note: orderHistory.note,
};

const NEW_ORDER = `
    with made as (
      insert into orders (
        id, user_id, name, email, phone, address, latitude, longitude, coupon_code, items_paise, discount_paise,
        delivery_paise, total_paise, idempotency_key, request_hash, cart_version, promise, language, buyer_gstin,
        holds_stock, held_until)
      values (
        :id, :userId, :name, :email, :phone, :address, :latitude, :longitude, :couponCode, :items, :discount,
        :delivery, :total, :idempotencyKey, :requestHash, :cartVersion, :promise, :language, :buyerGstin,
        true, ${HOLD_END})
      returning *
    ), lines as (
      insert into order_items (
        order_id, position, food_id, name, image_url, size, list_price_paise, charged_price_paise, quantity, took_stock)
      select made.id, line.* from made, json_to_recordset(:lines) as line (
        position smallint, "foodId" text, name text, "imageUrl" text, size text, "listPrice" bigint,
        "chargedPrice" bigint, quantity smallint, "tookStock" boolean)
      returning 1
    ), begun as (
      insert into order_history (order_id, actor, actor_id, api_key_id, to_status, note)
      select id, :actor, :actorId, :apiKeyId, status, :note from made
      returning 1
    )
    select ${columnsOf(orders)}`;

const orderWriter = statement({
  name: 'order_write',
  params: newOrder,
  row: getTableColumns(orders),
  text: `${NEW_ORDER} from made`,
});

const orderPlacer = statement({
  name: 'order_place',
  params: {
    ...newOrder,
    foodIds: array(text()),
    sizes: array(text()),
    quantities: array(integer()),
  },
  row: { ...getTableColumns(orders), reserved: nothing() },
  // the subqueries run first: coupon and stock are locked when all else is written
  text: `${NEW_ORDER}, reserve_for_order(made.id, made.user_id, made.coupon_code, :foodIds, :sizes, :quantities) as reserved
    from made where (select count(*) from lines) >= 0 and (select count(*) from begun) >= 0`,
});

/** PostgreSQL's error code when coupon or stock cannot be reserved, see 0056_reserve_for_order.sql. */
export const NOT_RESERVED = 'RSV01';

/**
 * Inserts a customer's order and reserves its coupon and the stock of the counted lines, which are in lock order, in one statement:
 * all or, with the error `NOT_RESERVED`, nothing.
 */
export async function insertReservedOrder(
  tx: Db,
  order: NewOrder & { id: string },
  counted: readonly { foodId: string; size: string; quantity: number }[],
): Promise<OrderRow> {
  const [row] = await orderPlacer(tx, {
    ...writtenAs(order),
    foodIds: counted.map(({ foodId }) => foodId),
    sizes: counted.map(({ size }) => size),
    quantities: counted.map(({ quantity }) => quantity),
  });
  if (!row) throw new Error('the order was not written');
  const { reserved: _, ...placed } = row;
  return placed;
}

/** Inserts the order, its lines and the first row of its history in one statement. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<OrderRow> {
  const [row] = await orderWriter(tx, writtenAs({ ...order, id: newId() }));
  if (!row) throw new Error('the order was not written');
  return row;
}

function writtenAs({ by, ...order }: NewOrder & { id: string }) {
  const lines = order.lines.map((line, position) => ({ ...line, position }));
  return { ...order, ...by, apiKeyId: actingKey.current(), lines };
}
