import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access as coreAccess } from '../../src/server/access.ts';
import { mountPayments } from '../../src/server/payments/mount-payments.ts';
import { paymentAccess } from '../../src/server/payments/payment-access.ts';
import { readConfig } from '../../src/server/platform/config/config.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { makeAdmin, makeBlocked } from '../support/admins.ts';
import { placedOrder } from '../support/payments.ts';
import { bearer, REGISTRATION } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const payments = await mountPayments(readConfig({}), createLog('silent'));
const access = { ...coreAccess, ...paymentAccess(payments) };
const routes = Object.entries(access).map(([line, rule]): [string, string] => [
  line,
  typeof rule === 'object' ? rule.role : rule,
]);

/** Calls "METHOD /path" with a value for each parameter, and an empty body if it needs one. */
function call(line: string, who?: Shopper): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  const parameter = (name: string) => (name === ':id' ? newId() : 'x');
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return shop.request(path.replace(/:\w+/g, parameter), {
    method,
    headers: { ...(who && bearer(who.token)), ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
}

test('RO-06 the access table lists every route of the API, and no other', () => {
  const real = shop.routes.filter((line) => line.includes(' /api/') && !line.startsWith('ALL '));
  expect([...new Set(real)].sort()).toEqual(Object.keys(access).sort());
});

describe.each(routes)('%s is for: %s', (line, who) => {
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

  test('12 93 ST-22 a blocked user, also a blocked admin', async () => {
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

const { name, phone, address } = REGISTRATION;
const SAVED_ADDRESS = { label: '', name, phone, address, addressLatLng: null };

/** Routes with the id of a customer's data in the path or in this body. */
const OF_A_CUSTOMER: Record<string, (id: string) => object | undefined> = {
  'GET /api/orders/order/:id': () => undefined,
  'GET /api/orders/:x': () => undefined,
  'DELETE /api/orders/:id': () => undefined,
  'POST /api/orders/:id/reorder': () => ({}),
  'GET /api/orders/:id/after-sale': () => undefined,
  'POST /api/orders/:id/cancel': () => ({}),
  'POST /api/orders/:id/requests': () => ({ kind: 'return', text: 'The bottle came broken' }),
  'POST /api/orders/:id/requests/:requestId/sent': () => ({ tracking: '' }),
  'GET /api/invoices/:orderId': () => undefined,
  'GET /api/credit-notes/:id': () => undefined,
  'GET /api/orders/payment-options/:orderId': () => undefined,
  'POST /api/orders/razorpay/create-order': (orderId) => ({ orderId }),
  'POST /api/orders/payments/:method/start': (orderId) => ({ orderId }),
  'POST /api/orders/payments/:method/check': (orderId) => ({ orderId }),
  'POST /api/orders/paypal/create-order': (orderId) => ({ orderId }),
  'POST /api/orders/cash-on-delivery': (orderId) => ({ orderId, totalPrice: 1 }),
  'POST /api/orders/cash-on-delivery/code': (orderId) => ({ orderId }),
  'DELETE /api/users/devices/:id': () => undefined,
  'PUT /api/users/me/passkeys/:id': () => ({ name: 'Phone' }),
  'DELETE /api/users/me/passkeys/:id': () => undefined,
  'PUT /api/users/addresses/:id': () => ({ ...SAVED_ADDRESS, version: 0 }),
  'DELETE /api/users/addresses/:id': () => undefined,
};
/** Routes that concern only the current user or public data. Ids of payments are tested in payments-rejected.test.ts. */
const OF_THE_CURRENT_USER = [
  'GET /api/cart',
  'POST /api/cart',
  'POST /api/cart/merge',
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
  'GET /api/users/addresses',
  'POST /api/users/addresses',
  'GET /api/users/devices',
  'DELETE /api/users/devices',
  'GET /api/users/export',
  'GET /api/users/gstin',
  'GET /api/users/me',
  'PUT /api/users/language',
  'POST /api/push/state',
  'PUT /api/push',
  'GET /api/reminders',
  'PUT /api/reminders',
  'PUT /api/reminders/:token/cart',
  'GET /api/users/message-channels',
  'PUT /api/users/message-channels',
  'DELETE /api/users/me',
  'PUT /api/users/me/mobile',
  'DELETE /api/users/me/mobile',
  'PUT /api/users/me/email',
  'GET /api/users/me/factors',
  'POST /api/users/me/passkeys/options',
  'POST /api/users/me/passkeys',
  'POST /api/users/me/authenticator-app',
  'PUT /api/users/me/authenticator-app',
  'DELETE /api/users/me/authenticator-app',
  'POST /api/users/me/recovery-codes',
  'POST /api/users/me/confirmation/options',
  'POST /api/users/me/confirmation',
  'POST /api/recipes/:id/cart',
  'POST /api/restock-requests',
  'DELETE /api/restock-requests/:productId/:size',
  'POST /api/staff-invites/accept',
];

test('T17 every customer route is tested with the data of another customer, or has none', () => {
  const forCustomers = routes.filter(([, who]) => who === 'customer').map(([line]) => line);
  expect([...Object.keys(OF_A_CUSTOMER), ...OF_THE_CURRENT_USER].sort()).toEqual(forCustomers.sort());
});

test.each(Object.entries(OF_A_CUSTOMER))(
  '40 RO-04 T17 %s: data of another customer gives the same response as an unknown id',
  async (line, bodyOf) => {
    const { who: admin, order } = await placedOrder(shop);
    const other = await makeShopper(shop);
    const devices = await shop.request('/api/users/devices', { headers: bearer(admin.token) });
    const [device] = await devices.json();
    // that of the order
    const addresses = await shop.request('/api/users/addresses', { headers: bearer(admin.token) });
    const [address] = await addresses.json();
    const passkey = newId();
    await shop.database.pool.query(
      `insert into passkeys (id, user_id, credential_id, public_key, rp_id, name)
       values ($1, $2, $3, 'key', 'localhost', 'Phone')`,
      [passkey, admin.id, Buffer.from(passkey)],
    );
    const ids: Record<string, string> = { devices: device.id, addresses: address._id, me: passkey };
    const [method = '', path = ''] = line.split(' ');
    const request = async (id: string) => {
      const body = bodyOf(id);
      const response = await shop.request(path.replace(':method', 'razorpay').replace(/:\w+/, id), {
        method,
        headers: { ...bearer(other.token), 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { requestId: _, ...rest } = await response.json();
      return { status: response.status, body: rest };
    };
    const foreign = await request(ids[line.split('/')[3] ?? ''] ?? order._id);
    expect(foreign).toEqual(await request(newId()));
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
])('no other spelling of an admin route is accessible: %s %s', async (method, path) => {
  const response = await shop.request(path, { method });
  expect([401, 404]).toContain(response.status);
});
