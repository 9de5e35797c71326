import type { Pool } from 'pg';
import { newToken, tokenHash } from '../src/server/platform/tokens.ts';

/** ₹540 less 10 %; three cost ₹1,458, and the coupon takes off 10 %. */
const CART = { productId: 'wood-pressed-sesame-oil', size: '1 L', quantity: 3 };
const COUPON = 'BENCH10';

export const cartLine = CART;

/** The checkout request for such a cart. */
export const checkout = {
  name: 'Meena',
  phone: '9876543210',
  address: {
    doorNumber: '12A',
    street: 'Mill Street',
    area: 'Gandhi Nagar',
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '642001',
  },
  state: 'Tamil Nadu',
  pincode: '642001',
  addressLatLng: { lat: '11.0168', lng: '76.9558' },
  couponCode: COUPON,
  discount: 145.8,
  totalPrice: 1312.2,
  items: [{ product: CART.productId, size: CART.size, price: 486, quantity: CART.quantity }],
};

/** Limited stock and an unlimited coupon, so that an order exercises all of its code. */
export async function prepareStockAndCoupon(pool: Pool): Promise<void> {
  await pool.query('update food_sizes set stock = 100000000 where food_id = $1 and size = $2', [
    CART.productId,
    CART.size,
  ]);
  await pool.query(
    "insert into coupons (code, offer_percentage, expires_at) values ($1, 10, now() + interval '1 year') on conflict do nothing",
    [COUPON],
  );
}

/** Creates customers with that cart and returns their session tokens. */
export async function signIn(pool: Pool, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken);
  await pool.query(
    `with made as (
       insert into users (id, name, email, password_hash)
       select gen_random_uuid(), 'Customer', gen_random_uuid() || '@example.org', 'none' from generate_series(1, $2::int)
       returning id),
     counted as (select id, row_number() over () as n from made),
     sessions_made as (
       insert into sessions (token_hash, user_id, expires_at)
       select hash, id, now() + interval '1 day' from counted join unnest($1::bytea[]) with ordinality h (hash, n) using (n)),
     carts_made as (insert into carts (user_id, version) select id, 1 from made returning user_id)
     insert into cart_items (user_id, food_id, size, quantity) select user_id, $3, $4, $5 from carts_made`,
    [tokens.map(tokenHash), count, CART.productId, CART.size, CART.quantity],
  );
  return tokens;
}

/** Creates an admin and returns the session token. */
export async function signInAdmin(pool: Pool): Promise<string> {
  const [token = ''] = await signIn(pool, 1);
  await pool.query(
    'update users set is_admin = true where id = (select user_id from sessions where token_hash = $1)',
    [tokenHash(token)],
  );
  return token;
}
