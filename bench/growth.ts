import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { countChangedDays } from '../src/server/overview/count-changed-days.ts';

/** Number of rows to add. */
export interface Size {
  foods?: number;
  users?: number;
  /** Spread over two years; needs users. */
  orders?: number;
  reviews?: number;
  /** Audit log entries. */
  changes?: number;
  /** Foods get names in Tamil and Hindi, and a value of an extra field. */
  isTranslated?: boolean;
  /** Events that a webhook endpoint received. */
  events?: number;
  apiKeys?: number;
}

/** Adds generated rows to the demo data, the same in every run. The database generates a million in minutes. */
export async function grow(pool: Pool, size: Size): Promise<void> {
  const { foods = 0, users = 0, orders = 0, reviews = 0, changes = 0, events = 0, apiKeys = 0 } = size;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select setseed(0.5)');
    if (foods > 0) for (const statement of [FOODS, SIZES, IMAGES]) await client.query(statement, [foods]);
    if (size.isTranslated) await client.query(TRANSLATIONS);
    // skip foreign keys and triggers per row, and rebuild the largest index at the end
    await client.query('set session_replication_role = replica');
    await client.query('drop index orders_search');
    if (users > 0) await client.query(USERS, [users]);
    if (orders > 0) {
      await client.query(ORDERS, [orders]);
      for (const statement of [ITEMS, HISTORY, PAYMENTS, DAYS, BATCHES, BATCH_CODES])
        await client.query(statement);
      // otherwise it compares every line with every batch, for a quarter of an hour
      await client.query('analyze orders, order_items, batches');
      await client.query(ORDER_BATCHES);
    }
    if (reviews > 0) await client.query(REVIEWS, [reviews]);
    if (changes > 0) await client.query(CHANGES, [changes]);
    if (events > 0) {
      await client.query(EVENTS, [events]);
      await client.query(DELIVERIES, [events, await benchEndpoint(pool)]);
    }
    if (apiKeys > 0) await client.query(API_KEYS, [apiKeys]);
    await client.query(
      "create index orders_search on orders using gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops)",
    );
    await countChangedDays(drizzle(pool));
    await client.query('vacuum analyze');
  } finally {
    // destroyed, because its session settings were changed
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

const TRANSLATIONS = `
  update foods set
    fields = jsonb_build_object('harvestYear', 2020 + position % 6),
    translations = jsonb_build_object(
      'ta', jsonb_build_object('name', (array['ஈரோடு', 'கரூர்', 'சேலம்', 'மதுரை', 'தேனி'])[1 + position % 5] || ' ' ||
        (array['எண்ணெய்', 'தேன்', 'வெல்லம்', 'அரிசி', 'மஞ்சள்', 'நெய்'])[1 + position % 6] || ' ' || position, 'description', 'ஒரு சிறிய பண்ணையிலிருந்து'),
      'hi', jsonb_build_object('name', (array['इरोड', 'करूर', 'सेलम', 'मदुरै', 'तेनी'])[1 + position % 5] || ' ' ||
        (array['तेल', 'शहद', 'गुड़', 'चावल', 'हल्दी', 'घी'])[1 + position % 6] || ' ' || position, 'description', 'एक छोटे खेत से'))
  where id like 'bench-%' and translations = '{}'`;

const SIZES = `
  insert into food_sizes (food_id, size, position, price_paise, net_amount, net_unit)
  select 'bench-' || n, case size when 0 then '500 g' else '1 kg' end, size, (10000 + n % 900 * 100) * (size + 1), 500 * (size + 1), 'g'
  from generate_series(1, $1::int) n, generate_series(0, 1) size
  where not exists (select from food_sizes where food_id = 'bench-' || n)`;

const IMAGES = `
  insert into food_images (food_id, position, url, alt)
  select 'bench-' || n, 0, (select url from food_images where food_id = 'wood-pressed-groundnut-oil' and position = 0), 'Food ' || n
  from generate_series(1, $1::int) n
  on conflict do nothing`;

const USERS = `
  insert into users (id, name, email, phone, password_hash, created_at)
  select gen_random_uuid(), 'Customer ' || md5(n::text), 'customer' || n || '@example.org', (6000000000 + n)::text, 'none',
         now() - ($1::int - n) * interval '5 minutes'
  from generate_series(1, $1::int) n`;

/** The newest thousand are in progress, most of the others are delivered. */
const ORDERS = `
  with people as (select id, name, email, phone, row_number() over (order by email) as n from users where email like 'customer%@example.org'),
  made as (
    select n, now() - ($1::int - n) * interval '63 seconds' as at, 1 + floor(random() * (select count(*) from people))::int as who,
      case when n > $1::int - 1000 then (array['PENDING', 'CONFIRMED', 'PAYMENT', 'SHIPPED'])[1 + n % 4]
        when n % 20 = 0 then 'CANCELLED' when n % 11 = 0 then 'PENDING' else 'DELIVERED' end as status
    from generate_series(1, $1::int) n)
  insert into orders (id, user_id, name, email, phone, address, latitude, longitude, status, payment_status, payment_id,
                      items_paise, total_paise, courier, tracking_number, created_at, updated_at)
  select gen_random_uuid(), people.id, people.name, people.email, people.phone,
         ('{"doorNumber": "12A", "street": "Mill Street", "area": "Gandhi Nagar", "district": "Erode", "state": "Tamil Nadu", "pincode": "' ||
           case when made.n % 500 = 0 then '638999' else '638001' end || '"}')::jsonb,
         11.34, 77.71, made.status, case when made.status in ('PAYMENT', 'SHIPPED', 'DELIVERED') then 'COMPLETED' else 'PENDING' end,
         case when made.status in ('PAYMENT', 'SHIPPED', 'DELIVERED') then 'pay_bench' || made.n end, 97200, 97200, 'bench', 'BENCH ' || made.n, made.at, made.at
  from made join people on people.n = made.who`;

const ITEMS = `
  with shelf as (
    select food_id, size, row_number() over (order by food_id, size) as n, count(*) over () as count
    from food_sizes where food_id not like 'bench-%')
  insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
  select o.id, part.n, shelf.food_id, shelf.food_id, shelf.size, 48600, 48600, 1
  from orders o cross join generate_series(0, 1) part (n)
  join shelf on shelf.n = 1 + (o.number * 7 + part.n * 5) % (select count from shelf limit 1)
  where o.courier = 'bench'`;

/** A pressing of each food of the demo in every week of the orders; all of them are sold out. */
const BATCHES = `
  insert into batches (id, food_id, code, pressed_on, best_before, sell_until, in_stock)
  select gen_random_uuid(), f.id, 'BENCH-' || upper(left(md5(f.id), 6)) || '-' || to_char(week, 'YYMMDD'), week, week + 180, week + 135,
    week + 135 >= current_date
  from foods f, (select distinct date_trunc('week', day_of(created_at))::date as week from orders where courier = 'bench') weeks
  where f.id in (select food_id from order_items)`;

const BATCH_CODES =
  "insert into batch_codes (code, batch_id) select code, id from batches where code like 'BENCH-%'";

const ORDER_BATCHES = `
  insert into order_batches (order_id, food_id, size, batch_id, quantity)
  select i.order_id, i.food_id, i.size, b.id, i.quantity
  from orders o join order_items i on i.order_id = o.id
  join batches b on b.food_id = i.food_id and b.pressed_on = date_trunc('week', day_of(o.created_at))::date and b.code like 'BENCH-%'
  where o.courier = 'bench' on conflict do nothing`;

const HISTORY = `
  insert into order_history (order_id, at, actor, to_status)
  select id, created_at, 'customer', 'PENDING' from orders where courier = 'bench'`;

const PAYMENTS = `
  insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at, created_at)
  select gen_random_uuid(), id, 'outside', payment_id, total_paise, 'INR', 'captured', created_at, created_at
  from orders where courier = 'bench' and payment_id is not null`;

const DAYS =
  "insert into changed_days (day) select distinct day_of(created_at) from orders where courier = 'bench'";

const REVIEWS = `
  with people as (select id, name, row_number() over (order by email) as n from users where email like 'customer%@example.org'),
  shelf as (select id, row_number() over (order by id) as n, count(*) over () as count from foods where id not like 'bench-%')
  insert into reviews (id, food_id, user_id, author_name, slot, rating, review, image_url, created_at)
  select gen_random_uuid(), shelf.id, people.id, people.name, 1, 1 + people.n % 5, 'Good oil ' || md5(people.n::text), '/media/x.webp',
         now() - people.n * interval '1 minute'
  from people join shelf on shelf.n = 1 + people.n % shelf.count where people.n <= $1::int`;

const CHANGES = `
  insert into audit_log (actor_id, action, target, changes, at)
  select (select id from users where is_admin limit 1), (array['ship order', 'edit food', 'pay order'])[1 + n % 3],
         'order ' || md5(n::text), '{}', now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`;

/** The id of a webhook endpoint, which is switched off: nothing is sent. */
export async function benchEndpoint(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`
    with known as (select id from event_receivers where description = 'bench'),
    added as (
      insert into event_receivers (url, description, events, secret_sealed, disabled_at)
      select 'https://bench.example/hook', 'bench', array['order.placed'], 'none', now() where not exists (select from known)
      returning id)
    select id from known union all select id from added`);
  return rows[0]?.id ?? '';
}

const EVENTS = `
  insert into shop_events (type, subject, data, at)
  select 'order.placed', 'order ' || md5(n::text), jsonb_build_object('orderId', n), now() - ($1::int - n) * interval '1 minute'
  from generate_series(1, $1::int) n`;

const DELIVERIES = `
  insert into event_deliveries (event_seq, receiver_id, subject, status, tries, tried_at, response_code)
  select seq, $2::uuid, subject, 'delivered', 1, at, 200 from shop_events order by seq desc limit $1::int`;

const API_KEYS = `
  insert into api_keys (id, key_hash, prefix, name, scopes, created_by)
  select gen_random_uuid(), sha256(n::text::bytea), 'chk_demo_abcd', 'Program ' || n, array['orders:read'],
         (select id from users where is_admin limit 1)
  from generate_series(1, $1::int) n on conflict do nothing`;

/** The last batch that orders have bottles of. A shop without added orders has none. */
export async function benchBatch(pool: Pool): Promise<{ id: string; code: string } | undefined> {
  const { rows } = await pool.query<{ id: string; code: string }>(
    "select id, code from batches where code like 'BENCH-%' order by pressed_on desc, id limit 1",
  );
  return rows[0];
}
