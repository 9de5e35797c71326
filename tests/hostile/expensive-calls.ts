import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeAdmin } from '../support/admins.ts';
import { insertCustomer } from '../support/insert-customer.ts';
import { bearer, REGISTRATION } from '../support/people.ts';
import { FOOD, sell } from '../support/tax-orders.ts';
import type { AttackedShop } from './attacked-shop.ts';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const ORDERS = 30;
const LINES = [{ size: '1 L', quantity: 2, price: 48_600 }];

const send = (body: unknown): Pick<Call, 'method' | 'body'> => ({
  method: 'POST',
  body: Buffer.from(JSON.stringify(body)),
});

/**
 * The most expensive calls of the API and the pages, as one person can make them again and again: by processor time, see
 * docs/decisions/0152-cost-budgets.md. The number makes each request another one for caches.
 */
export async function expensiveCalls(shop: AttackedShop): Promise<Record<string, (n: number) => Call>> {
  const { pool } = shop.database;
  const email = 'fifty-connections@example.org';
  const customer = await insertCustomer(pool, { email });
  // the test's usual hash is a cheap one
  await pool.query('update users set password_hash = $2 where id = $1', [
    customer._id,
    await hashPassword(REGISTRATION.password),
  ]);
  const admin = await makeAdmin(shop);
  const at = new Date();
  const sold = [];
  for (let n = 0; n < ORDERS; n += 1)
    sold.push(await sell(shop, { lines: LINES, state: 'Tamil Nadu', invoicedAt: at, paidAt: at }));
  const ids = sold.map(({ orderId }) => orderId);
  await pool.query('update orders set user_id = $2 where id = any($1)', [ids, customer._id]);
  const photo = await sharp(randomBytes(3 * 800 * 800), { raw: { width: 800, height: 800, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const review = {
    productId: FOOD,
    rating: 5,
    review: 'Good',
    image: `data:image/jpeg;base64,${photo.toString('base64')}`,
  };
  const day = at.toISOString().slice(0, 10);
  const json = { 'Content-Type': 'application/json' };
  const me = bearer(customer.token);
  const staff = bearer(admin.token);
  const get = (path: string, headers: Record<string, string> = {}): Call => ({
    method: 'GET',
    path,
    headers,
  });
  const reviewCall = { ...send(review), headers: { ...me, ...json } };
  return {
    'home page': (n) => get(`/?n=${n}`),
    'page of all foods': (n) => get(`/product?n=${n}`),
    'page of a food': (n) => get(`/food/${FOOD}?n=${n}`),
    'my orders': (n) => get(`/api/orders?n=${n}`, me),
    'my data': (n) => get(`/api/users/export?n=${n}`, me),
    invoice: (n) => get(`/api/invoices/${ids[n % ORDERS]}`, me),
    login: () => ({
      ...send({ email, password: REGISTRATION.password }),
      path: '/api/users/login',
      headers: json,
    }),
    'review with a photo': () => ({ ...reviewCall, path: '/api/reviews' }),
    'slips and invoices as PDF': () =>
      get(`/api/admin/print.pdf?what=all&paper=a4&orders=${ids.slice(0, 10).join(',')}`, staff),
    'GST return': (n) => get(`/api/admin/tax/gstr1.json?month=${day.slice(0, 7)}&n=${n}`, staff),
  };
}
