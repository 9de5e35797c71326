import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { makeAdmin } from './admins.ts';
import { placedOrder } from './payments.ts';
import { bearer, json } from './people.ts';
import type { Line } from './sales.ts';
import type { ShopFace } from './test-shop.ts';

/** A client signed in as a new admin. */
export async function asAdmin(shop: ShopFace) {
  const admin = await makeAdmin(shop);
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await shop.request(path, {
      ...init,
      headers: { ...bearer(admin.token), ...(init.headers as Record<string, string>) },
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };
  return {
    admin,
    get: (path: string) => call(path),
    post: (path: string, body: unknown) => call(path, json('POST', body)),
    put: (path: string, body: unknown) => call(path, json('PUT', body)),
    remove: (path: string) => call(path, { method: 'DELETE' }),
  };
}

export type Admin = Awaited<ReturnType<typeof asAdmin>>;

/** An order of a new customer, as the checkout creates it. */
export async function makeOrder(shop: ShopFace, lines?: Line[]) {
  const { who, me, order } = await placedOrder(shop, lines);
  return { who, me, id: order._id };
}

/** One step of an order, on the order as it is now unless a version is given. */
export async function act(
  actingAdmin: Admin,
  id: string,
  action: string,
  input: Record<string, unknown> = {},
) {
  const { version } = (await actingAdmin.get(`/api/admin/orders/${id}`)).body as OrderDetail;
  return actingAdmin.post(`/api/admin/orders/${id}/actions`, { version, ...input, action });
}

/** The newest audit row about this target. */
export async function lastChange(shop: ShopFace, target: string) {
  const { rows } = await shop.database.pool.query(
    'select actor_id, action, changes from audit_log where target = $1 order by id desc limit 1',
    [target],
  );
  return rows[0];
}
