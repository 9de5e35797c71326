import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelUnpaid } from '../../src/server/payments/cancel-unpaid.ts';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { openPayments, rows } from '../support/payments.ts';
import { bearer, json, mailTo } from '../support/people.ts';
import { ADDRESS, as, COCONUT, forceOrder, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function order(
  customerId: string | null,
  changes: Record<string, unknown> = {},
  key: string = randomUUID(),
) {
  const body = {
    customerId,
    name: 'Meena',
    phone: '9876543210',
    address: ADDRESS,
    couponCode: null,
    items: [SESAME],
    totalPrice: 1458,
    ...changes,
  };
  const headers = { ...bearer(admin.admin.token), 'Idempotency-Key': key };
  const response = await shop.request('/api/admin/phone-orders', json('POST', body, headers));
  return { status: response.status, body: await response.json() };
}

const customer = () => makeShopper(shop);
const ordersOf = (userId: string) => rows(shop, 'select id from orders where user_id = $1', userId);

test("AD-14 an admin places a phone order: it is the customer's, the history has the admin, the cart is unchanged", async () => {
  const who = await customer();
  const me = as(shop, who);
  await me.post('/api/cart', COCONUT);
  await me.post('/api/cart', { ...SESAME, quantity: 1 });
  const { status, body } = await order(who.id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'PENDING', totalPrice: 1458, email: who.email, addressLatLng: null });
  const email = await mailTo(shop, who.email);
  expect(email.text).toContain(`/payment/${body._id}`);
  expect(email.subject).toBe(`Order ${body.number}: please complete the payment`);
  const { body: detail } = await admin.get(`/api/admin/orders/${body._id}`);
  expect(detail.history).toMatchObject([{ actor: 'admin', actorName: 'Shopper', note: 'Ordered by phone' }]);
  expect(await lastChange(shop, `order ${body._id}`)).toMatchObject({
    actor_id: admin.admin.id,
    action: 'order by phone',
  });
  await act(admin, body._id, 'confirm');
  expect((await act(admin, body._id, 'pay', { method: 'cash' })).body.paymentStatus).toBe('COMPLETED');
  expect((await me.get('/api/cart')).body.items).toHaveLength(2);
  expect((await me.get(`/api/orders/${body._id}`)).body.status).toBe('PAYMENT');
});

test('the same key makes one order, also concurrently; another order with that key is rejected', async () => {
  const who = await customer();
  const key = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => order(who.id, {}, key)));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
  expect(await ordersOf(who.id)).toHaveLength(1);
  expect((await order(who.id, { name: 'Other' }, key)).body.code).toBe('key-reused');
});

test.each([
  [409, 'price-changed', { totalPrice: 1 }],
  [400, 'minimum-order', { items: [{ ...SESAME, quantity: 1 }], totalPrice: 486 }],
  [400, 'invalid-product', { items: [{ ...SESAME, productId: 'no-such-food' }] }],
  [400, 'invalid-product', { items: [{ ...SESAME, size: '7 L' }] }],
  [400, 'coupon-refused', { couponCode: 'NOSUCH' }],
  [400, 'bad-request', { items: [] }],
  [400, 'bad-request', { address: { ...ADDRESS, pincode: '12' } }],
  [404, 'user-not-found', { customerId: '0190a5b0-0000-7000-8000-000000000000' }],
])('the rules of the checkout hold: %s %s', async (status, code, wrong) => {
  const who = await customer();
  const rejected = await order(who.id, wrong);
  expect([rejected.status, rejected.body.code]).toEqual([status, code]);
  expect(await ordersOf(who.id)).toEqual([]);
});

test('an order below the minimum is placed with a note, which is in its history', async () => {
  const who = await customer();
  const small = { items: [{ ...SESAME, quantity: 1 }], totalPrice: 486 };
  const { body: figures } = await admin.post('/api/admin/phone-orders/figures', {
    customerId: who.id,
    items: small.items,
  });
  expect(figures).toMatchObject({ isBelowMinimum: true, lines: [{ stock: null }] });
  expect((await order(who.id, { ...small, minimumNote: ' ' })).body.code).toBe('minimum-order');
  expect((await order(who.id, { ...small, minimumNote: 'x'.repeat(301) })).status).toBe(400);
  const { status, body } = await order(who.id, { ...small, minimumNote: 'A sample for the temple' });
  expect([status, body.totalPrice]).toEqual([201, 486]);
  const { body: detail } = await admin.get(`/api/admin/orders/${body._id}`);
  expect(detail.history[0].note).toBe('Ordered by phone. A sample for the temple');
  expect((await lastChange(shop, `order ${body._id}`)).changes).toMatchObject({ total: [null, '₹486'] });
});

test('stock is reserved, and missing stock is not sold', async () => {
  const who = await customer();
  const line = { productId: 'a2-cow-ghee', size: '1 L', quantity: 2 };
  const size = "where food_id = 'a2-cow-ghee' and size = '1 L'";
  const [{ price } = { price: 0 }] = await rows<{ price: number }>(
    shop,
    `update food_sizes set stock = 3 ${size} returning price_paise::int as price`,
  );
  await rows(shop, "update foods set discount_percent = 0 where id = 'a2-cow-ghee'");
  const wanted = { items: [line], totalPrice: (2 * price) / 100 };
  expect((await order(who.id, wanted)).status).toBe(201);
  const second = await order(who.id, wanted);
  expect([second.status, second.body.code, second.body.error]).toEqual([
    409,
    'out-of-stock',
    'A2 Cow Ghee (1 L): Only 1 left',
  ]);
  const { body } = await admin.post('/api/admin/phone-orders/figures', { customerId: who.id, items: [line] });
  expect(body.lines[0].problem).toBe('Only 1 left');
  expect(body.problems).toEqual(['A2 Cow Ghee (1 L): Only 1 left']);
});

test('the preview has the totals of the order and its problems', async () => {
  const who = await customer();
  const ask = async (input: object) =>
    (await admin.post('/api/admin/phone-orders/figures', { customerId: who.id, items: [SESAME], ...input }))
      .body;
  expect(await ask({ couponCode: 'PONGAL10' })).toMatchObject({
    subtotal: 1458,
    discount: 145.8,
    deliveryCharge: 0,
    totalPrice: 1312.2,
    problems: [],
  });
  expect((await order(who.id, { couponCode: 'PONGAL10', totalPrice: 1312.2 })).status).toBe(201);
  const { problems } = await ask({ couponCode: 'NOSUCH', items: [{ ...SESAME, quantity: 1 }] });
  expect(problems).toHaveLength(2);
});

test('a new customer: found by phone number, no password works, the email is unique', async () => {
  const input = { name: 'Valli Amma', email: 'valli@example.org', phone: '9840012345' };
  const made = await Promise.all([1, 2].map(() => admin.post('/api/users/create', input)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { body: found } = await admin.get('/api/users/getAll/98400123');
  expect(found).toMatchObject([{ ...input, isAdmin: false }]);
  const login = await shop.request(
    '/api/users/login',
    json('POST', { email: input.email, password: 'Farm@1234' }),
  );
  expect(login.status).toBe(400);
  expect((await order(found[0]._id)).status).toBe(201);
  expect(await lastChange(shop, `user ${found[0]._id}`)).toMatchObject({ action: 'create customer' });
  expect((await admin.post('/api/users/create', { ...input, email: 'no' })).body.fields).toHaveProperty(
    'email',
  );
});

test('a phone order without an email: no account, no emails, paid and shipped all the same', async () => {
  const key = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => order(null, { phone: '9840099999' }, key)));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
  const id = responses[0]?.body._id;
  expect((await admin.get('/api/admin/orders?q=9840099999')).body).toHaveLength(1);
  const { body } = await admin.get(`/api/admin/orders/${id}`);
  expect(body).toMatchObject({ email: '', customerId: null, phone: '9840099999' });
  expect((await order(null, { phone: '9840099998' }, key)).body.code).toBe('key-reused');
  for (const [step, input] of [
    ['confirm', {}],
    ['pay', { method: 'upi', reference: 'UTR 1' }],
    ['ship', { courier: 'ST', trackingNumber: '1' }],
    ['correct-tracking', { courier: 'ST', trackingNumber: '2' }],
    ['deliver', {}],
  ] as const) {
    expect([step, (await act(admin, id, step, input)).status]).toEqual([step, 200]);
  }
  expect((await admin.get(`/api/invoices/${id}`)).status).toBe(200);
  const mails = await rows<{ to: string }>(
    shop,
    "select data->'to'->>'address' as to from pgboss.job where name = 'mail' and data::text like '%' || $1 || '%'",
    id,
  );
  expect(mails).toEqual([]);
});

test.each([
  ['couponCode', { couponCode: 'PONGAL10', totalPrice: 1312.2 }],
  ['phone', { phone: '' }],
])('without an account the phone is needed and a coupon is not possible: %s', async (field, wrong) => {
  const { status, body } = await order(null, wrong);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

const AGED = "created_at = created_at - interval '9 days', held_until = now() - interval '8 days'";

test('a phone order waits for its payment until an admin cancels it, with or without an account', async () => {
  const parts = await openPayments(shop);
  try {
    const who = await customer();
    const ids = [(await order(who.id)).body._id, (await order(null)).body._id];
    for (const id of ids) await forceOrder(shop, id, AGED);
    await cancelUnpaid(parts);
    const statuses = await rows(shop, 'select status from orders where id = any($1)', ids);
    expect(statuses).toEqual([{ status: 'PENDING' }, { status: 'PENDING' }]);
    const payment = await as(shop, who).post('/api/orders/razorpay/create-order', { orderId: ids[0] });
    expect(payment.status).toBe(200);
    expect((await act(admin, ids[1], 'cancel', { reason: 'Not paid' })).status).toBe(200);
  } finally {
    await parts.close();
  }
});

test('an order that a customer placed in the first release, without a cart version, still expires', async () => {
  const parts = await openPayments(shop);
  try {
    const { id } = await makeOrder(shop);
    await forceOrder(shop, id, `cart_version = null, ${AGED}`);
    await cancelUnpaid(parts);
    expect(await rows(shop, 'select status from orders where id = $1', id)).toEqual([
      { status: 'CANCELLED' },
    ]);
  } finally {
    await parts.close();
  }
});
