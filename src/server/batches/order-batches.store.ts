import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { batches, orderBatches } from '../platform/db/schema/batches.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';
import { array, bigint, boolean, integer, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** Undefined for an order that its customer deleted. */
export async function findOrderVersion(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ version: orders.version })
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.deletedAt)));
  return row?.version;
}

/** By id; without orders that their customers deleted. */
export async function selectOrderVersions(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: orders.id, version: orders.version })
    .from(orders)
    .where(and(inArray(orders.id, ids), isNull(orders.deletedAt)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const ofOrders = statement({
  name: 'batches_of_orders',
  params: { orderIds: array(uuid()) },
  row: {
    orderId: orderBatches.orderId,
    position: nullable(orderItems.position),
    foodId: orderBatches.foodId,
    size: orderBatches.size,
    quantity: orderBatches.quantity,
    returned: orderBatches.returned,
    batchId: batches.id,
    code: batches.code,
    isUnbatched: batches.isUnbatched,
    pressedOn: batches.pressedOn,
    bestBefore: batches.bestBefore,
    isSellable: nullable(boolean()),
  },
  text: `select o.order_id as "orderId", i.position, o.food_id as "foodId", o.size, o.quantity, o.returned, b.id as "batchId", b.code,
      b.is_unbatched as "isUnbatched", b.pressed_on as "pressedOn", b.best_before as "bestBefore",
      b.blocked_at is null and b.recalled_at is null and (b.best_before is null or b.best_before >= india_today()) as "isSellable"
    from order_batches o join batches b on b.id = o.batch_id
      left join order_items i on i.order_id = o.order_id and i.food_id = o.food_id and i.size = o.size
    where o.order_id = any(:orderIds)
    order by o.order_id, i.position, b.best_before nulls first, b.code`,
});

/** In the order of the lines, the first to expire first. */
export function selectBatchesOfOrders(db: Db, orderIds: string[]) {
  return ofOrders(db, { orderIds });
}

const choices = statement({
  name: 'batches_to_pack_instead',
  params: { foodIds: array(text()) },
  row: {
    batchId: batches.id,
    code: batches.code,
    isUnbatched: batches.isUnbatched,
    foodId: text(),
    size: text(),
    bottles: integer(),
    bestBefore: batches.bestBefore,
  },
  text: `select b.id as "batchId", b.code, b.is_unbatched as "isUnbatched", b.food_id::text as "foodId", s.size, s.bottles,
      b.best_before as "bestBefore"
    from batch_sizes s join batches b on b.id = s.batch_id
    where s.food_id = any(:foodIds) and s.bottles > 0 and b.in_stock and (b.sell_until is null or b.sell_until >= india_today())
    order by s.food_id, s.size, b.best_before nulls first, b.code`,
});

/** Batches of these foods with bottles that may be sold. */
export function selectOpenBatches(db: Db, foodIds: string[]) {
  return choices(db, { foodIds });
}

const mover = statement({
  name: 'batch_bottles_move',
  params: { from: uuid(), to: uuid(), size: text(), quantity: integer() },
  row: {},
  // one statement: the stock of the size does not change in between
  text: `update batch_sizes set bottles = bottles + case batch_id when :from then :quantity::int else -:quantity::int end
    where batch_id in (:from, :to) and size = :size`,
});

/** Bottles of one batch go back, and those of another are taken. */
export async function moveBottles(
  tx: Db,
  move: { from: string; to: string; size: string; quantity: number },
): Promise<void> {
  await mover(tx, move);
}

export async function moveLineBatch(
  tx: Db,
  line: { orderId: string; foodId: string; size: string },
  { from, to, quantity }: { from: string; to: string; quantity: number },
): Promise<void> {
  const isLine = and(
    eq(orderBatches.orderId, line.orderId),
    eq(orderBatches.foodId, line.foodId),
    eq(orderBatches.size, line.size),
  );
  await tx
    .update(orderBatches)
    .set({ quantity: sql`${orderBatches.quantity} - ${quantity}` })
    .where(and(isLine, eq(orderBatches.batchId, from)));
  await tx.delete(orderBatches).where(and(isLine, eq(orderBatches.quantity, 0)));
  await tx
    .insert(orderBatches)
    .values({ ...line, batchId: to, quantity })
    .onConflictDoUpdate({
      target: [orderBatches.orderId, orderBatches.foodId, orderBatches.size, orderBatches.batchId],
      set: { quantity: sql`${orderBatches.quantity} + ${quantity}` },
    });
}

const writerOff = statement({
  name: 'batch_bottles_returned',
  params: {
    orderId: uuid(),
    foodId: text(),
    size: text(),
    quantity: integer(),
    note: text(),
    actorId: nullable(uuid()),
    apiKeyId: nullable(uuid()),
  },
  row: {},
  // of the batch that expires first, as `assign_batches` puts back what is sold again
  text: `with sent as (
      select o.batch_id, o.quantity - o.returned as quantity,
        sum(o.quantity - o.returned) over (order by b.best_before nulls first, b.pressed_on, b.code)
          - (o.quantity - o.returned) as earlier
      from order_batches o join batches b on b.id = o.batch_id
      where o.order_id = :orderId and o.food_id = :foodId and o.size = :size and o.quantity > o.returned
    ), back as (
      select batch_id, least(quantity, :quantity::int - earlier)::int as quantity from sent where earlier < :quantity::int
    ), noted as (
      update order_batches o set returned = o.returned + back.quantity from back
      where o.order_id = :orderId and o.food_id = :foodId and o.size = :size and o.batch_id = back.batch_id
    )
    insert into batch_changes (batch_id, size, delta, reason, note, actor_id, api_key_id)
    select batch_id, :size, -quantity, 'returned', :note::text, :actorId::uuid, :apiKeyId::uuid from back`,
});

/** Counts bottles of a line as back from the customer, and as written off in their batches. */
export async function returnWrittenOff(tx: Db, returned: Parameters<typeof writerOff>[1]): Promise<void> {
  await writerOff(tx, returned);
}

const ordersOf = statement({
  name: 'batch_orders',
  isPrepared: false,
  params: { batchId: uuid(), after: nullable(bigint()), limit: bigint() },
  row: {
    id: orders.id,
    number: orders.number,
    status: orders.status,
    name: orders.name,
    address: orders.address,
    createdAt: orders.createdAt,
    size: orderBatches.size,
    quantity: orderBatches.quantity,
    returned: orderBatches.returned,
  },
  text: `select o.id, o.number, o.status, o.name, o.address, o.created_at as "createdAt", b.size, b.quantity, b.returned
    from order_batches b join orders o on o.id = b.order_id
    where b.batch_id = :batchId and (:after::bigint is null or o.number < :after::bigint)
    order by o.number desc, b.size limit :limit`,
});

/** Where the bottles of a batch went, the last order first. */
export function selectOrdersOfBatch(
  db: Db,
  { batchId, after, limit }: { batchId: string; after: number | null; limit: number },
) {
  return ordersOf(db, { batchId, after, limit });
}

const inUse = statement({
  name: 'batch_sizes_in_use',
  isPrepared: false,
  params: { foodId: text(), sizes: array(text()) },
  row: { size: text() },
  text: `select s.size from batch_sizes s where s.food_id = :foodId and s.size = any(:sizes)
      and (s.bottles > 0 or exists (select from order_batches b join orders o on o.id = b.order_id
        where b.batch_id = s.batch_id and b.size = s.size and b.quantity > b.returned and o.status not in ('DELIVERED', 'CANCELLED')))
    group by s.size order by s.size`,
});

/** Those with bottles on the farm, also of blocked batches, or in orders that are not finished. */
export function selectSizesInUse(db: Db, foodId: string, sizes: string[]) {
  return inUse(db, { foodId, sizes });
}
