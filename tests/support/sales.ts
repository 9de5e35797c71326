import { newId } from '../../src/server/platform/ids.ts';
import { newToken, tokenHash } from '../../src/server/platform/tokens.ts';
import { bearer, json } from './people.ts';
import type { ReachableShop } from './test-shop.ts';

export interface Shopper {
  id: string;
  token: string;
  email: string;
}

let made = 0;

/** A signed-in customer, put straight into the database: races need many, and mailing each a code is not the point. */
export async function makeShopper(shop: ReachableShop): Promise<Shopper> {
  made += 1;
  const shopper = { id: newId(), token: newToken(), email: `shopper${made}@example.org` };
  const { pool } = shop.database;
  await pool.query("insert into users (id, name, email, password_hash) values ($1, 'Shopper', $2, 'none')", [
    shopper.id,
    shopper.email,
  ]);
  await pool.query(
    "insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [tokenHash(shopper.token), shopper.id],
  );
  return shopper;
}

export function makeShoppers(shop: ReachableShop, count: number): Promise<Shopper[]> {
  return Promise.all(Array.from({ length: count }, () => makeShopper(shop)));
}

export interface Line {
  productId: string;
  size: string;
  quantity: number;
}

/** ₹540 less 10 %: 486 a litre. */
export const SESAME: Line = { productId: 'wood-pressed-sesame-oil', size: '1 L', quantity: 3 };
/** ₹560 less 10 %: 504 a litre. */
export const COCONUT: Line = { productId: 'wood-pressed-coconut-oil', size: '1 L', quantity: 2 };

/** Sends requests as this customer. */
export function as(shop: ReachableShop, { token }: { token: string }) {
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await shop.request(path, {
      ...init,
      headers: { ...bearer(token), ...(init.headers as Record<string, string>) },
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return {
    get: (path: string) => call(path),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      call(path, json('POST', body, headers)),
    remove: (path: string) => call(path, { method: 'DELETE' }),
  };
}

interface Item {
  productId: { _id: string };
  size: string;
  price: number;
  quantity: number;
}

export const ADDRESS = {
  doorNumber: '12A',
  street: 'Mill Street',
  area: 'Gandhi Nagar',
  district: 'Coimbatore',
  state: 'Tamil Nadu',
  pincode: '642001',
};

/** The checkout request for the customer's cart. */
export async function checkoutOf(shop: ReachableShop, who: Shopper, changes: Record<string, unknown> = {}) {
  const { items } = (await as(shop, who).get('/api/cart')).body as { items: Item[] };
  return {
    name: 'Meena',
    phone: '9876543210',
    address: ADDRESS,
    state: ADDRESS.state,
    pincode: ADDRESS.pincode,
    addressLatLng: { lat: '11.0168', lng: '76.9558' },
    couponCode: null,
    discount: 0,
    totalPrice: items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
    items: items.map(({ productId, size, price, quantity }) => ({
      product: productId._id,
      size,
      price,
      quantity,
    })),
    ...changes,
  };
}

/** A customer with these lines in the cart, and the checkout request. */
export async function atCheckout(
  shop: ReachableShop,
  lines: Line[] = [SESAME],
  changes: Record<string, unknown> = {},
) {
  const who = await makeShopper(shop);
  const me = as(shop, who);
  for (const line of lines) {
    const { status, body } = await me.post('/api/cart', line);
    if (status !== 200) throw new Error(`cart: ${status} ${JSON.stringify(body)}`);
  }
  return { who, me, checkout: await checkoutOf(shop, who, changes) };
}

/** Without a discount of its own, so that a test can calculate with round prices. */
export async function sellAtListPrice(
  shop: ReachableShop,
  { productId }: { productId: string },
): Promise<void> {
  await shop.database.pool.query('update foods set discount_percent = 0 where id = $1', [productId]);
}

/** Changes an order's row directly. */
export function forceOrder(shop: ReachableShop, id: string, changes: string): Promise<unknown> {
  return shop.database.pool.query(`update orders set ${changes} where id = $1`, [id]);
}
