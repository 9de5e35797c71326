import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { array, date, integer, json, nullable, text, timestamp } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export interface StoredSize {
  size: string;
  netAmount: number | null;
  netUnit: 'ml' | 'g' | null;
}
export interface StoredBatch {
  id: string;
  code: string;
  sellUntil: string | null;
  left: Record<string, number>;
}

const foodsToPress = statement({
  name: 'press_plan_foods',
  params: {},
  row: {
    id: foods.id,
    name: foods.name,
    imageUrl: text(),
    shelfLifeDays: foods.shelfLifeDays,
    seedGrams: nullable(integer()),
    minLifeDays: nullable(integer()),
    sizes: json<StoredSize[]>(),
    batches: json<StoredBatch[]>(),
  },
  isPrepared: false,
  text: `
    select f.id, f.name, coalesce((select i.url from food_images i where i.food_id = f.id and i.position = 0), '') as "imageUrl",
      f.shelf_life_days as "shelfLifeDays",
      -- without a number of the owner: what the last pressings needed
      coalesce(f.seed_grams_per_litre, (select round(sum(p.grams_in) * 1000.0 / sum(p.output_amount))::integer from (
        select b.grams_in, b.output_amount from batches b where b.food_id = f.id and b.grams_in > 0 and b.output_amount > 0
        order by b.pressed_on desc limit 5) p)) as "seedGrams",
      (select (s.batches ->> 'minLifeDays')::integer from shop_settings s) as "minLifeDays",
      coalesce((select json_agg(json_build_object('size', z.size, 'netAmount', z.net_amount, 'netUnit', z.net_unit) order by z.position)
        from food_sizes z where z.food_id = f.id), '[]'::json) as sizes,
      coalesce((select json_agg(json_build_object('id', b.id, 'code', b.code, 'sellUntil', b.sell_until,
          'left', (select coalesce(json_object_agg(t.size, t.bottles), '{}'::json) from batch_sizes t where t.batch_id = b.id)))
        from batches b where b.food_id = f.id and b.in_stock
          and exists (select from batch_sizes t where t.batch_id = b.id and t.bottles > 0)), '[]'::json) as batches
    from foods f
    where f.removed_at is null and f.status = 'published'
      and exists (select from batches b where b.food_id = f.id)
    order by f.position, f.id`,
});

/** Foods that are pressed in batches, with the batches that are sold now. */
export function selectFoodsToPress(db: Db) {
  return foodsToPress(db, {});
}

const soldPieces = statement({
  name: 'press_plan_sales',
  params: { foods: array(text()), from: date() },
  row: { foodId: text(), size: text(), day: date(), pieces: integer() },
  isPrepared: false,
  text: `
    select s.food_id::text as "foodId", coalesce(s.size, '') as size, s.day, coalesce(sum(s.pieces), 0)::integer as pieces
    from (
      select paid.food_id, paid.size, paid.day, paid.pieces from sold_foods_by_day paid
      union all
      -- these bottles have left the shelf: the forecast must not wait for their cash
      select i.food_id, i.size, day_of(o.created_at), i.quantity
      from orders o join order_items i on i.order_id = o.id
      where o.cod_at is not null and o.payment_status = 'PENDING' and o.status in ('CONFIRMED', 'SHIPPED', 'DELIVERED')
        and o.created_at >= begin_of_day(:from) and o.deleted_at is null
      union all
      -- free bottles for recalled ones count as paid, but nobody wanted more because of them
      select i.food_id, i.size, day_of(o.created_at), -i.quantity
      from recall_orders r
        join orders recalled on recalled.id = r.order_id
        -- two lookups in an index each: one with "or" would read all orders
        cross join lateral (
          select a.* from orders a where a.user_id = recalled.user_id and a.idempotency_key = 'recall-' || r.recall_id || '-' || r.order_id
          union all
          select a.* from orders a where a.user_id is null and a.idempotency_key = 'recall-' || r.recall_id || '-' || r.order_id
        ) o
        join order_items i on i.order_id = o.id
      where o.payment_status = 'COMPLETED' and o.deleted_at is null
    ) s
    where s.day >= :from and s.food_id = any(:foods)
    group by s.food_id, s.size, s.day having sum(s.pieces) > 0`,
});

/** Sold pieces by day of the order: paid, or to be paid in cash at the door. */
export function selectSales(db: Db, foodIds: string[], from: string) {
  return soldPieces(db, { foods: foodIds, from });
}

const orderedPieces = statement({
  name: 'press_plan_orders',
  params: { foods: array(text()) },
  row: { foodId: text(), size: text(), pieces: integer() },
  isPrepared: false,
  text: `
    select i.food_id::text as "foodId", i.size, sum(i.quantity)::integer as pieces
    from orders o join order_items i on i.order_id = o.id
    where o.status in ('PENDING', 'CONFIRMED', 'PAYMENT') and o.deleted_at is null and o.holds_stock and i.food_id = any(:foods)
    group by 1, 2`,
});

/** Pieces of orders that have not left the farm. */
export function selectOrdered(db: Db, foodIds: string[]) {
  return orderedPieces(db, { foods: foodIds });
}

const emptyShelves = statement({
  name: 'press_plan_empty_shelves',
  params: { foods: array(text()), from: timestamp() },
  row: { foodId: text(), size: text(), at: timestamp(), isEmpty: nullable(text()) },
  isPrepared: false,
  text: `
    select c.food_id as "foodId", c.size, c.at, case when c.stock = 0 then 'yes' end as "isEmpty" from stock_changes c
    where c.food_id = any(:foods) and c.at >= :from and c.delta <> 0 and (c.stock = 0 or c.stock - c.delta = 0)
    order by c.id`,
});

/** When sizes were sold out and when they came back, oldest first. */
export function selectEmptyShelves(db: Db, foodIds: string[], from: Date) {
  return emptyShelves(db, { foods: foodIds, from });
}
