import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { rows } from '../support/payments.ts';
import { as, forceOrder, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const GSTIN = '33ABCDE1234F1Z7';
const page = (id: string) => `/api/admin/customers/${id}`;

async function customerOfOrder() {
  const made = await makeOrder(shop);
  const [row] = await rows<{ user: string }>(
    shop,
    'select user_id as "user" from orders where id = $1',
    made.id,
  );
  return { ...made, userId: row?.user ?? '' };
}

test('a customer with orders, spent, parcels that came back, returns, notes and tags', async () => {
  const { id, userId, who } = await customerOfOrder();
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  const { totalPrice } = (await admin.get(`/api/admin/orders/${id}`)).body;
  const { status, body } = await admin.get(page(userId));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    _id: userId,
    hasAccount: true,
    email: who.email,
    isBlocked: false,
    orderCount: 1,
    paidCount: 1,
    spent: totalPrice,
    undelivered: 0,
    returns: 0,
    tags: [],
    notes: [],
    orders: [{ _id: id }],
  });
  const noted = await admin.post(`${page(userId)}/notes`, { text: '  Rings twice\nlikes sesame ' });
  expect(noted.body.notes).toMatchObject([{ text: 'Rings twice\nlikes sesame', author: expect.any(String) }]);
  const tagged = await admin.put(`${page(userId)}/tags`, { tags: ['Wholesale', 'wholesale', 'Erode'] });
  expect(tagged.body.tags).toEqual(['erode', 'wholesale']);
  expect(JSON.stringify(await lastChange(shop, `user ${userId}`))).not.toContain('Rings');
  const { body: rest } = await admin.remove(`${page(userId)}/notes/${noted.body.notes[0]._id}`);
  expect(rest.notes).toEqual([]);
});

test('somebody who orders by phone without an account has a page by mobile number', async () => {
  const { id } = await makeOrder(shop);
  await forceOrder(shop, id, "user_id = null, phone = '9123456780', name = 'Caller', email = ''");
  const { body } = await admin.get(page('9123456780'));
  expect(body).toMatchObject({ hasAccount: false, name: 'Caller', orderCount: 1, orders: [{ _id: id }] });
  expect((await admin.post(`${page('9123456780')}/notes`, { text: 'No bell' })).body.notes).toHaveLength(1);
  expect((await admin.get(`/api/admin/orders?customer=9123456780`)).body).toMatchObject([{ _id: id }]);
});

test('notes and tags are in the export, and go with the account', async () => {
  const { id, userId, who, me } = await customerOfOrder();
  await forceOrder(shop, id, `buyer_gstin = '${GSTIN}', status = 'CANCELLED'`);
  await rows(shop, `update order_history set before = '{"address": "Old Street"}' where order_id = $1`, id);
  await admin.post(`${page(userId)}/notes`, { text: 'Secret lover of ghee' });
  await admin.put(`${page(userId)}/tags`, { tags: ['vip'] });
  expect((await me.get('/api/users/export')).body).toMatchObject({
    notesOfTheShop: [{ text: 'Secret lover of ghee' }],
    tagsOfTheShop: ['vip'],
  });
  expect(await as(shop, who).remove('/api/users/me')).toMatchObject({ status: 200 });
  expect(await rows(shop, 'select 1 from customer_notes where user_id = $1', userId)).toEqual([]);
  expect(await rows(shop, 'select 1 from customer_tags where user_id = $1', userId)).toEqual([]);
  expect(
    await rows(
      shop,
      'select o.buyer_gstin, h.before from orders o join order_history h on h.order_id = o.id where o.id = $1',
      id,
    ),
  ).toEqual([{ buyer_gstin: null, before: null }]);
  expect((await admin.get(page(userId))).status).toBe(404);
});

test('hostile requests', async () => {
  const { userId } = await customerOfOrder();
  const other = await makeShopper(shop);
  const customer = as(shop, other);
  expect((await customer.get(page(userId))).status).toBe(403);
  expect((await customer.post(`${page(userId)}/notes`, { text: 'x' })).status).toBe(403);
  expect((await shop.request(page(userId))).status).toBe(401);
  for (const id of ['x', '123', '12345678901', '../orders'])
    expect((await admin.get(page(encodeURIComponent(id)))).status).toBe(400);
  expect((await admin.get(page('0190b7d0-0000-7000-8000-000000000000'))).status).toBe(404);
  expect((await admin.get(page('9999999999'))).status).toBe(404);
  expect((await admin.post(`${page('9999999999')}/notes`, { text: 'x' })).status).toBe(404);
  for (const text of ['', '   ', 'x'.repeat(1001), 7, null])
    expect((await admin.post(`${page(userId)}/notes`, { text })).status).toBe(400);
  for (const tags of ['x', [''], ['x'.repeat(31)], Array(13).fill('x'), null])
    expect((await admin.put(`${page(userId)}/tags`, { tags })).status).toBe(400);
  const foreign = (await admin.post(`${page(other.id)}/notes`, { text: 'x' })).body.notes[0];
  expect((await admin.remove(`${page(userId)}/notes/${foreign._id}`)).status).toBe(404);
  const both = await Promise.all([1, 2].map(() => admin.put(`${page(userId)}/tags`, { tags: ['a', 'b'] })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});
