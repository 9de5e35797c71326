import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { contradictions, makeSize, press } from '../support/batches.ts';
import { COURIER_KEYS, courierState, scan } from '../support/courier.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { COCONUT, type Line, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop(COURIER_KEYS);
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(async () => {
  expect(await contradictions(shop)).toEqual([]);
  await shop.close();
});

const NOTICE = { reason: 'Too much moisture.', hazard: '', advice: 'Keep it closed.' };

async function paid(line: Line) {
  const { order, who } = await placedOrder(shop, [line]);
  await act(admin, order._id, 'confirm');
  await act(admin, order._id, 'pay', { method: 'cash' });
  return { id: order._id, number: order.number, who };
}
const call = async (what: string, id: string) =>
  (await admin.post(`/api/admin/couriers/shiprocket/${what}`, { orders: [id] })).body.results[0];
const versionOf = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body.version;
const block = async (batchId: string) =>
  admin.post(`/api/admin/batches/${batchId}/block`, { version: 0, isBlocked: true, reason: 'smells' });
const isPickedUp = async (id: string, awb: string) => {
  await scan(shop, awb, 42);
  await until(async () =>
    (await admin.get(`/api/admin/orders/${id}`)).body.status === 'SHIPPED' ? true : undefined,
  );
};
const buyersOf = async (recallId: string) =>
  (await admin.get(`/api/admin/recalls/${recallId}/people`)).body.map(
    ({ email }: { email: string }) => email,
  );

test('a parcel with bottles of a blocked batch is not booked, until another batch is packed', async () => {
  const line = await makeSize(shop, 0);
  const bad = await press(admin, line, 1);
  const { id, number } = await paid(line);
  await block(bad._id);
  const rejected = { code: 'order-step-refused' };
  const book = async () =>
    admin.post(`/api/admin/orders/${id}/booking`, { courier: 'shiprocket', version: await versionOf(id) });
  const one = await book();
  expect([one.status, one.body]).toMatchObject([
    409,
    { ...rejected, error: expect.stringContaining(`Batch ${bad.code} is blocked`) },
  ]);
  expect(await call('book', id)).toMatchObject({ ...rejected, ok: false });
  // the courier was never asked, and nothing is claimed
  const { orders } = await courierState(shop);
  expect(orders.filter(({ reference }) => reference.split('-')[0] === String(number))).toEqual([]);
  expect(await rows(shop, 'select from booking_tries where order_id = $1', id)).toEqual([]);

  const good = await press(admin, line, 1);
  const change = { foodId: line.productId, size: line.size, from: bad._id, to: good._id, quantity: 1 };
  const packed = await admin.post(`/api/admin/orders/${id}/batches`, {
    version: await versionOf(id),
    ...change,
  });
  expect(packed.status).toBe(200);
  expect((await book()).status).toBe(200);
});

test('a booked parcel whose batch is blocked is not fetched', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId, code } = await press(admin, line, 1);
  const { id } = await paid(line);
  expect((await call('book', id)).ok).toBe(true);
  await block(batchId);
  expect(await call('pickup', id)).toMatchObject({
    ok: false,
    code: 'order-step-refused',
    message: expect.stringContaining(code),
  });
  const parcel = (await admin.get(`/api/admin/orders/${id}/shipment`)).body;
  expect(parcel.booked.pickup).toBeNull();
});

test('a parcel that the courier took after the recall is shipped, and its buyer is in the recall', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 5);
  const [before, late] = [await paid(line), await paid({ ...line, quantity: 2 })];
  const [first, second] = [await call('book', before.id), await call('book', late.id)];
  await isPickedUp(before.id, first.trackingNumber);
  const { _id: recallId } = (await admin.post('/api/admin/recalls', { ...NOTICE, batchId })).body;
  expect(await buyersOf(recallId)).toEqual([before.who.email]);
  await isPickedUp(late.id, second.trackingNumber);
  expect((await buyersOf(recallId)).sort()).toEqual([before.who.email, late.who.email].sort());
  const recall = (await admin.get(`/api/admin/recalls/${recallId}`)).body;
  expect(recall).toMatchObject({ counts: { people: 2, bottles: 3, open: 2 }, ordersToStop: [] });
});

test('a parcel that the courier took from a blocked batch is in its recall', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 1);
  const { id, who } = await paid(line);
  const { trackingNumber } = await call('book', id);
  await block(batchId);
  await isPickedUp(id, trackingNumber);
  const { _id: recallId } = (await admin.post('/api/admin/recalls', { ...NOTICE, batchId })).body;
  expect(await buyersOf(recallId)).toEqual([who.email]);
});
