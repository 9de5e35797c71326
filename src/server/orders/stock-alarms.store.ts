import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foodSizes, foods } from '../platform/db/schema/catalogue.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';
import { integer, notNull, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** For a size `s`: pieces that unpaid orders hold. */
const HELD = `coalesce((
  select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
  where o.holds_stock and o.payment_status = 'PENDING' and i.took_stock and i.food_id = s.food_id and i.size = s.size
), 0)::int`;

const filledUpRemover = statement({
  name: 'stock_alarms_filled_up',
  isPrepared: false,
  params: { lowStock: integer() },
  row: {},
  text: `
    delete from stock_alarms a using food_sizes s
    where s.food_id = a.food_id and s.size = a.size
      and (s.stock is null
        or s.stock > coalesce(s.low_stock, :lowStock) and (s.stock + ${HELD} > a.shelf or a.told_at < now() - interval '1 day'))`,
});

/**
 * Ends the alarm of a size that was restocked: it has more pieces, including those that unpaid orders hold, than at the
 * alarm. Orders that come and go do not repeat an alarm. A size that recovered otherwise may raise one again after a day.
 */
export async function deleteRestockedAlarms(tx: Db, lowStock: number): Promise<void> {
  await filledUpRemover(tx, { lowStock });
}

const lowSize = {
  foodId: foodSizes.foodId,
  name: foods.name,
  size: foodSizes.size,
  stock: notNull(foodSizes.stock),
  held: integer(),
};
export type LowSize = ValuesOf<typeof lowSize>;

const lowStockRecorder = statement({
  name: 'stock_alarms_low',
  isPrepared: false,
  params: { lowStock: integer() },
  row: lowSize,
  text: `
    with low as (
      select s.food_id, s.size, s.position, s.stock, ${HELD} as held, f.name, f.position as place
      from food_sizes s join foods f on f.id = s.food_id
      where s.stock <= coalesce(s.low_stock, :lowStock) and f.status = 'published' and f.removed_at is null
    ), told as (
      insert into stock_alarms as a (food_id, size, level, shelf)
      select food_id, size, case when stock = 0 then 'none' else 'low' end, stock + held from low
      on conflict (food_id, size) do update set level = 'none', shelf = excluded.shelf, told_at = now()
        where a.level = 'low' and excluded.level = 'none'
      returning a.food_id, a.size
    )
    select low.food_id as "foodId", low.name, low.size, low.stock, low.held from low join told using (food_id, size)
    order by low.stock, low.place, low.position`,
});

/** Records and returns the sizes that became low, or sold out after they were low, since the last alarm. */
export function recordLowStock(tx: Db, lowStock: number): Promise<LowSize[]> {
  return lowStockRecorder(tx, { lowStock });
}

export function sumHeld(
  db: Db,
  foodIds: string[],
): Promise<{ foodId: string; size: string; pieces: number }[]> {
  return db
    .select({
      foodId: orderItems.foodId,
      size: orderItems.size,
      pieces: sql<number>`sum(${orderItems.quantity})::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        orders.holdsStock,
        eq(orders.paymentStatus, 'PENDING'),
        orderItems.tookStock,
        inArray(orderItems.foodId, foodIds),
      ),
    )
    .groupBy(orderItems.foodId, orderItems.size);
}
