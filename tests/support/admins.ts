import { makeShopper, type Shopper } from './sales.ts';
import type { ShopFace } from './test-shop.ts';

/** A signed-in admin, put straight into the database. */
export async function makeAdmin(shop: ShopFace): Promise<Shopper> {
  const admin = await makeShopper(shop);
  await shop.database.pool.query('update users set is_admin = true where id = $1', [admin.id]);
  return admin;
}

/** A blocked customer whose session was left behind: blocking deletes them, and the door must hold without that. */
export async function makeBlocked(shop: ShopFace, { isAdmin = false } = {}): Promise<Shopper> {
  const person = await makeShopper(shop);
  await shop.database.pool.query('update users set is_blocked = true, is_admin = $2 where id = $1', [
    person.id,
    isAdmin,
  ]);
  return person;
}
