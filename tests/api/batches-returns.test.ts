import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { contradictions, inDays, makeSize, press, sizeOf } from '../support/batches.ts';
import { cashOrder, setCash } from '../support/cash-orders.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { COCONUT, type Line, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  await setCash(shop);
  admin = await asAdmin(shop);
});
afterAll(async () => {
  expect(await contradictions(shop)).toEqual([]);
  await shop.close();
});

const NOTICE = { reason: 'Too much moisture.', hazard: '', advice: 'Keep it closed.' };
const PARCEL = { courier: 'ST', trackingNumber: '1' };

async function delivered(lines: Line[]) {
  const { order, me, who } = await placedOrder(shop, lines);
  const id = order._id;
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  await act(admin, id, 'ship', PARCEL);
  expect((await act(admin, id, 'deliver')).status).toBe(200);
  return { id, number: order.number, me, who };
}

/** The customer sends goods back, and the admin has them. */
async function received(
  { id, me }: Awaited<ReturnType<typeof delivered>>,
  items: { line: number; quantity: number }[],
  restocked: { productId: string; size: string; quantity: number }[],
) {
  const asked = await me.post(`/api/orders/${id}/requests`, { kind: 'return', text: 'Leaks', items });
  const { _id: requestId } = asked.body.requests.at(-1);
  await admin.post(`/api/admin/requests/${requestId}/answer`, { accept: true, answer: 'Send it.' });
  const step = async (input: object) => {
    const { version } = (await admin.get(`/api/admin/orders/${id}`)).body;
    return admin.post(`/api/admin/requests/${requestId}/steps`, { version, ...input });
  };
  const { status } = await step({ step: 'receive', restocked });
  return { status, step };
}

const batch = async (id: string) => (await admin.get(`/api/admin/batches/${id}`)).body;
const preview = async (batchId: string) =>
  (await admin.get(`/api/admin/recalls/preview?batch=${batchId}`)).body;
const recall = async (batchId: string): Promise<string> =>
  (await admin.post('/api/admin/recalls', { ...NOTICE, batchId })).body._id;
const people = async (id: string) => (await admin.get(`/api/admin/recalls/${id}/people`)).body;
const settle = async (id: string, how: string, person: string) =>
  (await admin.post(`/api/admin/recalls/${id}/settle`, { how, people: [person] })).body;

test('bottles that came back and were written off are not with the customer, and their batch says so', async () => {
  const line = await makeSize(shop, 0);
  const other = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 10, {
    sizes: [line, other].map(({ size }) => ({ size, made: 10 })),
  });
  const order = await delivered([{ ...line, quantity: 3 }, other]);
  const back = { productId: line.productId, size: line.size };
  // two of three came back: one is sold again, one is written off
  expect((await received(order, [{ line: 0, quantity: 2 }], [{ ...back, quantity: 1 }])).status).toBe(200);
  expect(await preview(batchId)).toMatchObject({ people: 1, bottlesSold: 2 });
  expect(await batch(batchId)).toMatchObject({
    changes: [{ size: line.size, delta: -1, reason: 'returned', note: `#${order.number}` }],
  });
  const sized = (await batch(batchId)).sizes.find(({ size }: { size: string }) => size === line.size);
  expect(sized).toMatchObject({ made: 10, bottles: 8, sold: 1, writtenOff: 1 });
  expect((await sizeOf(shop, line))?.stock).toBe(8);
});

test('who sent everything back is not in the recall, and it does not come back twice', async () => {
  const line = await makeSize(shop, 0);
  const [early, late] = [
    await press(admin, line, 1, { bestBefore: inDays(120) }),
    await press(admin, line, 5),
  ];
  const order = await delivered([{ ...line, quantity: 2 }]);
  // the request names no pieces: it is about the whole order
  expect((await received(order, [], [])).status).toBe(200);
  for (const { _id } of [early, late]) {
    expect(await preview(_id)).toMatchObject({ people: 0, bottlesSold: 0 });
    expect(await people(await recall(_id))).toEqual([]);
  }
  // the same bottles cannot be sold again later
  const again = await order.me.post(`/api/orders/${order.id}/requests`, { kind: 'damage', text: 'Again' });
  const { _id: requestId } = again.body.requests.find(({ kind }: { kind: string }) => kind === 'damage');
  await admin.post(`/api/admin/requests/${requestId}/answer`, { accept: true, answer: 'Send it.' });
  const { version } = (await admin.get(`/api/admin/orders/${order.id}`)).body;
  const restocked = [{ productId: line.productId, size: line.size, quantity: 1 }];
  const twice = await admin.post(`/api/admin/requests/${requestId}/steps`, {
    step: 'receive',
    version,
    restocked,
  });
  expect([twice.status, twice.body.code]).toEqual([409, 'order-step-refused']);
});

test('a cash parcel that came back and is not sold again is written off in its batch', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 4);
  const { order } = await cashOrder(shop, 0, [{ ...line, quantity: 2 }]);
  expect((await act(admin, order._id, 'ship', PARCEL)).status).toBe(200);
  const recallId = await recall(batchId);
  const [person] = await people(recallId);
  expect(person.pieces).toBe(2);
  const undelivered = { why: 'door', restock: false };
  expect((await act(admin, order._id, 'undelivered', undelivered)).status).toBe(200);
  expect(await batch(batchId)).toMatchObject({
    bottles: 2,
    changes: [{ delta: -2, reason: 'returned', note: `#${order.number}` }],
    sizes: [{ sold: 0, writtenOff: 2 }],
  });
  // no new bottles for those that are back
  await press(admin, line, 4);
  expect((await settle(recallId, 'replacement', person._id)).failed).toHaveLength(1);
  expect((await sizeOf(shop, line))?.stock).toBe(4);
});

test('an order whose money went back before does not stop the refund of the others', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 10);
  const [first, second, third] = [
    await delivered([line]),
    await delivered([{ ...line, quantity: 2 }]),
    await delivered([line]),
  ];
  for (const { id } of [second, third])
    await rows(
      shop,
      'update orders set user_id = $2, email = $3 where id = $1',
      id,
      first.who.id,
      first.who.email,
    );
  // the bottles stayed with the customer, and were paid back
  const items = (quantity: number) => ({ items: [{ line: 0, quantity }], reason: 'Leaks' });
  expect((await act(admin, first.id, 'refund', items(1))).status).toBe(200);
  expect((await act(admin, second.id, 'refund', items(1))).status).toBe(200);
  const recallId = await recall(batchId);
  const [person] = await people(recallId);
  expect(person).toMatchObject({ pieces: 4 });
  expect((await settle(recallId, 'refund', person._id)).done).toEqual([person._id]);
  const refunds = await rows(
    shop,
    `select p.order_id, r.amount_minor::int as amount from refunds r join payments p on p.id = r.payment_id
     where p.order_id = any($1) order by r.created_at, p.order_id`,
    [first.id, second.id, third.id],
  );
  const of = (id: string) => refunds.filter(({ order_id }) => order_id === id).map(({ amount }) => amount);
  expect([of(first.id).length, of(second.id).length, of(third.id).length]).toEqual([1, 2, 1]);
});

test('who has nothing left to get back is not noted as refunded', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 3);
  const { id } = await delivered([line]);
  const refund = { items: [{ line: 0, quantity: 1 }], reason: 'Leaks' };
  expect((await act(admin, id, 'refund', refund)).status).toBe(200);
  const recallId = await recall(batchId);
  const [person] = await people(recallId);
  expect(await settle(recallId, 'refund', person._id)).toMatchObject({
    done: [],
    failed: [{ error: 'Nothing is left to refund for these bottles.' }],
  });
  expect((await people(recallId))[0].settled).toBeNull();
});
