import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import config from '../../shop.config.ts';
import type { WebhookList } from '../../src/contract/admin/webhooks.ts';
import type { EventReceivers, ShopEvent } from '../../src/extension/events.ts';
import { defineExtension, type Extension } from '../../src/extension/extension.ts';
import { type EventType, eventTypes } from '../../src/rules/event-types.ts';
import { purgeEvents } from '../../src/server/events/purge-events.ts';
import { notifyLowStock } from '../../src/server/orders/notify-low-stock.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { dataUrl, png } from '../support/images.ts';
import { openPayments, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { atCheckout, COCONUT, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

interface Recorder {
  extension: Extension;
  received: ShopEvent[];
  /** Resolves while the receiver works; throws to fail. */
  during: (event: ShopEvent) => void | Promise<void>;
}

/** An extension that remembers what it receives. */
function recorder(name: string, types: readonly EventType[] = eventTypes): Recorder {
  const one: Recorder = {
    received: [],
    during: () => {},
    extension: defineExtension({
      name,
      apiVersion: 1,
      events: async () => ({
        receivers: Object.fromEntries(
          types.map((type) => [
            type,
            async (event: ShopEvent) => {
              await one.during(event);
              one.received.push(event);
            },
          ]),
        ) as EventReceivers,
      }),
    }),
  };
  return one;
}

const books = recorder('books');
const mails = recorder('mails', ['order.placed', 'order.cancelled']);
const extensions = [...config.extensions, books.extension, mails.extension];

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  books.during = () => {};
  mails.during = () => {};
});

const of = (one: Recorder, orderId: string) =>
  one.received.filter(({ data }) => 'orderId' in data && data.orderId === orderId);
const typesOf = (one: Recorder, orderId: string) => of(one, orderId).map(({ type }) => type);
const gets = (one: Recorder, orderId: string, types: EventType[]) =>
  until(() => (typesOf(one, orderId).length >= types.length ? true : undefined)).then(() =>
    expect(typesOf(one, orderId)).toEqual(types),
  );
const isOf = (event: ShopEvent, orderId: string) => 'orderId' in event.data && event.data.orderId === orderId;
/** As if the time of the next try had come. */
const makeDue = (orderId: string) =>
  rows(
    shop,
    `update event_deliveries set next_try_at = now() where subject = 'order ' || $1 and status = 'pending'`,
    orderId,
  );

test('a receiver gets what happens to an order, in order and as it was committed', async () => {
  const payer = await placedOrder(shop, [SESAME]);
  const { _id: id, number, totalPrice } = payer.order;
  await payer.me.post('/api/orders/razorpay/verify-payment', await payUpi(shop, await startUpi(payer)));
  expect((await act(admin, id, 'ship', { courier: 'Post', trackingNumber: 'AB1' })).status).toBe(200);
  expect((await act(admin, id, 'deliver')).status).toBe(200);
  await gets(books, id, ['order.placed', 'order.paid', 'order.shipped', 'order.delivered']);
  const [placed, paid] = of(books, id);
  expect(placed?.data).toEqual({
    orderId: id,
    number: String(number),
    status: 'PENDING',
    paymentStatus: 'PENDING',
    total: Math.round(totalPrice * 100),
    currency: 'INR',
    items: [
      expect.objectContaining({ foodId: SESAME.productId, size: SESAME.size, quantity: SESAME.quantity }),
    ],
  });
  expect(paid?.data).toMatchObject({ status: 'PAYMENT', paymentStatus: 'COMPLETED' });
  expect(Date.now() - Date.parse(placed?.timestamp ?? '')).toBeLessThan(60_000);
  // who wants fewer types gets fewer
  await gets(mails, id, ['order.placed']);
  // nothing of the customer is in it
  expect(JSON.stringify(of(books, id))).not.toContain(payer.who.email);
});

test('a refund says how much; a full one cancels the order', async () => {
  const payer = await placedOrder(shop, [SESAME]);
  const { _id: id, totalPrice } = payer.order;
  await payer.me.post('/api/orders/razorpay/verify-payment', await payUpi(shop, await startUpi(payer)));
  expect((await act(admin, id, 'cancel', { reason: 'Sold out' })).status).toBe(200);
  await gets(books, id, ['order.placed', 'order.paid', 'order.cancelled', 'order.refunded']);
  expect(of(books, id)[3]?.data).toMatchObject({
    paymentStatus: 'REFUNDED',
    refunded: { amount: Math.round(totalPrice * 100), currency: 'INR' },
  });
});

test('an unpaid order that its customer deletes is cancelled', async () => {
  const { me, order } = await placedOrder(shop, [SESAME]);
  expect((await me.remove(`/api/orders/${order._id}`)).status).toBe(200);
  await gets(books, order._id, ['order.placed', 'order.cancelled']);
});

test('low stock and a new review are events', async () => {
  const deps = await openPayments(shop);
  await rows(
    shop,
    `update food_sizes set stock = 2 where food_id = $1 and size = $2`,
    COCONUT.productId,
    COCONUT.size,
  );
  await notifyLowStock(deps);
  await deps.close();
  const low = await until(() =>
    books.received.find(
      ({ type, data }) => type === 'stock.low' && 'size' in data && data.size === COCONUT.size,
    ),
  );
  expect(low.data).toEqual({
    foodId: COCONUT.productId,
    name: 'Wood-Pressed Coconut Oil',
    size: COCONUT.size,
    left: 2,
  });
  const { me, who } = await atCheckout(shop, [SESAME]);
  const input = {
    productId: SESAME.productId,
    rating: 4,
    review: 'Good.',
    image: dataUrl(await png()),
    CustomerId: who.id,
  };
  const { body } = await me.post('/api/reviews', input);
  const written = await until(() => books.received.find(({ type }) => type === 'review.written'));
  expect(written.data).toEqual({ foodId: SESAME.productId, reviewId: body._id, rating: 4 });
});

test('an order that is rejected is no event', async () => {
  const { me, checkout } = await atCheckout(shop, [SESAME]);
  const before = await rows(shop, 'select seq from shop_events');
  expect((await me.post('/api/orders/create', { ...checkout, totalPrice: 1 })).status).toBe(409);
  expect(await rows(shop, 'select seq from shop_events')).toEqual(before);
});

test('a receiver that fails holds back its own later events of that order only', async () => {
  const { order: first } = await placedOrder(shop, [SESAME]);
  await gets(books, first._id, ['order.placed']);
  let fails = true;
  books.during = (event) => {
    if (fails && isOf(event, first._id)) throw new Error('the books are closed');
  };
  expect((await act(admin, first._id, 'confirm')).status).toBe(200);
  expect((await act(admin, first._id, 'pay', { method: 'cash' })).status).toBe(200);
  expect((await act(admin, first._id, 'cancel', { reason: 'Sold out' })).status).toBe(200);
  const { order: second } = await placedOrder(shop, [SESAME]);
  // another order and another receiver go on
  await gets(books, second._id, ['order.placed']);
  await gets(mails, first._id, ['order.placed', 'order.cancelled']);
  const tries = () =>
    rows<{ type: string; tries: number; error: string; isLater: boolean }>(
      shop,
      `select e.type, d.tries, d.error, d.next_try_at > e.at + interval '3 seconds' as "isLater"
       from event_deliveries d join shop_events e on e.seq = d.event_seq
         join event_receivers r on r.id = d.receiver_id and r.extension = 'books'
       where d.subject = 'order ' || $1 and d.status = 'pending' order by e.seq`,
      first._id,
    );
  const waiting = await until(async () => {
    const found = await tries();
    return found[0]?.error ? found : undefined;
  });
  expect(waiting).toMatchObject([
    { type: 'order.paid', tries: 1, error: 'the books are closed', isLater: true },
    { type: 'order.cancelled', tries: 0 },
    { type: 'order.refunded', tries: 0 },
  ]);
  fails = false;
  await makeDue(first._id);
  await gets(books, first._id, ['order.placed', 'order.paid', 'order.cancelled', 'order.refunded']);
});

test('two replicas deliver each event once, one at a time per order', async () => {
  const replica = await openTestShop({}, { extensions, databaseUrl: shop.databaseUrl });
  const active = new Map<string, number>();
  let highest = 0;
  books.during = async ({ data }) => {
    if (!('orderId' in data)) return;
    const { orderId } = data;
    active.set(orderId, (active.get(orderId) ?? 0) + 1);
    highest = Math.max(highest, active.get(orderId) ?? 0);
    await new Promise((resolve) => setImmediate(resolve));
    active.set(orderId, (active.get(orderId) ?? 0) - 1);
  };
  const placed = await Promise.all(Array.from({ length: 6 }, () => placedOrder(shop, [SESAME])));
  for (const { order } of placed) {
    await act(admin, order._id, 'confirm');
    await act(admin, order._id, 'pay', { method: 'cash' });
    await act(admin, order._id, 'ship', { courier: 'Post', trackingNumber: 'AB1' });
  }
  for (const { order } of placed)
    await gets(books, order._id, ['order.placed', 'order.paid', 'order.shipped']);
  expect(highest).toBe(1);
  await replica.close();
});

test('a delivery that was begun by a process that is gone is made again', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<ShopEvent>();
  const lost = recorder('lost', ['order.placed']);
  lost.during = (event) => {
    begin(event);
    return never;
  };
  const first = await openTestShop({}, { extensions: [...config.extensions, lost.extension] });
  const { databaseUrl } = first;
  const { order } = await placedOrder(first, [SESAME]);
  const { id } = await begun;
  const found = recorder('lost', ['order.placed']);
  const second = await openTestShop({}, { databaseUrl, extensions: [...config.extensions, found.extension] });
  // nobody takes it over while the first process may be at work
  expect(
    await rows(second, 'select 1 as one from event_deliveries where next_try_at > now() and tries = 1'),
  ).toHaveLength(1);
  await rows(second, 'update event_deliveries set next_try_at = now()');
  await gets(found, order._id, ['order.placed']);
  expect(found.received[0]?.id).toBe(id);
  await second.close();
  await first.close();
});

test('admins see the receivers of extensions and their log, and cannot change them', async () => {
  const { order } = await placedOrder(shop, [SESAME]);
  await gets(books, order._id, ['order.placed']);
  const { webhooks } = (await admin.get('/api/admin/webhooks')).body as WebhookList;
  const shown = webhooks.find(({ extension }) => extension === 'mails');
  expect(shown).toMatchObject({ url: null, events: ['order.placed', 'order.cancelled'], state: 'working' });
  const path = `/api/admin/webhooks/${shown?._id}`;
  expect((await admin.get(`${path}/deliveries`)).body[0]).toMatchObject({ type: 'order.placed' });
  const input = { url: 'https://erp.example', description: '', events: ['order.paid'], isEnabled: true };
  expect((await admin.put(path, input)).status).toBe(404);
  expect((await admin.post(`${path}/secret`, {})).status).toBe(404);
  expect((await admin.remove(path)).status).toBe(404);
});

test('without a receiver nothing is written', async () => {
  const quiet = await openTestShop({}, { extensions: config.extensions });
  await placedOrder(quiet, [SESAME]);
  expect(await rows(quiet, 'select seq from shop_events')).toEqual([]);
  await quiet.close();
});

test('events are deleted after 30 days, unless a receiver still waits for one', async () => {
  const { order: old } = await placedOrder(shop, [SESAME]);
  const { order: waiting } = await placedOrder(shop, [SESAME]);
  await gets(books, waiting._id, ['order.placed']);
  await gets(books, old._id, ['order.placed']);
  await until(async () => {
    const open = await rows(shop, `select id from event_deliveries where status = 'pending'`);
    return open.length === 0 ? true : undefined;
  });
  const about = [`order ${old._id}`, `order ${waiting._id}`];
  await rows(shop, `update shop_events set at = now() - interval '31 days' where subject = any($1)`, about);
  await rows(
    shop,
    `update event_deliveries set status = 'pending', next_try_at = now() + interval '1 day' where subject = $1`,
    about[1],
  );
  await purgeEvents(shop.database.db);
  const left = await rows<{ subject: string }>(
    shop,
    'select subject from shop_events where subject = any($1)',
    about,
  );
  expect(left).toEqual([{ subject: about[1] }]);
});
