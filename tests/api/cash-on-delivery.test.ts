import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { cancelUnpaid } from '../../src/server/payments/cancel-unpaid.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import { cashOrder, openBrowser, recordCash, requestCashCode, setCash } from '../support/cash-orders.ts';
import { booksOf, openPaymentDeps, placedOrder, rows } from '../support/payments.ts';
import { mailTo } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => setCash(shop));
afterAll(() => shop.close());

const SETTINGS = '/api/admin/settings/cash-on-delivery';
const optionsOf = async ({ me, order }: Awaited<ReturnType<typeof placedOrder>>) =>
  (await me.get(`/api/orders/payment-options/${order._id}`)).body['cash-on-delivery'];
const stockOf = async () =>
  rows(shop, 'select food_id, size, stock from food_sizes where stock is not null order by 1, 2');

test('it is off until the owner offers it, and then everything says so', async () => {
  await rows(shop, "update shop_settings set cash = '{}'");
  const payer = await placedOrder(shop);
  expect(Object.keys((await payer.me.get(`/api/orders/payment-options/${payer.order._id}`)).body)).toEqual([
    'razorpay',
    'paypal',
  ]);
  const confirm = () =>
    payer.me.post('/api/orders/cash-on-delivery', {
      orderId: payer.order._id,
      totalPrice: payer.order.totalPrice,
    });
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'cash-not-possible' } });
  const shopMethods = async () => (await (await shop.request('/api/shop')).json()).paymentMethods;
  expect(await shopMethods()).toEqual(['upi', 'paypal']);
  const { body: saved } = await admin.get(SETTINGS);
  expect(saved).toMatchObject({ isOffered: false, version: 0 });
  const form = { ...saved, isOffered: true, needsCode: false, onlyPincodes: '641, 600001', fee: 40 };
  const changed = await admin.put(SETTINGS, form);
  expect(changed).toMatchObject({ status: 200, body: { onlyPincodes: ['600001', '641'], version: 1 } });
  expect(await admin.put(SETTINGS, form)).toMatchObject({ status: 409, body: { current: { fee: 40 } } });
  expect(await lastChange(shop, 'cash on delivery')).toMatchObject({ action: 'change cash on delivery' });
  expect(await shopMethods()).toEqual(['upi', 'paypal', 'cash-on-delivery']);
  const { sections } = await (await shop.request('/api/content/pages/terms-of-service')).json();
  expect(JSON.stringify(sections)).toContain('You can also pay in cash when your order arrives');
});

test.each([
  [{ minOrder: 10, maxOrder: 5 }, 'minOrder'],
  [{ maxOrder: 200_000 }, 'maxOrder'],
  [{ maxOrder: 199_999, fee: 1 }, 'maxOrder'],
  [{ fee: 0.005 }, 'fee'],
  [{ fee: -1 }, 'fee'],
  [{ maxOpen: 0 }, 'maxOpen'],
  [{ notPincodes: ['6'] }, 'notPincodes'],
  [{ isOffered: 'perhaps' }, 'isOffered'],
])('wrong terms are rejected by field: %o', async (wrong, field) => {
  const { body } = await admin.get(SETTINGS);
  const response = await admin.put(SETTINGS, { ...body, ...wrong });
  expect([response.status, Object.keys(response.body.fields)]).toEqual([400, [field]]);
});

test.each([
  [{ minOrder: 100_000 }, 'from ₹1,00,000'],
  [{ maxOrder: 1 }, 'up to ₹1'],
  [{ notPincodes: ['6'] }, 'at pincode'],
  [{ onlyPincodes: ['999999'] }, 'at pincode'],
])('%o: the customer reads why not, and the server rejects the order', async (terms, why) => {
  await setCash(shop, terms);
  const payer = await placedOrder(shop);
  expect((await optionsOf(payer)).problem).toContain(why);
  const body = { orderId: payer.order._id, totalPrice: payer.order.totalPrice };
  const confirmed = await payer.me.post('/api/orders/cash-on-delivery', body);
  expect(confirmed).toMatchObject({ status: 409, body: { code: 'cash-not-possible' } });
  expect(confirmed.body.error).toContain(why);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'PENDING',
    payment_status: 'PENDING',
  });
});

test('from order to cash: confirmed, shipped with an invoice, delivered, and paid when the cash is recorded', async () => {
  await setCash(shop, { fee: 40 });
  const toShip = async () => (await admin.get('/api/admin/overview/work')).body.ordersToShip;
  const waiting = await toShip();
  const payer = await cashOrder(shop, 40);
  const { order, me, who } = payer;
  expect(await toShip()).toBe(waiting + 1);
  expect(await me.get('/api/cart')).toMatchObject({ body: { items: [] } });
  expect((await mailTo(shop, who.email, 2))?.subject).toContain('cash on delivery');
  const held = await stockOf();
  // neither its time nor the hold of an unpaid order ends it
  await rows(shop, "update orders set created_at = now() - interval '9 days' where id = $1", order._id);
  await expireHolds(shop.database.db);
  const deps = await openPaymentDeps(shop, {});
  await cancelUnpaid(deps);
  await deps.close();
  expect(await stockOf()).toEqual(held);
  expect((await admin.get(`/api/admin/orders/${order._id}`)).body.actions).toEqual([
    'ship',
    'cancel',
    'correct-address',
    'set-gstin',
    'note',
  ]);
  expect(await act(admin, order._id, 'pay', { method: 'cash' })).toMatchObject({ status: 409 });
  const shipped = await act(admin, order._id, 'ship', { courier: 'ST Courier', trackingNumber: 'S1' });
  expect(shipped.status).toBe(200);
  expect((await admin.get(`/api/admin/orders/${order._id}`)).body.actions).toContain('undelivered');
  const mail = await mailTo(shop, who.email, 3);
  expect(mail?.text).toMatch(/have ₹[\d,]+ ready in cash/);
  expect(await booksOf(shop, order._id)).toMatchObject({
    status: 'SHIPPED',
    payment_status: 'PENDING',
    payments: [],
    holds_stock: true,
  });
  const [invoice] = await rows<{
    content: { total: number; cashOnDelivery: { fee: number; feeTax: object } };
  }>(shop, 'select content from invoices where order_id = $1', order._id);
  expect(invoice?.content).toMatchObject({ total: order.totalPrice * 100, cashOnDelivery: { fee: 4000 } });
  const pdf = await shop.request(`/api/invoices/${order._id}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect((await act(admin, order._id, 'deliver')).status).toBe(200);
  expect(await recordCash(admin, order, { reference: 'CRF 77', note: 'Payout of Monday' })).toMatchObject({
    status: 200,
    body: { outcome: 'captured' },
  });
  expect(await booksOf(shop, order._id)).toMatchObject({
    status: 'DELIVERED',
    payment_status: 'COMPLETED',
    payments: [{ provider: 'cash-on-delivery', id: `CRF-77-${order.number}`, status: 'captured' }],
    refunds: [],
  });
  expect(await lastChange(shop, `order ${order._id}`)).toMatchObject({ action: 'record receipt' });
  expect(await rows(shop, 'select 1 from invoices where order_id = $1', order._id)).toHaveLength(1);
});

test('the fee is taxed like the delivery charge, and the invoice adds up', async () => {
  await rows(shop, "update foods set gst_basis_points = 500, hsn = '1508'");
  await rows(shop, `update shop_settings set details = details || '{"gstin":"33ABCDE1234F1Z7"}'`);
  await setCash(shop, { fee: 42 });
  const { order } = await cashOrder(shop, 42);
  expect((await act(admin, order._id, 'ship', { courier: 'X', trackingNumber: 'Y' })).status).toBe(200);
  const [row] = await rows<{
    content: { lines: { total: number }[]; delivery: number; total: number } & {
      cashOnDelivery: { feeTax: Record<'taxable' | 'cgst' | 'sgst' | 'igst', number> };
    };
  }>(shop, 'select content from invoices where order_id = $1', order._id);
  const { lines, delivery, total, cashOnDelivery } = row?.content ?? expect.fail('no invoice');
  const { taxable, cgst, sgst, igst } = cashOnDelivery.feeTax;
  expect(taxable + cgst + sgst + igst).toBe(4200);
  expect(cgst + sgst + igst).toBe(200);
  expect(lines.reduce((sum, line) => sum + line.total, 0) + delivery + 4200).toBe(total);
});

test('the code of this browser confirms, once; strangers, wrong codes and other browsers do not', async () => {
  await setCash(shop, { needsCode: true });
  const payer = await placedOrder(shop);
  const stranger = await placedOrder(shop);
  const browser = openBrowser(shop, payer);
  const body = { orderId: payer.order._id, totalPrice: payer.order.totalPrice };
  const without = await browser.post('/api/orders/cash-on-delivery', body);
  expect(without).toMatchObject({ status: 400, body: { code: 'invalid-code' } });
  const code = await requestCashCode(shop, browser, payer);
  expect((await browser.post('/api/orders/cash-on-delivery/code', { orderId: payer.order._id })).status).toBe(
    429,
  );
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await browser.post('/api/orders/cash-on-delivery', { ...body, code: wrong })).status).toBe(400);
  const other = openBrowser(shop, payer);
  expect((await other.post('/api/orders/cash-on-delivery', { ...body, code })).status).toBe(400);
  const foreign = openBrowser(shop, stranger);
  expect((await foreign.post('/api/orders/cash-on-delivery', { ...body, code })).status).toBe(404);
  expect((await foreign.post('/api/orders/cash-on-delivery/code', { orderId: payer.order._id })).status).toBe(
    404,
  );
  const twice = await Promise.all([
    browser.post('/api/orders/cash-on-delivery', { ...body, code }),
    browser.post('/api/orders/cash-on-delivery', { ...body, code }),
  ]);
  expect(twice.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
  expect((await browser.post('/api/orders/cash-on-delivery', body)).status).toBe(200);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'CONFIRMED' });
  const changes = "select 1 from order_history where order_id = $1 and to_status = 'CONFIRMED'";
  expect(await rows(shop, changes, payer.order._id)).toHaveLength(1);
});

test('another total than the customer saw is rejected, and a sold-out order too', async () => {
  await setCash(shop, { fee: 30 });
  const payer = await placedOrder(shop);
  const confirm = (totalPrice: unknown) =>
    payer.me.post('/api/orders/cash-on-delivery', { orderId: payer.order._id, totalPrice });
  expect(await confirm(payer.order.totalPrice)).toMatchObject({
    status: 409,
    body: { code: 'price-changed' },
  });
  expect((await confirm('free')).status).toBe(400);
  await rows(shop, 'update orders set holds_stock = false, held_until = null where id = $1', payer.order._id);
  const [line] = await rows<{ food_id: string; size: string }>(
    shop,
    'select food_id, size from order_items where order_id = $1',
    payer.order._id,
  );
  const [{ stock } = { stock: null }] = await rows<{ stock: number | null }>(
    shop,
    'select stock from food_sizes where food_id = $1 and size = $2',
    line?.food_id,
    line?.size,
  );
  const set = (value: number | null) =>
    rows(
      shop,
      'update food_sizes set stock = $3 where food_id = $1 and size = $2',
      line?.food_id,
      line?.size,
      value,
    );
  await set(0);
  expect((await confirm(payer.order.totalPrice + 30)).status).toBe(409);
  await set(stock);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'PENDING' });
});

test('a parcel that came back is counted, restocked on demand, and after two the customer pays online', async () => {
  await rows(shop, 'update food_sizes set stock = 500 where not has_batches');
  const payer = await cashOrder(shop, 0);
  const send = async (restock: boolean) => {
    await act(admin, payer.order._id, 'ship', { courier: 'X', trackingNumber: 'Y' });
    expect((await act(admin, payer.order._id, 'cancel', { reason: 'no' })).status).toBe(409);
    return act(admin, payer.order._id, 'undelivered', { why: 'door', restock });
  };
  expect((await act(admin, payer.order._id, 'undelivered', { why: 'door' })).status).toBe(409);
  const before = await stockOf();
  expect((await send(true)).status).toBe(200);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ status: 'CANCELLED', holds_stock: false });
  expect(await stockOf()).not.toEqual(before);
  expect((await recordCash(admin, payer.order)).status).toBe(409);
  expect((await mailTo(shop, payer.who.email, 4))?.subject).toContain('came back');
  // a second one of the same customer
  await rows(
    shop,
    `update orders set cod_at = now(), cod_undelivered_at = now(), status = 'CANCELLED' where user_id = (select user_id from orders where id = $1)`,
    payer.order._id,
  );
  await setCash(shop, { maxUndelivered: 1 });
  const again = await payer.me.post(`/api/orders/${payer.order._id}/reorder`, {});
  expect(again.status).toBe(200);
  const { body: detail } = await admin.get(`/api/admin/orders/${payer.order._id}`);
  expect(detail.undelivered).toBe(1);
  const { body: list } = await admin.get(`/api/admin/orders?q=${payer.order.number}`);
  expect(list[0]).toMatchObject({ isCashOnDelivery: true, undelivered: 1 });
});

test('a customer may have only so many unpaid cash orders', async () => {
  await setCash(shop, { maxOpen: 1 });
  const payer = await cashOrder(shop, 0);
  await rows(
    shop,
    'update orders set user_id = (select user_id from orders where id = $1) where id = $2',
    payer.order._id,
    (await cashOrder(shop, 0)).order._id,
  );
  const third = await placedOrder(shop);
  await rows(
    shop,
    'update orders set user_id = (select user_id from orders where id = $1) where id = $2',
    payer.order._id,
    third.order._id,
  );
  const options = (await payer.me.get(`/api/orders/payment-options/${third.order._id}`)).body;
  expect(options['cash-on-delivery'].problem).toContain('on their way');
});

test('the customer cancels before shipping, not after; nothing is refunded', async () => {
  const payer = await cashOrder(shop, 0);
  expect((await payer.me.post(`/api/orders/${payer.order._id}/cancel`, {})).status).toBe(200);
  expect(await booksOf(shop, payer.order._id)).toMatchObject({
    status: 'CANCELLED',
    refunds: [],
    holds_stock: false,
  });
  const sent = await cashOrder(shop, 0);
  await act(admin, sent.order._id, 'ship', { courier: 'X', trackingNumber: 'Y' });
  expect((await sent.me.post(`/api/orders/${sent.order._id}/cancel`, {})).status).toBe(409);
});
