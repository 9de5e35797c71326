import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryTerms } from '../../src/rules/delivery-charge.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import { booksOf, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { ADDRESS, atCheckout, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const TERMS: DeliveryTerms = {
  charge: 80,
  freeFrom: 2000,
  states: [
    { state: 'Tamil Nadu', charge: 40.5, freeFrom: 1500 },
    { state: 'Assam', charge: 150, freeFrom: null },
  ],
  notServed: ['682555', '744'],
};
const save = (terms: object) => admin.put('/api/admin/settings/delivery', terms);
const shown = async () => (await shop.request('/api/shop/delivery')).json();
const to = (state: string, pincode = '642001') => ({
  address: { ...ADDRESS, state, pincode },
  state,
  pincode,
});

test('AD-14 delivery is free by default; changed terms are shown, saved and in the audit log', async () => {
  expect(await shown()).toEqual({ charge: 0, freeFrom: null, states: [], notServed: [] });
  const typed = { ...TERMS, charge: '80', freeFrom: '2000', notServed: '744, 682555\n744' };
  const { status, body } = await save(typed);
  expect([status, body]).toEqual([200, { ...TERMS, version: 1 }]);
  expect(await shown()).toEqual(TERMS);
  expect((await lastChange(shop, 'delivery')).changes).toMatchObject({ charge: [0, 80] });
});

test.each([
  ['charge', { charge: -1 }],
  ['charge', { charge: 'much' }],
  ['charge', { charge: 1.005 }],
  ['freeFrom', { freeFrom: -5 }],
  ['states.0.state', { states: [{ state: 'Atlantis', charge: 1, freeFrom: null }] }],
  ['states.2.state', { states: [...TERMS.states, { state: 'Assam', charge: 1, freeFrom: null }] }],
  ['notServed', { notServed: '12' }],
  ['notServed', { notServed: '682555, 6825551' }],
])('terms with an invalid %s are rejected: %j', async (field, wrong) => {
  await save(TERMS);
  const { status, body } = await save({ ...TERMS, ...wrong });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await shown()).toEqual(TERMS);
});

test('the delivery charge depends on state and total after the coupon, whatever the client sends', async () => {
  await save(TERMS);
  const { me, checkout } = await atCheckout(shop, [SESAME], to('tamilnadu'));
  const old = await me.post('/api/orders/create', checkout);
  expect(old.status).toBe(409);
  expect(old.body).toMatchObject({
    code: 'price-changed',
    fresh: { subtotal: 1458, discount: 0, deliveryCharge: 40.5, totalPrice: 1498.5 },
  });
  const { status, body } = await me.post('/api/orders/create', { ...checkout, totalPrice: 1498.5 });
  expect([status, body.deliveryCharge, body.totalPrice]).toEqual([201, 40.5, 1498.5]);
});

test('free from an amount: reached by the foods, not reached after a coupon', async () => {
  await save(TERMS);
  const five = { ...SESAME, quantity: 5 };
  const reached = await atCheckout(shop, [five], to('Kerala', '682001'));
  const free = await reached.me.post('/api/orders/create', reached.checkout);
  expect([free.status, free.body.deliveryCharge, free.body.totalPrice]).toEqual([201, 0, 2430]);
  const missed = await atCheckout(shop, [{ ...five, quantity: 4 }], to('Kerala', '682001'));
  const couponed = { ...missed.checkout, couponCode: 'PONGAL10', discount: 194.4, totalPrice: 1829.6 };
  const { status, body } = await missed.me.post('/api/orders/create', couponed);
  expect([status, body.discount, body.deliveryCharge, body.totalPrice]).toEqual([201, 194.4, 80, 1829.6]);
});

test.each([
  ['682555', 'Lakshadweep'],
  ['744101', 'Andaman and Nicobar Islands'],
])('the pincode %s is not served, and the customer reads why', async (pincode, state) => {
  await save(TERMS);
  const { who, me, checkout } = await atCheckout(shop, [SESAME], to(state, pincode));
  const { status, body } = await me.post('/api/orders/create', { ...checkout, totalPrice: 1538 });
  expect([status, body.code]).toEqual([400, 'not-served']);
  expect(body.error).toContain(`We do not deliver to the pincode ${pincode}`);
  expect(await rows(shop, 'select 1 from orders where user_id = $1', who.id)).toEqual([]);
});

test('payment, e-mails, invoice, overview and export of an order with a delivery charge agree to the paisa', async () => {
  await save(TERMS);
  const payer = await placedOrder(shop, [SESAME], { ...to('Tamil Nadu'), totalPrice: 1498.5 });
  const { who, order } = payer;
  // later changes of the terms do not affect the order
  await save({ ...TERMS, states: [], charge: 999, freeFrom: null });
  await payUpi(shop, await startUpi(payer));
  await until(async () => ((await booksOf(shop, order._id)).status === 'PAYMENT' ? true : undefined));
  expect((await booksOf(shop, order._id)).payments).toMatchObject([{ amount: 149_850 }]);
  const mail = await mailTo(shop, who.email, 2);
  expect(mail.text).toContain(
    'Subtotal: ₹1,620\nProduct offers: −₹162\nDelivery charge: ₹40.50\nTotal: ₹1,498.50',
  );
  const { lines, delivery, deliveryTax, total } = await invoiceOf(order._id);
  expect([delivery, total]).toEqual([4050, 149_850]);
  expect(lines.reduce((sum, line) => sum + line.total, delivery)).toBe(total);
  const parts = [...lines, deliveryTax].flatMap(({ taxable, cgst, sgst, igst }) => [
    taxable,
    cgst,
    sgst,
    igst,
  ]);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(deliveryTax.cgst).toBeGreaterThan(0);
  const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
  const { body: csv } = await admin.get(`/api/admin/overview/orders.csv?from=${today}&to=${today}`);
  expect(csv.split('\r\n').find((line: string) => line.startsWith(`${order.number},`))).toContain(
    '1458,0,40.5,1498.5',
  );
  const { body: overview } = await admin.get(`/api/admin/overview?from=${today}&to=${today}`);
  expect(overview.now.revenue).toBe(1498.5);
  const { body: detail } = await admin.get(`/api/admin/orders/${order._id}`);
  expect(detail).toMatchObject({ itemsTotal: 1458, deliveryCharge: 40.5, totalPrice: 1498.5 });
  const rejected = await act(admin, order._id, 'refund', {
    paymentId: detail.payments[0].id,
    amount: 1498.51,
    reason: 'too much',
  });
  expect(rejected.body.code).toBe('refund-not-possible');
});

test.each(['Tamilnaadu', 'தமிழ்நாடு', 'TN', 'tamil nadu '])(
  '%s with 600040 is Tamil Nadu: its delivery charge, its name on the order, CGST and SGST',
  async (state) => {
    await save(TERMS);
    const payer = await placedOrder(shop, [SESAME], { ...to(state, '600040'), totalPrice: 1498.5 });
    const { body: order } = await payer.me.get(`/api/orders/${payer.order._id}`);
    expect(order).toMatchObject({
      address: { state: 'Tamil Nadu', pincode: '600040' },
      deliveryCharge: 40.5,
    });
    await payUpi(shop, await startUpi(payer));
    await until(async () => ((await booksOf(shop, payer.order._id)).status === 'PAYMENT' ? true : undefined));
    const { lines } = await invoiceOf(payer.order._id);
    expect(lines.every(({ cgst, sgst, igst }) => cgst > 0 && cgst === sgst && igst === 0)).toBe(true);
  },
);

test.each([
  ['Tamil Nadu', '110001', 'The pincode 110001 is in Delhi, not in Tamil Nadu. Please check both.'],
  ['Atlantis', '600040', 'The pincode 600040 is in Tamil Nadu. Please choose the state.'],
])(
  '%s with %s is rejected with an error at its field: tax and delivery would be wrong',
  async (state, pincode, message) => {
    await save({ ...TERMS, states: [{ state: 'Tamil Nadu', charge: 0, freeFrom: null }] });
    const { who, me, checkout } = await atCheckout(shop, [SESAME], to(state, pincode));
    const { status, body } = await me.post('/api/orders/create', checkout);
    expect([status, body.fields]).toEqual([400, { state: message }]);
    expect(await rows(shop, 'select 1 from orders where user_id = $1', who.id)).toEqual([]);
  },
);

test('the state is accepted as written when the pincode is unknown', async () => {
  await save(TERMS);
  const { me, checkout } = await atCheckout(shop, [SESAME], to('56 APO', '956001'));
  const { status, body } = await me.post('/api/orders/create', { ...checkout, totalPrice: 1538 });
  expect([status, body.address?.state]).toEqual([201, '56 APO']);
});

test('an old order keeps its address as written, and its state is recognized when it is paid', async () => {
  await save(TERMS);
  const payer = await placedOrder(shop, [SESAME], { ...to('Tamil Nadu', '600040'), totalPrice: 1498.5 });
  await rows(
    shop,
    `update orders set address = address || '{"state": "தமிழ்நாடு", "pincode": "110001"}' where id = $1`,
    payer.order._id,
  );
  await payUpi(shop, await startUpi(payer));
  await until(async () => ((await booksOf(shop, payer.order._id)).status === 'PAYMENT' ? true : undefined));
  const { lines, buyer } = await invoiceOf(payer.order._id);
  expect(buyer.state).toBe('தமிழ்நாடு');
  expect(lines.every(({ cgst, igst }) => cgst > 0 && igst === 0)).toBe(true);
});

async function invoiceOf(orderId: string): Promise<Invoice> {
  const [found] = await rows<{ content: Invoice }>(
    shop,
    'select content from invoices where order_id = $1',
    orderId,
  );
  if (!found) throw new Error('no invoice');
  return found.content;
}

interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}
interface Invoice {
  buyer: { state: string };
  lines: (Tax & { total: number })[];
  delivery: number;
  deliveryTax: Tax;
  total: number;
}
