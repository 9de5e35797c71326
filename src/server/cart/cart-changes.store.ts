import { MAX_CART_LINES } from '../../rules/cart.ts';
import type { Db } from '../platform/db/db.ts';
import { FOOD_DETAILS, type FoodDetails } from '../platform/db/food-details.ts';
import { DISCOUNT_PERCENT } from '../platform/db/sale-sql.ts';
import { cartItems } from '../platform/db/schema/sales.ts';
import { array, double, integer, json, notNull, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { type ShownLine, shownLine } from './cart.store.ts';

export interface LineChange {
  userId: string;
  foodId: string;
  size: string;
  quantity: number;
  /** In rupees, as the page showed it. */
  price: number | null;
}

const CHARGED_PAISE = `(s.price_paise * (100 - ${DISCOUNT_PERCENT}) + 50) / 100`;

/**
 * `allowed` has the changes that `lineError` of set-line.ts has nothing against. Their carts are locked without waiting, so
 * that an order of one customer delays nobody else, and written if they are as they were read: `carts` beside `locked`.
 * The details of a food come with its first line only.
 */
const lineWriter = statement({
  name: 'cart_write_lines',
  params: {
    userIds: array(uuid()),
    foodIds: array(text()),
    sizes: array(text()),
    quantities: array(integer()),
    prices: array(nullable(double())),
  },
  row: {
    userId: cartItems.userId,
    foodId: cartItems.foodId,
    size: cartItems.size,
    quantity: notNull(integer(), 'as many quantities are given as carts'),
    details: nullable(json<FoodDetails>()),
  },
  text: `with changes as (
     select * from unnest(:userIds::uuid[], :foodIds::text[], :sizes::text[], :quantities::int[], :prices::float8[])
       as c (user_id, food_id, size, quantity, price)
   ), locked as (
     select user_id, version from carts where user_id = any(:userIds::uuid[]) for no key update skip locked
   ), allowed as (
     select k.user_id, s.food_id, s.size, c.quantity, k.version, i.quantity is null as is_new
     from changes c
     join carts k on k.user_id = c.user_id
     join foods f on f.id = c.food_id
     join food_sizes s on s.food_id = c.food_id and s.size = c.size
     left join cart_items i on i.user_id = c.user_id and i.food_id = c.food_id and i.size = c.size
     where f.status = 'published' and f.removed_at is null
       and (c.price is null or abs(c.price - (${CHARGED_PAISE})::float8 / 100) < 0.001)
       and (s.stock is null or s.stock >= c.quantity)
       and (i.quantity is not null
         or (select count(*) from cart_items other where other.user_id = c.user_id) < ${MAX_CART_LINES})
   ), raised as (
     update carts k set version = k.version + 1, updated_at = now()
     from allowed a join locked l on l.user_id = a.user_id and l.version = a.version
     where k.user_id = a.user_id and k.version = a.version
     returning a.user_id, a.food_id, a.size, a.quantity, a.is_new
   ), written as (
     insert into cart_items (user_id, food_id, size, quantity, added_at)
     select user_id, food_id, size, quantity, clock_timestamp() from raised
     on conflict (user_id, food_id, size) do update set quantity = excluded.quantity
   ), lines as (
     select i.user_id, i.food_id, i.size, i.added_at,
       case when i.food_id = r.food_id and i.size = r.size then r.quantity else i.quantity end as quantity
     from raised r join cart_items i on i.user_id = r.user_id
     union all
     select user_id, food_id, size, 'infinity', quantity from raised where is_new
   ), numbered as (
     select *, row_number() over (partition by food_id) as number from lines
   )
   select w.user_id as "userId", w.food_id as "foodId", w.size, w.quantity, (
     select row_to_json(d) from (select ${FOOD_DETAILS} from foods f where f.id = w.food_id and w.number = 1) d
   ) as details
   from numbered w order by w.added_at, w.food_id, w.size`,
});

/**
 * Writes the changes of several customers, one of each, in one round trip and returns the changed carts. A change that is
 * not allowed or whose cart is missing or being changed is left out: `setLine` decides it by itself.
 */
export async function writeLines(db: Db, changes: LineChange[]): Promise<Map<string, ShownLine[]>> {
  const rows = await lineWriter(db, {
    userIds: changes.map(({ userId }) => userId),
    foodIds: changes.map(({ foodId }) => foodId),
    sizes: changes.map(({ size }) => size),
    quantities: changes.map(({ quantity }) => quantity),
    prices: changes.map(({ price }) => price),
  });
  const foods = new Map(rows.flatMap(({ foodId, details }) => (details ? [[foodId, details]] : [])));
  const carts = new Map<string, ShownLine[]>();
  for (const { userId, foodId, size, quantity } of rows) {
    const details = foods.get(foodId);
    if (!details) throw new Error(`food ${foodId} of a cart has no details`);
    const lines = carts.get(userId);
    const line = shownLine(details, size, quantity);
    if (lines) lines.push(line);
    else carts.set(userId, [line]);
  }
  return carts;
}
