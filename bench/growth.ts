import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { countChangedDays } from '../src/server/overview/count-changed-days.ts';

export interface Size {
  foods: number;
  users: number;
  orders: number;
}

/** Rows of their own beside the demo catalogue, the same in every run; made by the database itself, a million in minutes. */
export async function grow(pool: Pool, { foods, users, orders }: Size): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select setseed(0.5)');
    for (const [statement, count] of [
      [FOODS, foods],
      [SIZES, foods],
      [PICTURES, foods],
      [USERS, users],
    ] as const) {
      if (count > 0) await client.query(statement, [count]);
    }
    if (orders > 0) {
      for (const statement of [ORDERS, ITEMS, HISTORY, PAYMENTS]) {
        await client.query(statement, statement === ORDERS ? [orders] : []);
      }
    }
    await countChangedDays(drizzle(pool));
    await client.query('vacuum analyze');
  } finally {
    // with its own settings it is of no use to others
    client.release(true);
  }
}

const FOODS = `
  with words as (
    select array['Wood-Pressed', 'Stone-Ground', 'Sun-Dried', 'Hand-Pounded', 'Raw', 'Country', 'Wild', 'Farm'] as makes,
           array['Groundnut Oil', 'Sesame Oil', 'Coconut Oil', 'Mustard Oil', 'Forest Honey', 'Palm Jaggery', 'Cane Jaggery',
                 'Foxtail Millet', 'Finger Millet', 'Red Rice', 'Turmeric Powder', 'Black Pepper', 'Cardamom', 'Cow Ghee'] as kinds,
           array['Cold-Pressed Oils', 'Honey & Ghee', 'Natural Sweeteners', 'Spices & Powders', 'Millets & Rice'] as shelves,
           array['Erode', 'Karur', 'Salem', 'Madurai', 'Theni', 'Ooty', 'Nilgiri', 'Coorg', 'Wayanad', 'Kolli', 'Palani', 'Tenkasi'] as places)
  insert into foods (id, name, description, category, price_paise, discount_percent, tags, origins, status, position)
  select 'bench-' || n,
         places[1 + n % 12] || ' ' || makes[1 + n / 12 % 8] || ' ' || kinds[1 + n / 96 % 14] || ' ' || n,
         'From a small farm near ' || places[1 + n % 12] || ', lot ' || n || ', packed the week it is made.',
         shelves[1 + n % 5], 10000 + n % 900 * 100, n % 4 * 5,
         array[lower(places[1 + n % 12]), 'lot ' || n % 500], array[places[1 + n % 12]], 'published', 1000 + n
  from words, generate_series(1, $1::int) n
  on conflict do nothing`;

const SIZES = `
  insert into food_sizes (food_id, size, position, price_paise, net_amount, net_unit)
  select 'bench-' || n, case size when 0 then '500 g' else '1 kg' end, size, (10000 + n % 900 * 100) * (size + 1), 500 * (size + 1), 'g'
  from generate_series(1, $1::int) n, generate_series(0, 1) size
  where not exists (select from food_sizes where food_id = 'bench-' || n)`;

const PICTURES = `
  insert into food_images (food_id, position, url, alt)
  select 'bench-' || n, 0, (select url from food_images where food_id = 'wood-pressed-groundnut-oil' and position = 0), 'Food ' || n
  from generate_series(1, $1::int) n
  on conflict do nothing`;

const USERS = `
  insert into users (id, name, email, phone, password_hash, created_at)
  select gen_random_uuid(), 'Customer ' || n, 'customer' || n || '@example.org', '9' || lpad(n::text, 9, '0'), 'none',
         now() - random() * interval '700 days'
  from generate_series(1, $1::int) n`;

const ORDERS = `
  with customers as (select array_agg(id) as ids from users where email like 'customer%@example.org')
  insert into orders (id, user_id, name, email, phone, address, latitude, longitude, status, payment_status, payment_id,
                      items_paise, total_paise, courier, created_at)
  select gen_random_uuid(), ids[1 + n % array_length(ids, 1)], 'Customer ' || n, 'customer' || n || '@example.org', '9876543210',
         '{"doorNumber": "12A", "street": "Mill Street", "area": "Gandhi Nagar", "district": "Erode", "state": "Tamil Nadu", "pincode": "638001"}',
         11.34, 77.71,
         case when n % 20 = 0 then 'CANCELLED' when n % 25 = 0 then 'PENDING' when n % 50 = 1 then 'PAYMENT' when n % 50 = 2 then 'SHIPPED'
              else 'DELIVERED' end,
         case when n % 20 = 0 or n % 25 = 0 then 'PENDING' else 'COMPLETED' end,
         case when n % 20 = 0 or n % 25 = 0 then null else 'pay_bench' || n end,
         97200, 97200, 'bench', now() - random() * interval '700 days'
  from customers, generate_series(1, $1::int) n`;

const ITEMS = `
  insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
  select o.id, line.position, line.food_id, line.food_id, line.size, 48600, 48600, 1
  from orders o, (values (0, 'wood-pressed-sesame-oil', '1 L'), (1, 'wood-pressed-groundnut-oil', '1 L')) line (position, food_id, size)
  where o.courier = 'bench'`;

const HISTORY = `
  insert into order_history (order_id, at, actor, to_status)
  select id, created_at, 'customer', 'PENDING' from orders where courier = 'bench'`;

const PAYMENTS = `
  insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at, created_at)
  select gen_random_uuid(), id, 'outside', payment_id, total_paise, 'INR', 'captured', created_at, created_at
  from orders where courier = 'bench' and payment_id is not null`;
