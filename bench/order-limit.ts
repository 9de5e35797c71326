/**
 * The database's limit for orders: the minimal statements of an order in one transaction, prepared and pipelined, without
 * HTTP, validation or rules. Run by bench/orders.ts as a process of its own, so that its CPU is counted like the shop's.
 * Gets the URL of the database as argument and session tokens by message; replies with the seconds that their orders took.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { newId } from '../src/server/platform/ids.ts';
import { tokenHash } from '../src/server/platform/tokens.ts';
import { checkout } from './customers.ts';

const [databaseUrl = '', connections = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections), pipeline: true });

const SESSION = `select s.id, u.id as "userId", u.email, u.is_blocked from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;
const CART = `insert into carts (user_id) values ($1)
  on conflict (user_id) do update set version = carts.version returning version`;
const LINES = `select i.food_id, i.size, i.quantity, f.name, f.discount_percent, s.price_paise, s.stock,
    coalesce((select url from food_images p where p.food_id = f.id order by position limit 1), '') as image_url
  from cart_items i join foods f on f.id = i.food_id left join food_sizes s on s.food_id = i.food_id and s.size = i.size
  where i.user_id = $1 order by i.added_at, i.food_id, i.size`;
const ORDER = `with made as (
    insert into orders (id, user_id, name, email, phone, address, latitude, longitude, coupon_code, items_paise,
      discount_paise, delivery_paise, total_paise, idempotency_key, request_hash, cart_version, promise, holds_stock, held_until)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 145800, 14580, 0, 131220, $10, $11, $12, '{}', true, now() + interval '30 minutes')
    returning id, number, status
  ), lines as (
    insert into order_items (order_id, position, food_id, name, image_url, size, list_price_paise, charged_price_paise,
      quantity, took_stock)
    select id, 0, $13, $14, $15, $16, $17, 48600, $18, true from made
  ), begun as (
    insert into order_history (order_id, actor, actor_id, to_status, note) select id, 'customer', $2, status, '' from made
  )
  select number from made`;
const COUPON = `with taken as (
    update coupons set used_count = used_count + 1
    where code = $1 and (limit_total is null or used_count < limit_total) returning code
  )
  insert into coupon_redemptions (order_id, coupon_code, user_id) select $2, code, $3 from taken`;
const STOCK =
  'update food_sizes set stock = stock - $3 where food_id = $1 and size = $2 and stock >= $3 returning stock';
const MAIL = `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, keep_until, policy, heartbeat_seconds)
  select name, $1, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
    now() + retention_seconds * interval '1 s', policy, heartbeat_seconds
  from pgboss.queue where name = 'mail'`;

async function order(token: string): Promise<void> {
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values });
  try {
    const session = await run('session', SESSION, [tokenHash(token)]);
    const { userId, email } = session.rows[0];
    const [, cart, lines] = await Promise.all([
      run('begin', 'begin'),
      run('cart', CART, [userId]),
      run('lines', LINES, [userId]),
    ]);
    const [line] = lines.rows;
    const id = newId();
    const { name, phone, address, addressLatLng, couponCode } = checkout;
    await Promise.all([
      run('order', ORDER, [
        id,
        userId,
        name,
        email,
        phone,
        JSON.stringify(address),
        addressLatLng.lat,
        addressLatLng.lng,
        couponCode,
        crypto.randomUUID(),
        createHash('sha256').update(JSON.stringify(checkout)).digest(),
        cart.rows[0].version,
        line.food_id,
        line.name,
        line.image_url,
        line.size,
        line.price_paise,
        line.quantity,
      ]),
      run('mail', MAIL, [JSON.stringify({ placed: id })]),
      run('coupon', COUPON, [couponCode, id, userId]),
      run('stock', STOCK, [line.food_id, line.size, line.quantity]),
      run('commit', 'commit'),
    ]);
  } finally {
    client.release();
  }
}

process.on('message', async (tokens: string[]) => {
  const start = performance.now();
  const next = async () => {
    for (let token = tokens.pop(); token; token = tokens.pop()) await order(token);
  };
  await Promise.all(Array.from({ length: Number(connections) }, next));
  process.send?.((performance.now() - start) / 1000);
});
process.on('disconnect', () => process.exit());
