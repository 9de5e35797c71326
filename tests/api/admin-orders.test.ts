import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextStatuses, type OrderStatus, orderStatuses } from '../../src/rules/order-status.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { mailTo, until } from '../support/people.ts';
import { COCONUT, forceOrder, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const detail = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body;
const SHIP = { courier: 'Blue Dart', trackingNumber: 'BD123' };
const input: Record<string, Record<string, unknown>> = {
  confirm: {},
  pay: { method: 'cash' },
  ship: SHIP,
  deliver: {},
  cancel: { reason: 'Asked by phone' },
};
const target: Record<string, OrderStatus> = {
  confirm: 'CONFIRMED',
  pay: 'PAYMENT',
  ship: 'SHIPPED',
  deliver: 'DELIVERED',
  cancel: 'CANCELLED',
};

/** An order whose row has this status; the steps before it were not taken. */
async function orderThatIs(status: OrderStatus): Promise<string> {
  const { id } = await makeOrder(shop);
  await forceOrder(shop, id, `status = '${status}'`);
  return id;
}

const stock = async ({ productId, size }: { productId: string; size: string }) => {
  const { rows } = await shop.database.pool.query(
    'select stock from food_sizes where food_id = $1 and size = $2',
    [productId, size],
  );
  return rows[0].stock as number;
};

describe.each(orderStatuses)('AD-15 an order that is %s', (from) => {
  const possible = nextStatuses(from, 'admin');

  test.each(Object.keys(input))(
    '%s is done where the table of transitions allows it, else rejected with the reason',
    async (action) => {
      const id = await orderThatIs(from);
      const { status, body } = await act(admin, id, action, input[action]);
      const to = target[action] as OrderStatus;
      if (possible.includes(to)) {
        expect([status, body.status]).toEqual([200, to]);
        expect(body.history.at(-1)).toMatchObject({ from, to, actor: 'admin' });
        expect((await lastChange(shop, `order ${id}`)).action).toBe(`${action} order`);
      } else {
        expect([status, body.code]).toEqual([409, 'order-step-refused']);
        expect(body.error).toBe(`An order that is ${from} cannot become ${to}.`);
        expect((await detail(id)).status).toBe(from);
      }
    },
  );

  test('only possible actions are offered', async () => {
    const { actions } = await detail(await orderThatIs(from));
    const offered = Object.keys(input).filter((action) => actions.includes(action));
    expect(offered).toEqual(
      Object.keys(input).filter((action) => possible.includes(target[action] as OrderStatus)),
    );
    expect(actions).toContain('note');
  });
});

test('AD-15 paid in cash, shipped and delivered: the customer sees it and gets emails', async () => {
  const { id, me, who } = await makeOrder(shop);
  expect((await act(admin, id, 'confirm')).status).toBe(200);
  expect((await act(admin, id, 'pay', { method: 'bank', reference: 'UTR 77' })).status).toBe(200);
  expect((await act(admin, id, 'ship', SHIP)).status).toBe(200);
  const email = (message: string) =>
    until(() => shop.sandbox.mailbox.messages(who.email).find(({ subject }) => subject.includes(message)));
  const shipped = await email('on its way');
  expect(shipped.text).toContain('BD123');
  expect((await act(admin, id, 'deliver', { note: 'Handed to the neighbour' })).status).toBe(200);
  const { body } = await me.get(`/api/orders/${id}`);
  expect(body).toMatchObject({ status: 'DELIVERED', paymentStatus: 'COMPLETED', courier: 'Blue Dart' });
  expect(body.history.map(({ status }: { status: string }) => status)).toEqual([
    'PENDING',
    'CONFIRMED',
    'PAYMENT',
    'SHIPPED',
    'DELIVERED',
  ]);
  await email('was delivered');
  await email('is paid');
  expect((await admin.get(`/api/invoices/${id}`)).status).toBe(200);
  expect((await me.get('/api/cart')).body.items).toEqual([]);
  expect((await detail(id)).payments).toMatchObject([
    { provider: 'outside', reference: 'bank UTR 77', amountMinor: 145_800, currency: 'INR' },
  ]);
});

test('two concurrent admins: the second gets "order changed", and nothing is done twice', async () => {
  const { id } = await makeOrder(shop);
  const { version } = await detail(id);
  const other = await asAdmin(shop);
  const responses = await Promise.all(
    [admin, other].map((who) =>
      who.post(`/api/admin/orders/${id}/actions`, { action: 'confirm', version, note: '' }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rejected = responses.find(({ status }) => status === 409);
  expect(rejected?.body).toMatchObject({
    code: 'order-changed',
    error: 'Somebody else changed this order meanwhile. Please look at it again.',
  });
  expect((await detail(id)).history).toHaveLength(2);
});

test('cancelling releases stock and coupon once, and emails the reason to the customer', async () => {
  await shop.database.pool.query('update food_sizes set stock = 10 where food_id = $1', [COCONUT.productId]);
  const { id, who } = await makeOrder(shop, [COCONUT]);
  expect(await stock(COCONUT)).toBe(8);
  expect((await act(admin, id, 'cancel', { reason: 'No courier goes there' })).status).toBe(200);
  expect(await stock(COCONUT)).toBe(10);
  expect((await act(admin, id, 'cancel', { reason: 'Again' })).status).toBe(409);
  expect(await stock(COCONUT)).toBe(10);
  const mail = await mailTo(shop, who.email, 2);
  expect(mail.subject).toContain('was cancelled');
  expect(mail.text).toContain('No courier goes there');
  expect(mail.text).toContain('You have not paid anything');
});

test('a cancelled order that was paid in cash has a recorded refund', async () => {
  const { id } = await makeOrder(shop);
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  const { status, body } = await act(admin, id, 'cancel', { reason: 'Broken in the store' });
  expect([status, body.status, body.paymentStatus]).toEqual([200, 'CANCELLED', 'REFUNDED']);
  expect(body.refunds).toMatchObject([
    { amountMinor: 145_800, status: 'processed', reason: 'Broken in the store' },
  ]);
});

test('a partial refund never exceeds the payment', async () => {
  const { id } = await makeOrder(shop);
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  const paymentId = (await detail(id)).payments[0].id;
  const refund = (amount: number) =>
    act(admin, id, 'refund', { paymentId, amount, reason: 'One bottle leaked' });
  expect((await refund(486.5)).body.payments[0].refundableMinor).toBe(97_150);
  expect((await refund(971.51)).body.code).toBe('refund-not-possible');
  expect((await refund(0)).status).toBe(400);
  expect((await refund(1.001)).status).toBe(400);
  expect((await refund(971.5)).body.paymentStatus).toBe('REFUNDED');
});

test('a bank reference pays one order only', async () => {
  const orders = [await makeOrder(shop), await makeOrder(shop)];
  const responses = [];
  for (const { id } of orders) {
    await act(admin, id, 'confirm');
    responses.push(await act(admin, id, 'pay', { method: 'bank', reference: 'TWICE' }));
  }
  expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'reference-used'],
  ]);
});

test('an order whose released stock was sold meanwhile cannot be confirmed', async () => {
  const { id } = await makeOrder(shop, [SESAME]);
  await forceOrder(shop, id, 'holds_stock = false, held_until = null');
  await shop.database.pool.query('update food_sizes set stock = 1 where food_id = $1 and size = $2', [
    SESAME.productId,
    SESAME.size,
  ]);
  const { status, body } = await act(admin, id, 'confirm');
  expect([status, body.code]).toEqual([409, 'out-of-stock']);
  await shop.database.pool.query('update food_sizes set stock = null where food_id = $1 and size = $2', [
    SESAME.productId,
    SESAME.size,
  ]);
});

test('an order with an open payment can neither be cancelled nor paid outside of the shop', async () => {
  const { id } = await makeOrder(shop);
  await shop.database.pool.query(
    `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency)
     values ($1, $2, 'razorpay', 'sandbox', 'order_open', 145800, 'INR')`,
    [newId(), id],
  );
  expect((await act(admin, id, 'cancel', { reason: 'x' })).body.code).toBe('payment-open');
});

test('a note is saved with its author, on any order, and changes nothing else', async () => {
  const { id } = await makeOrder(shop);
  const before = await detail(id);
  const { body } = await act(admin, id, 'note', { note: 'Wants it after six' });
  expect(body.version).toBe(before.version);
  expect(body.history.at(-1)).toMatchObject({ note: 'Wants it after six', actorName: 'Shopper' });
  const customer = (await admin.get(`/api/admin/orders/${id}`)).body;
  expect(customer.status).toBe('PENDING');
});

test.each([
  ['ship', { courier: '', trackingNumber: 'x' }],
  ['ship', { courier: 'x' }],
  ['pay', { method: 'gold' }],
  ['cancel', { reason: ' ' }],
  ['note', { note: '' }],
  ['fly', {}],
])('%s with %j is rejected', async (action, body) => {
  const { id } = await makeOrder(shop);
  expect((await act(admin, id, action, body)).status).toBe(400);
});

test('a missing or deleted order rejects every action', async () => {
  expect((await admin.get(`/api/admin/orders/${newId()}`)).status).toBe(404);
  expect((await admin.get('/api/admin/orders/x')).status).toBe(400);
  const { id, me } = await makeOrder(shop);
  await me.remove(`/api/orders/${id}`);
  expect((await detail(id)).actions).toEqual([]);
  expect((await act(admin, id, 'confirm')).status).toBe(404);
});
