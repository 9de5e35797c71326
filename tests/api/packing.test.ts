import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PackingList, ShipmentResult } from '../../src/contract/admin/packing.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import { insertOrders, letTimeEnd, parcelsOf, ship } from '../support/packing.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { COCONUT, forceOrder, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const list = async (query = ''): Promise<PackingList> => {
  const { status, body } = await admin.get(`/api/admin/to-pack?${query}`);
  expect(status).toBe(200);
  return body;
};
const statuses = async (ids: string[]) =>
  (
    await rows<{ status: string }>(
      shop,
      'select status from orders where id = any($1) order by array_position($1, id)',
      ids,
    )
  ).map(({ status }) => status);
const mailsTo = (tag: string) =>
  shop.sandbox.mailbox.messages().filter((mail) => JSON.stringify(mail.to).includes(`packed-${tag}-`));
const numberOf = async (id: string) =>
  (await rows<{ number: number }>(shop, 'select number::int from orders where id = $1', id))[0]?.number;

test('orders to pack come by the day on which they leave, the late ones first, with shelf, weight and cash', async () => {
  const [fresh = ''] = await insertOrders(shop, 1);
  const [late = ''] = await insertOrders(shop, 1, { daysAgo: 9 });
  const [cash = ''] = await insertOrders(shop, 1, { isCash: true, daysAgo: 8 });
  const [booked = ''] = await insertOrders(shop, 1);
  await rows(
    shop,
    "insert into shipments (order_id, courier, tracking_number) values ($1, 'test', 'X1')",
    booked,
  );
  const [unpaid = ''] = await insertOrders(shop, 1);
  await forceOrder(shop, unpaid, "payment_status = 'PENDING', payment_id = null");
  await rows(
    shop,
    "update food_sizes set shelf = 'A2', stock = 0 where food_id = $1 and size = '1 L'",
    SESAME.productId,
  );
  const { orders, counts, sizes, today, days } = await list();
  expect(orders.map(({ _id }) => _id)).toEqual([late, cash, fresh]);
  expect(counts).toEqual({ toPack: 3, waiting: 1, shipped: 0 });
  expect(orders.map(({ leavesOn }) => leavesOn < today)).toEqual([true, true, false]);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(orders[1]).toMatchObject({ cash: 990, weightGrams: 2000, place: 'Gandhi Nagar, Coimbatore' });
  expect(orders[0]?.cash).toBeNull();
  expect(sizes.find(({ foodId }) => foodId === SESAME.productId)).toMatchObject({ shelf: 'A2', stock: 0 });
  expect(sizes.find(({ foodId }) => foodId === COCONUT.productId)?.shelf).toBe('');
  expect((await list('limit=1')).orders).toHaveLength(1);
  expect((await list('tab=waiting')).orders[0]).toMatchObject({ _id: booked, trackingNumber: 'X1' });
  expect((await admin.get('/api/admin/to-pack?limit=201')).status).toBe(400);
});

test('what can be shipped is, and what cannot is named with its reason', async () => {
  const ids = await insertOrders(shop, 6);
  const [one = '', cancelled = '', gone = '', changed = '', twice = '', refunded = ''] = ids;
  await forceOrder(shop, cancelled, "status = 'CANCELLED'");
  await rows(
    shop,
    "insert into order_history (order_id, actor, from_status, to_status, at) values ($1, 'customer', 'PAYMENT', 'CANCELLED', '2026-11-16T04:42:00Z')",
    cancelled,
  );
  await forceOrder(shop, gone, "status = 'SHIPPED', tracking_number = 'ST 42'");
  await forceOrder(shop, changed, 'version = 7');
  await rows(
    shop,
    `insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
     values (uuidv7(), $1, 'outside', 'cash whole', 99000, 'INR', 'captured', now())`,
    refunded,
  );
  await rows(
    shop,
    `insert into refunds (id, payment_id, amount_minor, idempotency_key, status, reason)
     select uuidv7(), id, 99000, 'refund-whole', 'processed', '' from payments where order_id = $1`,
    refunded,
  );
  const parcels = parcelsOf(ids, 100);
  const [first, , , , fifth] = parcels;
  if (first && fifth) fifth.trackingNumber = first.trackingNumber.replace(' ', '').toLowerCase();
  const missing = randomUUID();
  const { status, body } = await ship(admin, [], {
    parcels: [...parcels, { orderId: missing, version: 0, trackingNumber: 'ST 7' }],
  });
  expect(status).toBe(200);
  const { shipped, failed, revertSeconds } = body as ShipmentResult;
  expect(shipped.map(({ orderId }) => orderId)).toEqual([one]);
  expect(revertSeconds).toBeGreaterThan(25);
  expect(failed.map(({ orderId, code }) => [orderId, code])).toEqual([
    [cancelled, 'cancelled'],
    [gone, 'shipped'],
    [changed, 'changed'],
    [twice, 'number-used'],
    [refunded, 'rejected'],
    [missing, 'gone'],
  ]);
  expect(failed[0]?.text).toBe('Cancelled by the customer at 10:12. Put the box back.');
  expect(failed[3]?.text).toBe(`This number already belongs to #${await numberOf(one)}.`);
  expect(await statuses([one, cancelled, gone, changed, twice, refunded])).toEqual([
    'SHIPPED',
    'CANCELLED',
    'SHIPPED',
    'PAYMENT',
    'PAYMENT',
    'PAYMENT',
  ]);
  const invalid = await ship(admin, [], {
    courier: 'India Post',
    parcels: [{ orderId: twice, version: 0, trackingNumber: 'EE123456789IN' }],
  });
  expect(invalid.body.failed[0].code).toBe('number-invalid');
  const valid = await ship(admin, [], {
    courier: 'India Post',
    parcels: [{ orderId: twice, version: 0, trackingNumber: 'EE123456785IN' }],
  });
  expect(valid.body.shipped).toHaveLength(1);
  expect((await list()).couriers[0]).toBe('India Post');
});

test('the couriers are those of the settings that are on; the number of the post is stored without spaces', async () => {
  const settings = (await admin.get('/api/admin/settings/couriers')).body;
  const couriers = [
    { name: 'DTDC', link: '', isOn: false },
    { name: 'Our van', link: '', isOn: true },
    { name: 'Speed Post', link: '', isOn: true },
  ];
  const saved = await admin.put('/api/admin/settings/couriers', { version: settings.version, couriers });
  expect(saved.status).toBe(200);
  expect((await list()).couriers).toEqual(['Our van', 'Speed Post']);
  const [orderId = ''] = await insertOrders(shop, 1, {});
  const parcels = [{ orderId, version: 0, trackingNumber: ' ek900 000 005in' }];
  const { body } = await ship(admin, [], { courier: 'Speed Post', parcels });
  expect(body.shipped[0]?.trackingNumber).toBe('EK900000005IN');
  expect(await rows(shop, 'select tracking_number n from orders where id = $1', orderId)).toEqual([
    { n: 'EK900000005IN' },
  ]);
  expect((await list()).couriers).toEqual(['Speed Post', 'Our van']);
  const again = { version: saved.body.version, couriers: settings.couriers };
  expect((await admin.put('/api/admin/settings/couriers', again)).status).toBe(200);
});

test('undone within the time: status, history and audit are right, and nobody outside heard of it', async () => {
  const receiver = randomUUID();
  await rows(
    shop,
    "insert into event_receivers (id, url, events, secret_sealed) values ($1, 'https://example.org/hook', '{order.shipped}', 'x')",
    receiver,
  );
  const tag = randomUUID().slice(0, 8);
  const [paid = ''] = await insertOrders(shop, 1, { tag });
  const [cash = ''] = await insertOrders(shop, 1, { tag, isCash: true });
  const batchId = randomUUID();
  expect((await ship(admin, [paid, cash], { batchId })).body.shipped).toHaveLength(2);
  const events = () =>
    rows<{ late: boolean }>(
      shop,
      `select next_try_at > now() + interval '25 seconds' as late from event_deliveries
       where subject = any($1)`,
      [`order ${paid}`, `order ${cash}`],
    );
  expect(await events()).toEqual([{ late: true }, { late: true }]);
  expect(await rows(shop, 'select 1 from invoices where order_id = $1', cash)).toEqual([]);
  const { status, body } = await admin.post('/api/admin/to-pack/revert', { batchId });
  expect([status, body.undone.length, body.failed]).toEqual([200, 2, []]);
  expect(await statuses([paid, cash])).toEqual(['PAYMENT', 'CONFIRMED']);
  expect(await events()).toEqual([]);
  await letTimeEnd(shop);
  await until(async () => {
    const open = await rows(
      shop,
      "select 1 from pgboss.job where name = 'announce-parcel' and state < 'completed' and data ->> 'batchId' = $1",
      batchId,
    );
    return open.length === 0 || undefined;
  });
  expect(mailsTo(tag)).toEqual([]);
  expect(await rows(shop, 'select 1 from invoices where order_id = $1', cash)).toEqual([]);
  const detail = (await admin.get(`/api/admin/orders/${paid}`)).body;
  expect(detail.history.map(({ to }: { to: string }) => to)).toEqual(['PAYMENT', 'SHIPPED', 'PAYMENT']);
  expect(detail.history.at(-1).note).toBe('Shipping undone');
  expect([detail.courier, detail.trackingNumber]).toEqual([null, null]);
  expect((await lastChange(shop, `order ${paid}`)).action).toBe('undo shipping of order');
  // the same batch is over; the next one ships, mails and bills
  expect((await ship(admin, [paid], { batchId })).body.failed[0].code).toBe('undone');
  const next = await ship(admin, [], {
    parcels: [paid, cash].map((orderId) => ({
      orderId,
      version: 3,
      trackingNumber: `ST${orderId.slice(-9)}`,
    })),
  });
  expect(next.body.failed).toEqual([]);
  await letTimeEnd(shop);
  await until(() => (mailsTo(tag).length === 2 ? true : undefined));
  expect(await rows(shop, 'select 1 from invoices where order_id = $1', cash)).toHaveLength(1);
  await rows(shop, 'delete from event_receivers where id = $1', receiver);
});

test('an undo is rejected after its time, and for an order that moved on', async () => {
  const [late = '', delivered = ''] = await insertOrders(shop, 2);
  const first = randomUUID();
  await ship(admin, [late], { batchId: first });
  await rows(shop, 'update dispatched_parcels set undo_until = now() where batch_id = $1', first);
  const tooLate = await admin.post('/api/admin/to-pack/revert', { batchId: first });
  expect(tooLate.body).toMatchObject({ undone: [], failed: [{ orderId: late, code: 'late' }] });
  const second = randomUUID();
  await ship(admin, [delivered], { batchId: second });
  expect((await act(admin, delivered, 'deliver')).status).toBe(200);
  const moved = await admin.post('/api/admin/to-pack/revert', { batchId: second });
  expect(moved.body).toMatchObject({ undone: [], failed: [{ orderId: delivered, code: 'changed' }] });
  expect(await statuses([late, delivered])).toEqual(['SHIPPED', 'DELIVERED']);
  expect((await admin.post('/api/admin/to-pack/revert', { batchId: randomUUID() })).status).toBe(404);
});

test('a cash parcel that came back before it was announced has no invoice, one that arrived has', async () => {
  const [back = '', arrived = ''] = await insertOrders(shop, 2, { isCash: true });
  const batchId = randomUUID();
  expect((await ship(admin, [back, arrived], { batchId })).body.shipped).toHaveLength(2);
  expect((await act(admin, back, 'undelivered', { why: 'returned' })).status).toBe(200);
  expect((await act(admin, arrived, 'deliver')).status).toBe(200);
  await letTimeEnd(shop);
  const waiting = 'select 1 from dispatched_parcels where batch_id = $1 and announced_at is null';
  await until(async () => (await rows(shop, waiting, batchId)).length === 0 || undefined);
  const billed = await rows(shop, 'select order_id from invoices where order_id = any($1)', [back, arrived]);
  expect(billed).toEqual([{ order_id: arrived }]);
});

test('two admins ship the same orders at once, and one sends it twice: each order leaves once, each mail once', async () => {
  const tag = randomUUID().slice(0, 8);
  const ids = await insertOrders(shop, 8, { tag });
  const other = await asAdmin(shop);
  const mine = { batchId: randomUUID(), parcels: parcelsOf(ids, 5000) };
  const theirs = { batchId: randomUUID(), parcels: parcelsOf(ids.toReversed(), 6000) };
  const [one, same, two] = await Promise.all([
    ship(admin, [], mine),
    ship(admin, [], mine),
    ship(other, [], theirs),
  ]);
  expect(one.body.shipped).toHaveLength(same.body.shipped.length);
  expect(one.body.shipped.length + two.body.shipped.length).toBe(8);
  for (const { code } of [...one.body.failed, ...two.body.failed]) expect(code).toBe('shipped');
  const [{ shipped } = { shipped: 0 }] = await rows<{ shipped: number }>(
    shop,
    "select count(*)::int shipped from order_history where to_status = 'SHIPPED' and order_id = any($1)",
    ids,
  );
  expect(shipped).toBe(8);
  await letTimeEnd(shop);
  await until(() => (mailsTo(tag).length >= 8 ? true : undefined));
  expect(new Set(mailsTo(tag).map((mail) => JSON.stringify(mail.to))).size).toBe(8);
  expect(mailsTo(tag)).toHaveLength(8);
});

test('odd requests get a 400', async () => {
  const [id = ''] = await insertOrders(shop, 1);
  const one = { orderId: id, version: 0, trackingNumber: 'ST 1' };
  for (const changes of [
    { parcels: [] },
    { parcels: [one, one] },
    { parcels: Array.from({ length: 201 }, () => ({ ...one, orderId: randomUUID() })) },
    { parcels: [{ ...one, orderId: 'x' }] },
    { parcels: [{ ...one, trackingNumber: '' }] },
    { parcels: [one], courier: '' },
    { parcels: [one], batchId: 1 },
  ])
    expect((await ship(admin, [], changes)).status).toBe(400);
  expect((await admin.post('/api/admin/to-pack/revert', {})).status).toBe(400);
  expect(await statuses([id])).toEqual(['PAYMENT']);
});
