import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { booksOf, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { COCONUT } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let actingAdmin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  actingAdmin = await asAdmin(shop);
});
afterAll(() => shop.close());

const detail = async (id: string) => (await actingAdmin.get(`/api/admin/orders/${id}`)).body as OrderDetail;
const GOODS = { productId: COCONUT.productId, size: COCONUT.size };
const stock = async () => {
  const [row] = await rows<{ stock: number }>(
    shop,
    'select stock from food_sizes where food_id = $1 and size = $2',
    COCONUT.productId,
    COCONUT.size,
  );
  return row?.stock;
};

/** Two bottles, paid in cash and delivered, with a return request that an admin accepted. */
async function accepted(kind: 'return' | 'exchange' | 'damage') {
  await rows(shop, 'update food_sizes set stock = 10 where food_id = $1', COCONUT.productId);
  const order = await makeOrder(shop, [COCONUT]);
  await act(actingAdmin, order.id, 'confirm');
  await act(actingAdmin, order.id, 'pay', { method: 'cash' });
  await act(actingAdmin, order.id, 'ship', { courier: 'ST', trackingNumber: '1' });
  await act(actingAdmin, order.id, 'deliver');
  const asked = await order.me.post(`/api/orders/${order.id}/requests`, { kind, text: 'Not what I thought' });
  const requestId = asked.body.requests[0]._id as string;
  const response = { accept: true, answer: 'Please send it to the mill.' };
  expect((await actingAdmin.post(`/api/admin/requests/${requestId}/answer`, response)).status).toBe(200);
  const step = async (name: string, input: object = {}) => {
    const { version } = await detail(order.id);
    return actingAdmin.post(`/api/admin/requests/${requestId}/steps`, { version, ...input, step: name });
  };
  const seen = async () => (await order.me.get(`/api/orders/${order.id}/after-sale`)).body.requests[0];
  return { ...order, requestId, step, seen };
}

test('an accepted return is shown on the order: goods received, one piece restocked, refunded, each step audited', async () => {
  const { id, who, step, seen } = await accepted('return');
  expect((await detail(id)).requests).toMatchObject([{ kind: 'return', stage: 'accepted' }]);
  expect((await seen()).stage).toBe('accepted');
  expect((await detail(id)).history.at(-1)).toMatchObject({ note: 'Return accepted' });
  expect(await stock()).toBe(8);

  expect((await step('receive', { restocked: [{ ...GOODS, quantity: 1 }] })).status).toBe(200);
  expect(await stock()).toBe(9);
  expect((await seen()).stage).toBe('received');
  expect((await detail(id)).history.at(-1)).toMatchObject({
    note: 'Return: goods received, 1 back on the shelf, the rest written off',
  });
  expect(await lastChange(shop, `order ${id}`)).toMatchObject({
    actor_id: actingAdmin.admin.id,
    action: 'receive return',
    changes: { stage: ['accepted', 'received'] },
  });
  const mail = await until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ text }) => text.includes('We have received the goods')),
  );
  expect(mail.text).toContain('Next: we send your refund.');

  const { payments, totalPrice } = await detail(id);
  const refund = { paymentId: payments[0]?.id, amount: totalPrice, reason: 'Return' };
  expect((await step('refund', refund)).status).toBe(200);
  expect((await seen()).stage).toBe('refunded');
  expect((await booksOf(shop, id)).refunds).toMatchObject([{ amount: totalPrice * 100 }]);
  expect((await lastChange(shop, `order ${id}`)).action).toBe('refund return');
  expect((await step('refund', { ...refund, amount: 1 })).status).toBe(409);
});

test('a step is done once, also by two concurrent admins, and only in its order', async () => {
  const { id, requestId, step } = await accepted('return');
  const { version, payments } = await detail(id);
  const refund = { paymentId: payments[0]?.id, amount: 100, reason: 'Too soon' };
  expect((await step('refund', refund)).body.code).toBe('order-step-refused');
  const both = await Promise.all(
    [actingAdmin, await asAdmin(shop)].map((admin) =>
      admin.post(`/api/admin/requests/${requestId}/steps`, {
        step: 'receive',
        version,
        restocked: [{ ...GOODS, quantity: 2 }],
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stock()).toBe(10);
  const { version: now } = await detail(id);
  const stale = await actingAdmin.post(`/api/admin/requests/${requestId}/steps`, {
    ...refund,
    step: 'refund',
    version: now - 1,
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'order-changed']);
  expect((await booksOf(shop, id)).refunds).toEqual([]);
});

test('no more pieces are restocked than were ordered, also over two returns, and no more is refunded than was paid', async () => {
  const { id, me, step } = await accepted('exchange');
  expect((await step('receive', { restocked: [{ ...GOODS, quantity: 3 }] })).body.error).toBe(
    'More came back than was ordered.',
  );
  expect((await step('receive', { restocked: [{ ...GOODS, quantity: -1 }] })).status).toBe(400);
  expect(
    (await step('receive', { restocked: [{ productId: 'no-such-food', size: 'x', quantity: 1 }] })).status,
  ).toBe(409);
  expect(await stock()).toBe(8);
  expect((await step('receive', { restocked: [{ ...GOODS, quantity: 2 }] })).status).toBe(200);
  const asked = await me.post(`/api/orders/${id}/requests`, { kind: 'return', text: 'Again' });
  const other = asked.body.requests.find(({ kind }: { kind: string }) => kind === 'return');
  await actingAdmin.post(`/api/admin/requests/${other._id}/answer`, { accept: true, answer: 'Yes' });
  const { version, payments, totalPrice } = await detail(id);
  const again = { step: 'receive', version, restocked: [{ ...GOODS, quantity: 1 }] };
  expect((await actingAdmin.post(`/api/admin/requests/${other._id}/steps`, again)).status).toBe(409);
  expect(await stock()).toBe(10);
  const much = { paymentId: payments[0]?.id, amount: totalPrice + 1, reason: 'x' };
  expect((await step('refund', much)).status).toBe(409);
  expect((await booksOf(shop, id)).refunds).toEqual([]);
});

test('damage is refunded without returned goods; an exchange is closed without a refund', async () => {
  const damage = await accepted('damage');
  const { payments } = await detail(damage.id);
  const part = { paymentId: payments[0]?.id, amount: 100, reason: 'One leaked' };
  expect((await damage.step('refund', part)).status).toBe(200);
  expect((await damage.seen()).stage).toBe('refunded');
  const exchange = await accepted('exchange');
  expect((await exchange.step('close', { note: '' })).status).toBe(400);
  expect((await exchange.step('close', { note: 'Sent with order 77' })).status).toBe(200);
  expect((await exchange.seen()).stage).toBe('closed');
  expect((await exchange.step('receive')).status).toBe(409);
});

test('a return of one bottle: on its way with a number, received, refunded by item, with its credit note', async () => {
  const { id, me, requestId, step, seen } = await accepted('return');
  const sent = await me.post(`/api/orders/${id}/requests/${requestId}/sent`, { tracking: 'ST 9914' });
  expect([sent.status, sent.body.requests[0].returnTracking]).toEqual([200, 'ST 9914']);
  expect((await seen()).sentAt).not.toBeNull();
  expect((await step('send', { tracking: 'ST 9915' })).status).toBe(200);
  expect((await detail(id)).requests[0]?.returnTracking).toBe('ST 9915');
  expect((await step('receive', { restocked: [] })).status).toBe(200);
  const late = await me.post(`/api/orders/${id}/requests/${requestId}/sent`, {});
  expect([late.status, late.body.code]).toEqual([409, 'request-not-possible']);
  const refund = { items: [{ line: 0, quantity: 1 }], reason: 'Return' };
  expect((await step('refund', refund)).status).toBe(200);
  const order = await detail(id);
  expect(order.requests[0]).toMatchObject({ stage: 'refunded', refundId: order.refunds[0]?.id });
  expect(order.refunds[0]?.creditNote?.number).toMatch(/^CN\//);
  const { creditNotes } = (await me.get(`/api/orders/${id}/after-sale`)).body;
  expect(creditNotes).toMatchObject([{ number: order.refunds[0]?.creditNote?.number }]);
});

test('the request says which pieces; more than were ordered are not asked for, and goods may stay with the customer', async () => {
  const { id, me } = await makeOrder(shop, [COCONUT]);
  await act(actingAdmin, id, 'confirm');
  await act(actingAdmin, id, 'pay', { method: 'cash' });
  await act(actingAdmin, id, 'ship', { courier: 'ST', trackingNumber: '1' });
  await act(actingAdmin, id, 'deliver');
  const ask = (items: object[]) =>
    me.post(`/api/orders/${id}/requests`, { kind: 'return', text: 'Leaks', items });
  expect((await ask([{ line: 0, quantity: 3 }])).status).toBe(409);
  expect((await ask([{ line: 0, quantity: 0 }])).status).toBe(400);
  const asked = await ask([{ line: 0, quantity: 1 }]);
  expect(asked.body.requests[0].items).toEqual([{ line: 0, quantity: 1 }]);
  const requestId = asked.body.requests[0]._id;
  const stay = { accept: true, answer: 'It may stay with you.', goodsStay: true };
  await actingAdmin.post(`/api/admin/requests/${requestId}/answer`, stay);
  const { version } = await detail(id);
  const step = (input: object) =>
    actingAdmin.post(`/api/admin/requests/${requestId}/steps`, { version, ...input });
  expect((await step({ step: 'receive' })).status).toBe(409);
  expect((await step({ step: 'send' })).status).toBe(409);
  expect((await step({ step: 'refund', items: [{ line: 0, quantity: 1 }], reason: 'Leaks' })).status).toBe(
    200,
  );
});
