import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '../../src/rules/days.ts';
import type { Admin } from './admin-actions.ts';
import { rows } from './payments.ts';
import type { Line } from './sales.ts';
import type { ReachableShop } from './test-shop.ts';

export const inDays = (count: number) => addDays(dayOf(new Date()), count);

let sizes = 0;

/** A size of its own for a test. */
export async function makeSize(
  shop: ReachableShop,
  stock: number | null,
  { foodId = 'wood-pressed-coconut-oil', name = 'pressed' } = {},
): Promise<Line> {
  sizes += 1;
  const size = `${name} ${sizes}`;
  await rows(
    shop,
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    foodId,
    size,
    800 + sizes,
    stock,
  );
  return { productId: foodId, size, quantity: 1 };
}

/** The form of a new batch, pressed ten days ago. */
export const batchOf = (line: Line, made: number, changes: object = {}) => ({
  _id: randomUUID(),
  foodId: line.productId,
  pressedOn: inDays(-10),
  bestBefore: inDays(170),
  sizes: [{ size: line.size, made }],
  ...changes,
});

export async function press(admin: Admin, line: Line, made: number, changes: object = {}) {
  const { status, body } = await admin.post('/api/admin/batches', batchOf(line, made, changes));
  if (status !== 200) throw new Error(`batch: ${status} ${JSON.stringify(body)}`);
  return body as { _id: string; code: string; version: number };
}

export async function sizeOf(shop: ReachableShop, { productId, size }: Line) {
  const [row] = await rows<{ stock: number | null; has_batches: boolean; best_before: string | null }>(
    shop,
    'select stock, has_batches, best_before::text from food_sizes where food_id = $1 and size = $2',
    productId,
    size,
  );
  return row;
}

/** As if the job that takes expired bottles out of the stock were late. */
export async function expireUnnoticed(shop: ReachableShop, batchId: string): Promise<void> {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      'update batches set pressed_on = current_date - 400, best_before = current_date - 5, sell_until = current_date - 50 where id = $1',
      [batchId],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** What does not add up; nothing of it ever may. Empty after `refreshBatches`. */
export async function contradictions(shop: ReachableShop) {
  return rows(
    shop,
    `select 'stock is not the sum of its batches' as what, f.food_id || ' ' || f.size as id, f.stock as one, coalesce(sum(s.bottles) filter (where b.in_stock), 0)::int as other
       from food_sizes f join batch_sizes s on s.food_id = f.food_id and s.size = f.size join batches b on b.id = s.batch_id
       group by f.food_id, f.size, f.stock, f.has_batches
       having f.stock is distinct from coalesce(sum(s.bottles) filter (where b.in_stock), 0) or not f.has_batches
     union all
     select 'history', f.food_id || ' ' || f.size, f.stock, sum(c.delta)::int from food_sizes f
       join stock_changes c on c.food_id = f.food_id and c.size = f.size
       group by f.food_id, f.size, f.stock having sum(c.delta) <> coalesce(f.stock, 0)
     union all
     select 'bottles of a batch', s.batch_id || ' ' || s.size, s.bottles, s.made
         + coalesce((select sum(delta) from batch_changes c where c.batch_id = s.batch_id and c.size = s.size), 0)::int
         - coalesce((select sum(quantity - returned) from order_batches o where o.batch_id = s.batch_id and o.size = s.size), 0)::int
       from batch_sizes s where s.bottles <> s.made
         + coalesce((select sum(delta) from batch_changes c where c.batch_id = s.batch_id and c.size = s.size), 0)
         - coalesce((select sum(quantity - returned) from order_batches o where o.batch_id = s.batch_id and o.size = s.size), 0)
     union all
     select 'pieces of a line', i.order_id || ' ' || i.size, case when i.took_stock then i.quantity - i.restocked else 0 end,
         coalesce(sum(o.quantity - o.returned), 0)::int
       from order_items i join food_sizes f on f.food_id = i.food_id and f.size = i.size and f.has_batches
       left join order_batches o on o.order_id = i.order_id and o.food_id = i.food_id and o.size = i.size
       where f.size like 'pressed %'
       group by i.order_id, i.position, i.size, i.took_stock, i.quantity, i.restocked
       having case when i.took_stock then i.quantity - i.restocked else 0 end <> coalesce(sum(o.quantity - o.returned), 0)`,
  );
}
