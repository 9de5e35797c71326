import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { businessDaysLater, deliveryDays, deliveryEstimate } from '../../src/rules/delivery.ts';
import { DEFAULT_POLICY, type ShopPolicy } from '../../src/rules/policy.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import { payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { atCheckout, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await save({});
});

const put = (form: object) => admin.put('/api/admin/settings/policy', form);
async function save(changes: Partial<ShopPolicy>) {
  const { status, body } = await put({ ...DEFAULT_POLICY, ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const shown = async () => (await shop.request('/api/shop')).json();

async function paidOrder() {
  const payer = await placedOrder(shop);
  const paid = await payUpi(shop, await startUpi(payer));
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', paid)).status).toBe(200);
  return payer;
}
type Payer = Awaited<ReturnType<typeof paidOrder>>;

const age = (orderId: string, hours: number) =>
  rows(
    shop,
    'update orders set created_at = created_at - make_interval(hours => $2) where id = $1',
    orderId,
    hours,
  );

async function deliver(orderId: string, hoursAgo: number) {
  await rows(shop, "update orders set status = 'DELIVERED' where id = $1", orderId);
  await rows(
    shop,
    `insert into order_history (order_id, actor, from_status, to_status, at)
     values ($1, 'admin', 'SHIPPED', 'DELIVERED', now() - make_interval(hours => $2))`,
    orderId,
    hoursAgo,
  );
}

const afterSale = async ({ me, order }: Payer) => (await me.get(`/api/orders/${order._id}/after-sale`)).body;
const ask = async ({ me, order }: Payer, kind: string) =>
  (await me.post(`/api/orders/${order._id}/requests`, { kind, text: 'Please' })).status;

test('the policy is the default until it is changed; a change is shown, saved and in the audit log', async () => {
  await rows(shop, 'delete from shop_settings');
  expect((await shown()).policy).toEqual(DEFAULT_POLICY);
  expect((await admin.get('/api/admin/settings/policy')).body).toEqual({ ...DEFAULT_POLICY, version: 0 });
  const typed = {
    ...DEFAULT_POLICY,
    minimumOrderRupees: '1,500',
    returnDays: '7',
    refundBusinessDays: '3 to 6',
    processingBusinessDays: '2',
    deliveryBusinessDays: { home: '1-3', otherStates: '4 – 8', remote: { min: 9, max: 12 } },
  };
  const { status, body } = await put(typed);
  const saved = {
    ...DEFAULT_POLICY,
    minimumOrderRupees: 1500,
    returnDays: 7,
    refundBusinessDays: { min: 3, max: 6 },
    processingBusinessDays: { min: 2, max: 2 },
    deliveryBusinessDays: {
      home: { min: 1, max: 3 },
      otherStates: { min: 4, max: 8 },
      remote: { min: 9, max: 12 },
    },
  };
  expect([status, body]).toEqual([200, { ...saved, version: 1 }]);
  expect((await shown()).policy).toEqual(saved);
  expect((await lastChange(shop, 'policy')).changes).toMatchObject({ returnDays: [5, 7] });
});

test.each<[string, object]>([
  ['minimumOrderRupees', { minimumOrderRupees: -1 }],
  ['minimumOrderRupees', { minimumOrderRupees: 100_001 }],
  ['minimumOrderRupees', { minimumOrderRupees: 99.5 }],
  ['minimumOrderRupees', { minimumOrderRupees: '' }],
  ['minimumOrderRupees', { minimumOrderRupees: [] }],
  ['minimumOrderRupees', { minimumOrderRupees: true }],
  ['freeCancellationHours', { freeCancellationHours: 0 }],
  ['freeCancellationHours', { freeCancellationHours: 'soon' }],
  ['returnDays', { returnDays: 0 }],
  ['returnDays', { returnDays: 366 }],
  ['discrepancyHours', { discrepancyHours: 23 }],
  ['refundBusinessDays', { refundBusinessDays: { min: 7, max: 5 } }],
  ['refundBusinessDays', { refundBusinessDays: 'a week' }],
  ['refundBusinessDays', { refundBusinessDays: '5 to 31' }],
  ['exchangeWorkingDays', { exchangeWorkingDays: null }],
  ['processingBusinessDays', { processingBusinessDays: { min: 0.5, max: 2 } }],
  [
    'deliveryBusinessDays.home',
    { deliveryBusinessDays: { ...DEFAULT_POLICY.deliveryBusinessDays, home: '0 to 2' } },
  ],
  [
    'deliveryBusinessDays.remote',
    { deliveryBusinessDays: { ...DEFAULT_POLICY.deliveryBusinessDays, remote: '' } },
  ],
])('a policy with an invalid %s is rejected: %j', async (field, wrong) => {
  const { status, body } = await put({ ...DEFAULT_POLICY, ...wrong });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect((await shown()).policy).toEqual(DEFAULT_POLICY);
});

test('a save that is based on an old version is rejected with the saved values', async () => {
  const { version } = await save({ returnDays: 6 });
  expect((await put({ ...DEFAULT_POLICY, returnDays: 8, version })).status).toBe(200);
  const late = await put({ ...DEFAULT_POLICY, returnDays: 9, version });
  expect([late.status, late.body.code]).toEqual([409, 'settings-changed']);
  expect(late.body.current).toMatchObject({ returnDays: 8, version: version + 1 });
  expect((await shown()).policy.returnDays).toBe(8);
});

test('the minimum order is the saved one, for customers and by phone, and 0 means none', async () => {
  await save({ minimumOrderRupees: 1500 });
  const { me, checkout } = await atCheckout(shop, [{ ...SESAME, quantity: 1 }]);
  const small = await me.post('/api/orders/create', checkout);
  expect([small.status, small.body.error]).toEqual([
    400,
    'Minimum order amount must be ₹1500 to proceed to checkout',
  ]);
  const preview = () =>
    admin.post('/api/admin/phone-orders/figures', {
      customerId: null,
      items: [{ ...SESAME, quantity: 1 }],
    });
  expect((await preview()).body.problems).toEqual([small.body.error]);
  await save({ minimumOrderRupees: 0 });
  expect((await preview()).body.problems).toEqual([]);
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
});

test('the hours to cancel are the saved ones, and an order keeps longer ones that it was placed under', async () => {
  const early = await paidOrder();
  await age(early.order._id, 6);
  expect((await afterSale(early)).cancel).toBe('ask');
  await save({ freeCancellationHours: 12 });
  expect((await afterSale(early)).cancel).toBe('at-once');
  const promised = await paidOrder();
  await save({ freeCancellationHours: 1 });
  expect((await afterSale(early)).cancel).toBe('ask');
  const late = await paidOrder();
  await age(late.order._id, 2);
  await age(promised.order._id, 11);
  expect((await afterSale(late)).cancel).toBe('ask');
  expect((await late.me.post(`/api/orders/${late.order._id}/cancel`, {})).status).toBe(409);
  const { cancel, freeCancelUntil } = await afterSale(promised);
  expect(cancel).toBe('at-once');
  expect(Date.parse(freeCancelUntil) - Date.now()).toBeGreaterThan(50 * 60_000);
  expect((await promised.me.post(`/api/orders/${promised.order._id}/cancel`, {})).status).toBe(200);
});

test('the days to return are the saved ones, and an order keeps longer ones', async () => {
  await save({ returnDays: 10 });
  const promised = await paidOrder();
  await save({ returnDays: 2 });
  const late = await paidOrder();
  await deliver(promised.order._id, 9 * 24);
  await deliver(late.order._id, 3 * 24);
  expect((await afterSale(promised)).mayAsk).toEqual(['return', 'exchange']);
  expect((await afterSale(late)).mayAsk).toEqual([]);
  expect([await ask(promised, 'return'), await ask(late, 'return')]).toEqual([200, 409]);
});

test('the hours to report damage are the saved ones, and the e-mail about the delivery has them', async () => {
  await save({ discrepancyHours: 72 });
  const promised = await paidOrder();
  await save({ discrepancyHours: 24 });
  const late = await paidOrder();
  for (const { order } of [promised, late]) {
    await act(admin, order._id, 'ship', { courier: 'ST', trackingNumber: '1' });
    expect((await act(admin, order._id, 'deliver')).status).toBe(200);
  }
  expect((await delivered(promised)).text).toContain('tell us within 72 hours.');
  expect((await delivered(late)).text).toContain('tell us within 24 hours.');
  await rows(shop, "update order_history set at = at - interval '60 hours' where to_status = 'DELIVERED'");
  expect([await ask(promised, 'damage'), await ask(late, 'damage')]).toEqual([200, 409]);
});

const delivered = ({ who }: Payer) =>
  until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ subject }) => subject.includes('was delivered')),
  );

test('days to pack and days to refund are in the e-mails, and an order keeps a sooner refund', async () => {
  await save({ processingBusinessDays: { min: 3, max: 3 }, refundBusinessDays: { min: 2, max: 4 } });
  const payer = await paidOrder();
  expect((await mailTo(shop, payer.who.email, 2)).text).toContain('within 3 business days');
  await save({ refundBusinessDays: { min: 10, max: 20 } });
  expect((await afterSale(payer)).refundOnCancel.expectedBy).toBe(businessDaysLater(new Date(), 4));
  expect((await payer.me.post(`/api/orders/${payer.order._id}/cancel`, {})).status).toBe(200);
  const refunded = await until(() =>
    shop.sandbox.mailbox.messages(payer.who.email).find(({ subject }) => subject.includes('refunded')),
  );
  expect(refunded.text).toContain('It reaches your account within 2 to 4 business days.');
});

test('an order from before the setting has the default periods', async () => {
  await save({ returnDays: 2 });
  const payer = await paidOrder();
  await rows(shop, "update orders set promise = '{}' where id = $1", payer.order._id);
  await deliver(payer.order._id, 4 * 24);
  expect((await afterSale(payer)).mayAsk).toEqual(['return', 'exchange']);
});

test('delivery days at home are those of the shop’s own state', async () => {
  const { values } = (await admin.get('/api/admin/settings')).body;
  const moved = { ...values, state: 'Karnataka', gstin: '29ABCDE1234F1ZW' };
  expect((await admin.put('/api/admin/settings', moved)).status).toBe(200);
  await save({
    processingBusinessDays: { min: 0, max: 1 },
    deliveryBusinessDays: { ...DEFAULT_POLICY.deliveryBusinessDays, home: { min: 1, max: 2 } },
  });
  const details = await shown();
  expect(details.state).toBe('Karnataka');
  expect(deliveryDays('Karnataka', details)).toEqual({ min: 1, max: 2 });
  expect(deliveryDays('Tamil Nadu', details)).toEqual({ min: 4, max: 7 });
  const monday = new Date('2026-11-16T06:00:00Z');
  expect(deliveryEstimate('Karnataka', monday, details)).toEqual({
    earliest: '2026-11-17',
    latest: '2026-11-19',
  });
  expect((await admin.put('/api/admin/settings', values)).status).toBe(200);
});

test('a change of the policy empties the cached responses', async () => {
  const cached = await openTestShop({}, { cachesResponses: true });
  try {
    await vi.waitUntil(() => cached.changes.isListening(), { timeout: 10_000 });
    const owner = await asAdmin(cached);
    const days = async () => (await (await cached.request('/api/shop')).json()).policy.returnDays;
    expect([await days(), await days()]).toEqual([5, 5]);
    const saved = await owner.put('/api/admin/settings/policy', { ...DEFAULT_POLICY, returnDays: 30 });
    expect(saved.status).toBe(200);
    await vi.waitUntil(async () => (await days()) === 30, { timeout: 10_000 });
  } finally {
    await cached.close();
  }
});
