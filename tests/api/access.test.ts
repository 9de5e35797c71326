import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '../../src/server/access.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { makeAdmin, makeBlocked } from '../support/admins.ts';
import { placedOrder } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const lines = Object.entries(access);

/** Calls "METHOD /path" with something in each place, and an empty body where one is wanted. */
function call(line: string, who?: Shopper): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  const place = (name: string) => (name === ':id' ? newId() : 'x');
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return shop.request(path.replace(/:\w+/g, place), {
    method,
    headers: { ...(who && bearer(who.token)), ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
}

test('RO-06 the table of access names every route of the API, and none that does not exist', () => {
  const real = shop.routes.filter((line) => line.includes(' /api/') && !line.startsWith('ALL '));
  expect([...new Set(real)].sort()).toEqual(Object.keys(access).sort());
});

describe.each(lines)('%s is for: %s', (line, who) => {
  const isOpen = who === 'everyone';

  test('93 RO-01 a visitor', async () => {
    const response = await call(line);
    if (isOpen) return expect([401, 403]).not.toContain(response.status);
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
  });

  test('93 103 RO-02 a customer', async () => {
    const response = await call(line, await makeShopper(shop));
    if (!isOpen) expect(response.headers.get('Cache-Control')).toBe('no-store');
    if (who !== 'admin') return expect([401, 403]).not.toContain(response.status);
    expect([response.status, (await response.json()).code]).toEqual([403, 'not-admin']);
  });

  test('12 93 ST-22 somebody who is blocked, also an admin', async () => {
    for (const isAdmin of [false, true]) {
      const response = await call(line, await makeBlocked(shop, { isAdmin }));
      if (isOpen) expect([401, 403]).not.toContain(response.status);
      else expect([response.status, (await response.json()).code]).toEqual([403, 'blocked']);
    }
  });

  test('103 RO-03 an admin', async () => {
    const response = await call(line, await makeAdmin(shop));
    expect([401, 403]).not.toContain(response.status);
    expect(response.status).toBeLessThan(500);
    if (!isOpen) expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

/** Calls that name something of a customer's: by its id in the path, or in this body. */
const OF_SOMEBODY: Record<string, (id: string) => object | undefined> = {
  'GET /api/orders/order/:id': () => undefined,
  'GET /api/orders/:x': () => undefined,
  'DELETE /api/orders/:id': () => undefined,
  'POST /api/orders/:id/reorder': () => ({}),
  'GET /api/orders/:id/after-sale': () => undefined,
  'POST /api/orders/:id/cancel': () => ({}),
  'POST /api/orders/:id/requests': () => ({ kind: 'return', text: 'The bottle came broken' }),
  'GET /api/invoices/:orderId': () => undefined,
  'GET /api/orders/payment-options/:orderId': () => undefined,
  'POST /api/orders/razorpay/create-order': (orderId) => ({ orderId }),
  'POST /api/orders/paypal/create-order': (orderId) => ({ orderId }),
  'DELETE /api/users/devices/:id': () => undefined,
};
/** Calls that always mean the caller, or what everybody may see; ids of payments have tests/api/payments-refusals. */
const OF_THE_CURRENT_USER = [
  'GET /api/cart',
  'POST /api/cart',
  'DELETE /api/cart',
  'DELETE /api/cart/:productId/:size',
  'GET /api/whishlist',
  'POST /api/whishlist',
  'DELETE /api/whishlist/:productId',
  'GET /api/coupons',
  'GET /api/coupons/:code',
  'POST /api/reviews',
  'POST /api/orders/create',
  'GET /api/orders',
  'GET /api/orders/allstatus',
  'GET /api/orders/user-purchase-count',
  'POST /api/orders/razorpay/verify-payment',
  'POST /api/orders/paypal/capture-order',
  'PUT /api/orders/pay',
  'POST /api/users/logout',
  'PUT /api/users/updateProfile',
  'GET /api/users/devices',
  'DELETE /api/users/devices',
  'GET /api/users/export',
  'GET /api/users/me',
  'DELETE /api/users/me',
];

test('T17 every call of a customer is looked at for what belongs to another one', () => {
  const forCustomers = lines.filter(([, who]) => who === 'customer').map(([line]) => line);
  expect([...Object.keys(OF_SOMEBODY), ...OF_THE_CURRENT_USER].sort()).toEqual(forCustomers.sort());
});

test.each(Object.entries(OF_SOMEBODY))(
  '40 RO-04 T17 %s: what belongs to another customer is answered like what does not exist',
  async (line, bodyOf) => {
    const { who: admin, order } = await placedOrder(shop);
    const other = await makeShopper(shop);
    const devices = await shop.request('/api/users/devices', { headers: bearer(admin.token) });
    const [device] = await devices.json();
    const [method = '', path = ''] = line.split(' ');
    const ask = async (id: string) => {
      const body = bodyOf(id);
      const response = await shop.request(path.replace(/:\w+/, id), {
        method,
        headers: { ...bearer(other.token), 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { requestId: _, ...rest } = await response.json();
      return { status: response.status, said: rest };
    };
    const foreign = await ask(line.includes('devices') ? device.id : order._id);
    expect(foreign).toEqual(await ask(newId()));
    expect([400, 404]).toContain(foreign.status);
  },
);

test.each([
  ['HEAD', '/api/users/getAll'],
  ['GET', '/api/users/getAll/'],
  ['GET', '/api//users/getAll'],
  ['GET', '/api/users/getAll?x=1'],
  ['GET', '/api/users/%67etAll'],
  ['GET', '/API/users/getAll'],
  ['PUT', `/api/users/toggleBlock/${newId()}/`],
  ['POST', '/api/users/getAll'],
])('no other way of writing an admin call opens it: %s %s', async (method, path) => {
  const response = await shop.request(path, { method });
  expect([401, 404]).toContain(response.status);
});
