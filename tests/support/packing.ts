import { randomUUID } from 'node:crypto';
import type { Admin } from './admin-actions.ts';
import { ADDRESS, COCONUT, SESAME } from './sales.ts';
import type { ReachableShop } from './test-shop.ts';

/** Paid orders, put straight into the database; `isCash` makes them confirmed ones that pay at the door. */
export async function insertOrders(
  shop: Pick<ReachableShop, 'database'>,
  count: number,
  { isCash = false, daysAgo = 0, tag = randomUUID().slice(0, 8) } = {},
): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `with placed as (
       insert into orders (id, name, email, phone, address, status, payment_status, payment_id, items_paise, discount_paise,
         delivery_paise, total_paise, cod_at, created_at)
       select uuidv7(), 'Packed ' || n, 'packed-' || $3 || '-' || n || '@example.org', '9876543210', $2, $4,
         case when $5 then 'PENDING' else 'COMPLETED' end, case when $5 then null else 'pay_' || $3 || n end, 99000, 0, 0, 99000,
         case when $5 then now() - make_interval(days => $6) end, now() - make_interval(days => $6)
       from generate_series(1, $1::int) n returning id, created_at
     ), lines as (
       insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
       select p.id, l.position, l.food_id, f.name, l.size, l.price, l.price, l.quantity
       from placed p, (values (0, $7, '1 L', 48600::bigint, 1), (1, $8, '1 L', 50400::bigint, 1)) l (position, food_id, size, price, quantity)
       join foods f on f.id = l.food_id
     )
     insert into order_history (order_id, actor, from_status, to_status, at)
     select id, 'system', 'PENDING', $4, created_at from placed returning order_id as id`,
    [
      count,
      JSON.stringify(ADDRESS),
      tag,
      isCash ? 'CONFIRMED' : 'PAYMENT',
      isCash,
      daysAgo,
      SESAME.productId,
      COCONUT.productId,
    ],
  );
  return rows.map(({ id }) => id);
}

export const parcelsOf = (ids: string[], first = 1) =>
  ids.map((orderId, index) => ({
    orderId,
    version: 0,
    trackingNumber: `ST ${String(first + index).padStart(9, '0')}`,
  }));

export function ship(admin: Admin, ids: string[], changes: object = {}) {
  return admin.post('/api/admin/to-pack/ship', {
    batchId: randomUUID(),
    courier: 'ST Courier',
    parcels: parcelsOf(ids, Math.floor(Math.random() * 900_000_000)),
    ...changes,
  });
}

/** As if the time for an undo had passed. */
export async function letTimeEnd(shop: Pick<ReachableShop, 'database'>): Promise<void> {
  const { pool } = shop.database;
  await pool.query(
    "update dispatched_parcels set undo_until = now() - interval '1 second' where undo_until > now()",
  );
  await pool.query(
    "update pgboss.job set start_after = now() where name = 'announce-parcel' and state < 'active'",
  );
}
