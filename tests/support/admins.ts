import type { StaffRole } from '../../src/rules/staff-roles.ts';
import { makeShopper, type Shopper } from './sales.ts';
import type { ReachableShop } from './test-shop.ts';

/** Signed in with a second step, as the admin area of a live shop requires. */
async function withSecondStep(shop: ReachableShop, { id }: Shopper): Promise<void> {
  await shop.database.pool.query('update sessions set second_factor_at = now() where user_id = $1', [id]);
}

/** A signed-in admin, inserted into the database. */
export async function makeAdmin(shop: ReachableShop): Promise<Shopper> {
  const admin = await makeShopper(shop);
  await shop.database.pool.query('update users set is_admin = true where id = $1', [admin.id]);
  await withSecondStep(shop, admin);
  return admin;
}

/** Somebody who works in the shop with this role. */
export async function makeStaff(shop: ReachableShop, role: StaffRole): Promise<Shopper> {
  const person = await makeShopper(shop);
  await shop.database.pool.query('update users set is_admin = true, staff_role = $2 where id = $1', [
    person.id,
    role,
  ]);
  await withSecondStep(shop, person);
  return person;
}

/** A blocked customer with a leftover session: blocking deletes sessions, and the access check must hold without that. */
export async function makeBlocked(shop: ReachableShop, { isAdmin = false } = {}): Promise<Shopper> {
  const person = await makeShopper(shop);
  await shop.database.pool.query('update users set is_blocked = true, is_admin = $2 where id = $1', [
    person.id,
    isAdmin,
  ]);
  return person;
}
