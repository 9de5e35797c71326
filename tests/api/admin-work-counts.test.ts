import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const counts = async () => (await admin.get('/api/admin/overview/work')).body;

test('AD-14 the dashboard counts what waits: to ship, messages, requests, payments, low stock', async () => {
  const before = await counts();
  const { id, me } = await makeOrder(shop);
  await makeOrder(shop);
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  await rows(
    shop,
    `insert into contact_messages (id, name, email, subject, message, answered_at)
     values (uuidv7(), 'A', 'a@example.org', 'x', 'x', null), (uuidv7(), 'B', 'b@example.org', 'x', 'x', now())`,
  );
  await rows(
    shop,
    `insert into order_requests (id, order_id, kind, text, status, answered_at, stage, stage_at) values
      (uuidv7(), $1, 'cancel', 'x', 'open', null, null, null),
      (uuidv7(), $1, 'return', 'x', 'accepted', now(), 'received', now()),
      (uuidv7(), $1, 'exchange', 'x', 'accepted', now(), 'closed', now()),
      (uuidv7(), $1, 'damage', 'x', 'declined', now(), null, null)`,
    id,
  );
  await rows(
    shop,
    `insert into payment_problems (id, kind, subject, resolved_at)
     values (uuidv7(), 'not-ours', 'one', null), (uuidv7(), 'not-ours', 'two', now())`,
  );
  await rows(
    shop,
    "update food_sizes set stock = 5 where food_id = 'wood-pressed-sesame-oil' and size = '1 L'",
  );
  expect(await counts()).toEqual({
    ordersToShip: before.ordersToShip + 1,
    messages: before.messages + 1,
    requests: before.requests + 2,
    paymentProblems: before.paymentProblems + 1,
    lowStock: before.lowStock + 1,
    cashOverdue: 0,
    disabledWebhooks: 0,
    failedBackups: 0,
  });
  expect((await me.get('/api/admin/overview/work')).status).toBe(403);
  // the tile leads to exactly those
  const stages = async (state: string) =>
    (await admin.get(`/api/admin/requests?state=${state}`)).body
      .filter(({ orderId }: { orderId: string }) => orderId === id)
      .map(({ kind, stage }: { kind: string; stage: string | null }) => [kind, stage]);
  expect(await stages('open')).toEqual([
    ['return', 'received'],
    ['cancel', null],
  ]);
  expect(await stages('answered')).toEqual([
    ['damage', null],
    ['exchange', 'closed'],
  ]);
});

test('low in stock is what the owner’s setting says, on the tile as in the overview', async () => {
  await rows(
    shop,
    "update food_sizes set stock = case size when '1 L' then 7 else 100 end where food_id = 'wood-pressed-coconut-oil'",
  );
  const { body: terms } = await admin.get('/api/admin/settings/unpaid');
  const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
  const low = async (lowStock: number) => {
    const { version } = (await admin.get('/api/admin/settings/unpaid')).body;
    expect((await admin.put('/api/admin/settings/unpaid', { ...terms, version, lowStock })).status).toBe(200);
    const { lowStock: listed } = (await admin.get(`/api/admin/overview?from=${today}&to=${today}`)).body;
    const isListed = listed.some(
      ({ foodId, size }: { foodId: string; size: string }) =>
        foodId === 'wood-pressed-coconut-oil' && size === '1 L',
    );
    return { isListed, listed: listed.length, counted: (await counts()).lowStock };
  };
  const [few, more] = [await low(6), await low(7)];
  expect([few.isListed, more.isListed]).toEqual([false, true]);
  expect([few.counted, more.counted]).toEqual([few.listed, more.listed]);
  await low(terms.lowStock);
});

test('the e-mail about a new paid order leads to that order', async () => {
  const { who, me, id } = await makeOrder(shop, [
    { productId: 'wood-pressed-sesame-oil', size: '1 L', quantity: 3 },
  ]);
  const { body } = await me.post('/api/orders/razorpay/create-order', { orderId: id });
  const paid = await shop.request(`/sandbox/razorpay/v1/orders/${body.orderId}/simulate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect((await me.post('/api/orders/razorpay/verify-payment', await paid.json())).status).toBe(200);
  const { shopEmail } = await shop.sender();
  const mail = await until(() =>
    shop.sandbox.mailbox.messages(shopEmail).find(({ text }) => text.includes(who.email)),
  );
  expect(mail.text).toContain(`/admin/orders/${id}`);
  expect(mail.text).not.toContain('/dashboard');
});
