import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivalOf } from '../../src/rules/arrival.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { cashOrder, setCash } from '../support/cash-orders.ts';
import { type Payer, payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { json, until } from '../support/people.ts';
import { ADDRESS, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
let payer: Payer;
/** Path and query of the link in the e-mail about the payment. */
let link = '';
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  await letGuestsShop(true);
  payer = await paidOrder();
  link = await linkOf(payer);
});
afterAll(() => shop.close());

const letGuestsShop = (isOn: boolean) => admin.put('/api/admin/settings/guests', { isOn });
const change = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values);

async function paidOrder(): Promise<Payer> {
  const placed = await placedOrder(shop, [SESAME]);
  await payUpi(shop, await startUpi(placed));
  return placed;
}

/** The last link to /track in the customer's e-mails. */
function linkOf({ who, order }: Payer): Promise<string> {
  return until(() => {
    const texts = shop.sandbox.mailbox.messages(who.email).map(({ text }) => text);
    return texts.map((text) => new RegExp(`/track/${order._id}\\S*`).exec(text)?.[0]).find(Boolean);
  });
}

const track = async (target: string, init?: RequestInit) => {
  const response = await shop.request(`/api/orders${target}`, init);
  return { status: response.status, body: await response.json(), headers: response.headers };
};

test('the link of an e-mail shows status, items and arrival without a login', async () => {
  expect(link).toMatch(/\?key=[\w-]{43}$/);
  const { status, body, headers } = await track(link);
  expect(status).toBe(200);
  expect(body).toEqual({
    _id: payer.order._id,
    number: payer.order.number,
    status: 'PAYMENT',
    createdAt: expect.any(String),
    courier: null,
    trackingNumber: null,
    history: expect.any(Array),
    items: [
      {
        product: { _id: SESAME.productId, name: expect.any(String), imageUrl: expect.any(String) },
        size: '1 L',
        quantity: 3,
      },
    ],
    arrival: { earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), latest: expect.any(String) },
  });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

test('the link shows the same days as the page of the order: for cash at the door, on the way, and none before', async () => {
  await setCash(shop);
  const cash = await cashOrder(shop, 0, [SESAME]);
  const late = await paidOrder();
  // paid last week, handed over today
  await change("update order_history set at = at - interval '7 days' where order_id = $1", [late.order._id]);
  await act(admin, late.order._id, 'ship', { courier: 'DTDC', trackingNumber: 'D124' });
  const { state, policy } = await (await shop.request('/api/shop')).json();
  const days = async ({ me, order }: Payer) => {
    const { body } = await me.get(`/api/orders/order/${order._id}`);
    return arrivalOf(body, new Date(), { state, policy });
  };
  // the signed link of the cash order comes with the e-mail about its parcel, and it is shown as it was before
  await act(admin, cash.order._id, 'ship', { courier: 'DTDC', trackingNumber: 'D125' });
  const signed = async (one: Payer) => {
    const found = await linkOf(one);
    return found.includes('?key=') ? found : undefined;
  };
  const links = { cash: await until(() => signed(cash)), late: await linkOf(late) };
  await change("update orders set status = 'CONFIRMED' where id = $1", [cash.order._id]);
  const [toDoor, onWay] = [await days(cash), await days(late)];
  expect([toDoor, onWay]).not.toContain(undefined);
  expect((await track(links.cash)).body.arrival).toEqual(toDoor);
  expect((await track(links.late)).body.arrival).toEqual(onWay);
  await change("update orders set status = 'PENDING', cod_at = null where id = $1", [cash.order._id]);
  expect((await track(links.cash)).body.arrival).toBeNull();
});

test('it shows nothing of the customer: no name, address, phone, e-mail, price or payment', async () => {
  const text = JSON.stringify((await track(link)).body);
  for (const secret of [
    'Meena',
    '9876543210',
    payer.who.email,
    ...Object.values(ADDRESS),
    '486',
    '1458',
    'pay_',
  ])
    expect(text).not.toContain(secret);
});

test('the page of the link has the same headers; other pages have the usual ones', async () => {
  const page = await shop.request(link);
  expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  const usual = await shop.request('/api/shop?key=1');
  expect(usual.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(usual.headers.has('X-Robots-Tag')).toBe(false);
});

test('all e-mails of an order have the same link', async () => {
  const another = await paidOrder();
  const first = await linkOf(another);
  expect(
    (await act(admin, another.order._id, 'ship', { courier: 'DTDC', trackingNumber: 'D123' })).status,
  ).toBe(200);
  const links = await until(() => {
    const texts = shop.sandbox.mailbox.messages(another.who.email).map(({ text }) => text);
    const found = texts.flatMap((text) => text.match(/\/track\/\S+/g) ?? []);
    return found.length > 1 ? found : undefined;
  });
  expect(new Set(links)).toEqual(new Set([first]));
  expect((await track(first)).body).toMatchObject({
    status: 'SHIPPED',
    courier: 'DTDC',
    trackingNumber: 'D123',
  });
});

test('a changed or missing signature, and that of another order, shows nothing', async () => {
  const other = await placedOrder(shop, [SESAME]);
  const [path = '', key = ''] = link.split('?key=');
  const flipped = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
  const tampered = [
    path,
    `${path}?key=`,
    `${path}?key=${flipped}`,
    `${path}?key=${key}x`,
    `${path}?key=${key.slice(0, -1)}`,
    `${path}?key=${key.toUpperCase()}`,
    `${path}?key=${'é'.repeat(43)}`,
    `/track/${other.order._id}?key=${key}`,
  ];
  for (const target of tampered) {
    const { status, body } = await track(target);
    expect([target, status, body.code]).toEqual([target, 404, 'order-not-found']);
  }
  expect((await track(`/track/x?key=${key}`)).status).toBe(400);
  expect((await track(`${path}?key=${'x'.repeat(101)}`)).status).toBe(400);
  expect((await track(`${path}?key=x&key=${key}`)).status).toBe(400);
});

test('the signature opens no other route: reading, cancelling, returning and the invoice need the login', async () => {
  const [, id = '', key = ''] = /track\/(.+)\?key=(.+)/.exec(link) ?? [];
  const calls: [string, RequestInit][] = [
    [`/api/orders/${id}`, {}],
    [`/api/orders/order/${id}`, {}],
    [`/api/orders/${id}/after-sale`, {}],
    [`/api/invoices/${id}`, {}],
    [`/api/orders/payment-options/${id}`, {}],
    [`/api/orders/${id}`, { method: 'DELETE' }],
    [`/api/orders/${id}/cancel`, json('POST', { reason: 'x' })],
    [`/api/orders/${id}/requests`, json('POST', {})],
    [`/api/orders/${id}/reorder`, json('POST', {})],
  ];
  for (const [path, init] of calls) {
    const withKey = await shop.request(`${path}?key=${key}`, init);
    const asBearer = await shop.request(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` },
    });
    expect([path, withKey.status, asBearer.status]).toEqual([path, 401, 401]);
  }
});

test('the link ends when guest shopping is switched off, after 90 days, and with the order or the account', async () => {
  await letGuestsShop(false);
  expect((await track(link)).status).toBe(404);
  const plain = await paidOrder();
  expect(await linkOf(plain)).toBe(`/track/${plain.order._id}`);
  await letGuestsShop(true);
  expect((await track(link)).status).toBe(200);

  const dates: [string, number][] = [
    ["created_at = now() - interval '91 days'", 404],
    ["created_at = now() - interval '89 days'", 200],
    ['deleted_at = now()', 404],
    ['deleted_at = null, user_id = null', 404],
  ];
  for (const [set, status] of dates) {
    await change(`update orders set ${set} where id = $1`, [payer.order._id]);
    expect([set, (await track(link)).status]).toEqual([set, status]);
  }
});
