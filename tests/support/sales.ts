import { newId } from '../../src/server/platform/ids.ts';
import { newToken, tokenHash } from '../../src/server/platform/tokens.ts';
import { bearer, json } from './people.ts';
import type { TestShop } from './test-shop.ts';

export interface Shopper {
  id: string;
  token: string;
  email: string;
}

let made = 0;

/** A signed-in customer, put straight into the database: races need many, and mailing each a code is not the point. */
export async function makeShopper(shop: TestShop): Promise<Shopper> {
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

export function makeShoppers(shop: TestShop, count: number): Promise<Shopper[]> {
  return Promise.all(Array.from({ length: count }, () => makeShopper(shop)));
}

export interface Line {
  productId: string;
  size: string;
  quantity: number;
}

/** ₹540 less 10 %: 486 a litre. */
export const SESAME: Line = { productId: 'wood-pressed-sesame-oil', size: '1 L', quantity: 3 };
export const COCONUT: Line = { productId: 'wood-pressed-coconut-oil', size: '1 L', quantity: 2 };

/** Asks as this customer; without a body it is a GET. */
export function as(shop: TestShop, { token }: { token: string }) {
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await shop.request(path, {
      ...init,
      headers: { ...bearer(token), ...(init.headers as Record<string, string>) },
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  return {
    get: (path: string) => call(path),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      call(path, json('POST', body, headers)),
    remove: (path: string) => call(path, { method: 'DELETE' }),
  };
}
