import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCourierDeps } from '../../src/server/couriers/courier-deps.ts';
import { pollParcels } from '../../src/server/couriers/track-parcels.ts';
import { openJobs } from '../../src/server/platform/jobs.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { inDays } from '../support/batches.ts';
import { cashOrder, setCash } from '../support/cash-orders.ts';
import { COURIER_KEYS, courierState, paidOrder, planFault, scan, WEBHOOK } from '../support/courier.ts';
import { rows } from '../support/payments.ts';
import { json, mailTo, until } from '../support/people.ts';
import { ADDRESS } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop(COURIER_KEYS);
  admin = await asAdmin(shop);
  await setCash(shop);
});
afterAll(() => shop.close());

const call = (what: string, orders: string[]) =>
  admin.post(`/api/admin/couriers/shiprocket/${what}`, { orders });
const bookOne = async (id: string) => (await call('book', [id])).body.results[0];
const orderOf = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body;
const parcelOf = async (id: string) => (await admin.get(`/api/admin/orders/${id}/shipment`)).body;
const statusBecomes = (id: string, status: string) =>
  until(async () => ((await orderOf(id)).status === status ? true : undefined));
const eventBecomes = (id: string, status: string) =>
  until(async () =>
    (await parcelOf(id)).events.some((event: { status: string }) => event.status === status)
      ? true
      : undefined,
  );
const taskBecomes = (id: string, task: string) =>
  until(async () => ((await parcelOf(id)).booked.task === task ? true : undefined));
const referencesOf = async (number: number) =>
  (await courierState(shop)).orders
    .map(({ reference }) => reference)
    .filter((name) => name.split('-')[0] === String(number));

async function booked() {
  const { order, who } = await paidOrder(shop);
  const { trackingNumber } = await bookOne(order._id);
  return { id: order._id, number: order.number, who, awb: trackingNumber as string };
}

test('a booked parcel waits for the courier, has label, pickup and manifest, and ships when it is fetched', async () => {
  const { order, who } = await paidOrder(shop);
  const id = order._id;
  const { version } = await orderOf(id);
  const { status, body } = await admin.post(`/api/admin/orders/${id}/booking`, {
    courier: 'shiprocket',
    version,
  });
  expect([status, body.booked]).toMatchObject([
    200,
    {
      carrier: 'Xpressbees Surface',
      courierName: 'Shiprocket',
      reference: String(order.number),
      canCancel: true,
    },
  ]);
  expect(await orderOf(id)).toMatchObject({ status: 'PAYMENT', trackingNumber: null });
  const label = await admin.get(`/api/admin/orders/${id}/label`);
  expect([label.headers.get('Content-Type'), label.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect((await call('manifest', [id])).body.code).toBe('booking-refused');
  const wanted = { orders: [id], day: inDays(3) };
  const pickup = (await admin.post('/api/admin/couriers/shiprocket/pickup', wanted)).body.results[0];
  expect([pickup.ok, pickup.message]).toEqual([
    true,
    expect.stringMatching(new RegExp(`^${inDays(3)} 09:00:00, Reference No`)),
  ]);
  expect((await admin.post('/api/admin/couriers/shiprocket/pickup', { ...wanted, day: 'soon' })).status).toBe(
    400,
  );
  expect((await call('pickup', [id])).body.results[0].ok).toBe(true);
  for (let n = 0; n < 2; n++) expect((await call('manifest', [id])).body).toContain('%PDF-');
  expect((await call('labels', [id])).body).toContain('%PDF-');
  const { body: list } = await admin.get('/api/admin/couriers');
  expect(list.waiting.find((parcel: { orderId: string }) => parcel.orderId === id)).toMatchObject({
    isManifested: true,
  });

  const awb = body.booked.trackingNumber;
  expect(await scan(shop, awb, 42, { webhook: 'twice' })).toEqual([200, 200]);
  await statusBecomes(id, 'SHIPPED');
  expect(await orderOf(id)).toMatchObject({ courier: 'Shiprocket', trackingNumber: awb });
  expect((await mailTo(shop, who.email, 2)).text).toContain(awb);
  await scan(shop, awb, 17);
  await eventBecomes(id, 'out-for-delivery');
  await scan(shop, awb, 7, { webhook: 'twice' });
  await statusBecomes(id, 'DELIVERED');
  // a late report from before the delivery changes nothing
  await scan(shop, awb, 18, { at: '2026-11-01T04:00:00Z' });
  await eventBecomes(id, 'in-transit');
  expect((await orderOf(id)).status).toBe('DELIVERED');
  const moves = await rows(
    shop,
    'select to_status from order_history where order_id = $1 and from_status <> to_status order by id',
    id,
  );
  expect(moves.map(({ to_status }) => to_status)).toEqual(['SHIPPED', 'DELIVERED']);
});

test('many are booked at once, each with its own result, and repeated nothing is booked twice', async () => {
  const good = await Promise.all([paidOrder(shop), paidOrder(shop)]);
  const island = await paidOrder(shop, {
    address: { ...ADDRESS, state: 'Tamil Nadu', pincode: '642001' },
  });
  await rows(
    shop,
    `update orders set address = address || '{"pincode": "744101"}' where id = $1`,
    island.order._id,
  );
  const ids = [...good, island].map(({ order }) => order._id);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const first = await call('book', [...ids, unknown]);
  expect(first.body.results.map(({ ok, code }: { ok: boolean; code: string }) => [ok, code])).toEqual([
    [true, null],
    [true, null],
    [false, 'booking-refused'],
    [false, 'order-not-found'],
  ]);
  expect(first.body.results[2].message).toContain('does not deliver to this pincode');
  const again = await call('book', ids);
  expect(again.body.results.slice(0, 2)).toEqual(first.body.results.slice(0, 2));
  for (const { order } of good) expect(await referencesOf(order.number)).toEqual([String(order.number)]);
  expect(await referencesOf(island.order.number)).toEqual([]);
});

test('a booking whose response was lost, or whose process died, is found again and booked once', async () => {
  for (const faults of [
    [['error-500-after', '/orders/create']],
    [['error-500-after', '/courier/assign']],
    [
      ['error-500-after', '/orders/create'],
      ['error-500', '/orders?search'],
      ['error-500', '/orders'],
    ],
  ]) {
    const { order } = await paidOrder(shop);
    for (const [fault = '', on] of faults) await planFault(shop, fault, on?.replace('?search', ''));
    const first = await bookOne(order._id);
    const last = first.ok ? first : await bookOne(order._id);
    expect(last.ok).toBe(true);
    expect(await referencesOf(order.number)).toEqual([String(order.number)]);
  }
  // killed after the courier has booked: the claim is there, the parcel is not recorded
  const { id, number, awb } = await booked();
  await rows(shop, 'delete from shipments where order_id = $1', id);
  await rows(shop, "insert into booking_tries values ($1, 'shiprocket', 1, now() + interval '1 minute')", id);
  expect((await bookOne(id)).code).toBe('booking-open');
  await rows(
    shop,
    "update booking_tries set busy_until = now() - interval '1 second' where order_id = $1",
    id,
  );
  expect((await bookOne(id)).trackingNumber).toBe(awb);
  expect(await referencesOf(number)).toEqual([String(number)]);
  expect(await rows(shop, 'select 1 from booking_tries where order_id = $1', id)).toEqual([]);
});

test('twenty clicks at once book one parcel', async () => {
  const { order } = await paidOrder(shop);
  const results = await Promise.all(Array.from({ length: 20 }, () => bookOne(order._id)));
  expect(results.filter(({ ok, code }) => !ok && code !== 'booking-open')).toEqual([]);
  expect(await referencesOf(order.number)).toEqual([String(order.number)]);
});

test('what the courier rejects is explained, and the same parcel is booked later', async () => {
  const { order } = await paidOrder(shop);
  const said = async (fault: string, on: string) => {
    await planFault(shop, fault, on);
    const { ok, message } = await bookOne(order._id);
    return [ok, message];
  };
  expect(await said('not-served', '/serviceability')).toEqual([false, expect.stringContaining('pincode')]);
  expect(await said('no-credit', '/assign')).toEqual([false, expect.stringContaining('wallet')]);
  expect(await said('awb-refused', '/assign')).toEqual([false, expect.stringContaining('could not assign')]);
  expect(await said('busy', '/assign')).toEqual([false, expect.stringContaining('does not answer')]);
  expect(await said('error-401', '/assign')).toEqual([true, '']);
  expect(await referencesOf(order.number)).toEqual([String(order.number)]);
});

test('a cancelled booking is booked again under the next reference', async () => {
  const { id, number, awb } = await booked();
  expect((await admin.remove(`/api/admin/orders/${id}/booking`)).body.booked).toBeNull();
  expect((await admin.remove(`/api/admin/orders/${id}/booking`)).body.code).toBe('parcel-not-found');
  const again = await bookOne(id);
  expect(again.trackingNumber).not.toBe(awb);
  expect(await referencesOf(number)).toEqual([String(number), `${number}-2`]);
  await scan(shop, again.trackingNumber, 42);
  await statusBecomes(id, 'SHIPPED');
  expect((await admin.remove(`/api/admin/orders/${id}/booking`)).status).toBe(409);
});

test('a cash order is collected at the door; one that comes back is offered as undelivered', async () => {
  const { order } = await cashOrder(shop);
  const { trackingNumber: awb } = await bookOne(order._id);
  const state = await courierState(shop);
  expect(state.orders.find((parcel) => parcel.awb === awb)?.isCash).toBe(true);
  await scan(shop, awb, 42);
  await statusBecomes(order._id, 'SHIPPED');
  expect(await rows(shop, 'select 1 from invoices where order_id = $1', order._id)).toHaveLength(1);
  await scan(shop, awb, 21);
  await taskBecomes(order._id, 'undelivered');
  await scan(shop, awb, 9);
  await eventBecomes(order._id, 'coming-back');
  expect((await parcelOf(order._id)).booked.task).toBeNull();
  await scan(shop, awb, 10);
  await taskBecomes(order._id, 'returned');
  const detail = await orderOf(order._id);
  expect([detail.status, detail.actions]).toEqual(['SHIPPED', expect.arrayContaining(['undelivered'])]);
  await act(admin, order._id, 'undelivered', { why: 'returned', restock: false });
  expect((await parcelOf(order._id)).booked.task).toBeNull();
});

test('a failed delivery is asked for once more, with a note; a second failure is a task again', async () => {
  const { id, awb } = await booked();
  const again = (note: string) => admin.post(`/api/admin/orders/${id}/shipment/reattempt`, { note });
  await scan(shop, awb, 42);
  await statusBecomes(id, 'SHIPPED');
  expect((await again('')).body.code).toBe('order-step-refused');
  await scan(shop, awb, 21);
  await taskBecomes(id, 'undelivered');
  expect((await parcelOf(id)).booked.canReattempt).toBe(true);
  const listed = (await admin.get('/api/admin/couriers')).body.tasks;
  expect(listed).toContainEqual(expect.objectContaining({ orderId: id, canReattempt: true }));
  await planFault(shop, 'error-500-after', '/ndr');
  await planFault(shop, 'error-500', '/ndr', 3);
  expect((await again('After 6 pm')).status).toBe(503);
  const asked = await Promise.all([again('After 6 pm'), again('After 6 pm')]);
  expect(asked.map(({ status, body }) => [status, body.booked?.task])).toEqual([
    [200, null],
    [200, null],
  ]);
  const reattempts = async () => (await courierState(shop)).orders.find((one) => one.awb === awb)?.reattempts;
  expect(await reattempts()).toEqual([{ action: 're-attempt', comments: 'After 6 pm' }]);
  const notes = (await orderOf(id)).history.map(({ note }: { note: string }) => note);
  expect(
    notes.filter((note: string) => note.includes(`Asked to deliver again: Shiprocket ${awb}`)),
  ).toHaveLength(1);
  // no scan in between: the next report is about the second try
  await scan(shop, awb, 21, { at: new Date(Date.now() + 3000).toISOString() });
  await taskBecomes(id, 'undelivered');
  expect((await again('')).status).toBe(200);
  expect((await reattempts())?.[1]).toEqual({ action: 're-attempt', comments: 'Please deliver again' });
});

test('a lost parcel is a task until an admin ends it, and customers read it', async () => {
  const { id, awb } = await booked();
  await scan(shop, awb, 42);
  await scan(shop, awb, 12);
  const isListed = async () =>
    (await admin.get('/api/admin/couriers')).body.tasks.some(
      (task: { orderId: string; task: string }) => task.orderId === id && task.task === 'lost',
    );
  await until(async () => ((await isListed()) ? true : undefined));
  expect((await admin.post(`/api/admin/orders/${id}/shipment/done`, {})).body.booked.task).toBeNull();
  expect(await isListed()).toBe(false);
});

test('a parcel whose webhooks are lost is found by the poll, and by asking', async () => {
  const jobs = await openJobs(shop.databaseUrl, createLog('silent'), []);
  const { config, sender, seller, database } = shop;
  const deps = createCourierDeps({ config, db: database.db, jobs, sender, seller });
  const { id, awb } = await booked();
  await scan(shop, awb, 42, { webhook: 'never' });
  await pollParcels(deps);
  expect((await orderOf(id)).status).toBe('SHIPPED');
  await scan(shop, awb, 7, { webhook: 'never' });
  // asked a few seconds ago
  await pollParcels(deps);
  expect((await orderOf(id)).status).toBe('SHIPPED');
  await admin.post(`/api/admin/orders/${id}/shipment/ask`, {});
  expect((await orderOf(id)).status).toBe('DELIVERED');
  await jobs.stop();
});

test('forged, foreign, broken and huge webhooks change nothing', async () => {
  const { id, awb } = await booked();
  expect(await scan(shop, awb, 42, { webhook: 'forged' })).toEqual([400]);
  const send = async (body: string, token: string | undefined) =>
    (
      await shop.request(WEBHOOK, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token !== undefined && { 'x-api-key': token }) },
        body,
      })
    ).status;
  const token = COURIER_KEYS.SHIPROCKET_WEBHOOK_TOKEN;
  expect(await send(JSON.stringify({ awb, shipment_status_id: 7 }), undefined)).toBe(400);
  expect(await send(JSON.stringify({ awb, shipment_status_id: 7 }), '')).toBe(400);
  for (const body of ['', '[]', 'null', '{"awb":{}}', '{"awb":"NONE"}', '\u0000'])
    expect(await send(body, token)).toBe(200);
  expect(await send(`{"awb":"${'x'.repeat(1024 * 1024)}"}`, token)).toBe(413);
  expect((await orderOf(id)).status).toBe('PAYMENT');
  // with the token, but the courier knows nothing of a delivery
  const other = await booked();
  expect(await send(JSON.stringify({ awb: other.awb, shipment_status_id: 7 }), token)).toBe(200);
  await scan(shop, other.awb, 42);
  await statusBecomes(other.id, 'SHIPPED');
});

test('only admins book, with at most 50 known ids', async () => {
  const { order, who } = await paidOrder(shop);
  const asCustomer = (path: string) =>
    shop.request(path, json('POST', { orders: [order._id] }, { Authorization: `Bearer ${who.token}` }));
  for (const what of ['book', 'pickup', 'manifest', 'labels']) {
    expect((await asCustomer(`/api/admin/couriers/shiprocket/${what}`)).status).toBe(403);
    expect((await shop.request(`/api/admin/couriers/shiprocket/${what}`, json('POST', {}))).status).toBe(401);
    expect((await call(what, [])).status).toBe(400);
    expect((await call(what, ['x'])).status).toBe(400);
    expect(
      (
        await call(
          what,
          Array.from({ length: 51 }, () => order._id),
        )
      ).status,
    ).toBe(400);
  }
  expect((await admin.post('/api/admin/couriers/nobody/book', { orders: [order._id] })).status).toBe(409);
  expect((await call('labels', [order._id])).body.code).toBe('parcel-not-found');
});
