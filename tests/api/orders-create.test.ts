import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo } from '../support/people.ts';
import { ADDRESS, atCheckout, COCONUT, checkoutOf, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows;
const ordersOf = async (userId: string) =>
  (await query('select count(*) from orders where user_id = $1', [userId]))[0].count;

test('A-29 N-11 N-12 N-13 the cart becomes an unpaid order with its own copy of everything', async () => {
  const { who, me, checkout } = await atCheckout(shop, [SESAME, COCONUT]);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    number: expect.any(Number),
    name: 'Meena',
    email: who.email,
    phone: '9876543210',
    address: ADDRESS,
    addressLatLng: { lat: '11.0168', lng: '76.9558' },
    status: 'PENDING',
    paymentStatus: 'PENDING',
    paymentId: null,
    couponCode: null,
    discount: 0,
    deliveryCharge: 0,
    totalPrice: 3 * 486 + 2 * 504,
    history: [{ status: 'PENDING', at: expect.any(String) }],
  });
  expect(body.items[0]).toEqual({
    product: {
      _id: SESAME.productId,
      name: 'Wood-Pressed Sesame Oil',
      imageUrl: expect.stringContaining('sesame'),
      images: [expect.stringContaining('sesame')],
      quantities: [{ size: '1 L', price: 540 }],
    },
    size: '1 L',
    quantity: 3,
    price: 486,
    listPrice: 540,
  });
  const minutes = (Date.parse(body.heldUntil) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(28);
  expect(minutes).toBeLessThanOrEqual(30.1);
  expect((await me.get(`/api/orders/${body._id}`)).body).toEqual(body);
  const mail = await mailTo(shop, who.email);
  expect(mail.text).toContain(`/payment/${body._id}`);
  // the customer is about to pay: no reminder yet
  expect(mail.subject).toBe(`Order ${body.number}: we have your order`);
  expect(mail.text).not.toMatch(/please complete/i);
});

test('T-07 the email of an order adds up like its pages: list prices, product offers, the coupon, delivery', async () => {
  const { me, who, checkout } = await atCheckout(shop, [SESAME], {
    couponCode: 'PONGAL10',
    discount: 145.8,
    totalPrice: 1312.2,
  });
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
  const mail = await mailTo(shop, who.email);
  expect(mail.text).toContain(
    [
      'Wood-Pressed Sesame Oil (1 L), 3 x ₹540: ₹1,620',
      'Subtotal: ₹1,620',
      'Product offers: −₹162',
      'Coupon PONGAL10: −₹145.80',
      'Delivery charge: Free',
      'Total: ₹1,312.20',
    ].join('\n'),
  );
});

test('ST-31 the cart keeps its lines until the order is paid', async () => {
  const { me, checkout } = await atCheckout(shop);
  await me.post('/api/orders/create', checkout);
  expect((await me.get('/api/cart')).body.items).toHaveLength(1);
});

test('36 later changes of a food change neither the order nor its price', async () => {
  const { me, checkout } = await atCheckout(shop, [
    { productId: 'hand-pounded-red-rice', size: '5 kg', quantity: 3 },
  ]);
  const { body } = await me.post('/api/orders/create', checkout);
  await query(
    "update foods set name = 'Another name', discount_percent = 50 where id = 'hand-pounded-red-rice'",
  );
  await query("update food_sizes set price_paise = 1 where food_id = 'hand-pounded-red-rice'");
  expect((await me.get(`/api/orders/${body._id}`)).body).toEqual(body);
  const upi = await me.post('/api/orders/razorpay/create-order', { orderId: body._id });
  expect([upi.status, upi.body.amount]).toEqual([200, body.totalPrice * 100]);
  const { paypal } = (await me.get(`/api/orders/payment-options/${body._id}`)).body;
  expect(paypal.amount).toBeCloseTo(body.totalPrice * paypal.rate, 1);
});

test('state and pincode may be sent beside the address', async () => {
  const { state, pincode, ...street } = ADDRESS;
  const { me, checkout } = await atCheckout(shop, [SESAME], { address: street, state, pincode });
  expect((await me.post('/api/orders/create', checkout)).body.address).toEqual(ADDRESS);
});

test.each([
  ['V-17', { name: ' ' }, 'name', 'Name is required'],
  ['V-17', { address: { ...ADDRESS, doorNumber: '' } }, 'address.doorNumber', 'Door number is required'],
  ['V-17', { address: { ...ADDRESS, street: '' } }, 'address.street', 'Street is required'],
  ['V-17', { address: { ...ADDRESS, area: '' } }, 'address.area', 'Area is required'],
  ['V-17', { address: { ...ADDRESS, district: '' } }, 'address.district', 'District is required'],
  ['V-17', { address: { ...ADDRESS, state: undefined }, state: undefined }, 'state', 'State is required'],
  ['V-18', { phone: '12345' }, 'phone', 'Enter a valid 10-digit mobile number'],
  ['V-18', { phone: '98765432101' }, 'phone', 'Enter a valid 10-digit mobile number'],
  ['V-19', { address: { ...ADDRESS, pincode: '12345' } }, 'address.pincode', 'Pincode must be 6 digits'],
  ['V-20', { addressLatLng: undefined }, 'addressLatLng', 'Please select your location on the map'],
  [
    'V-20',
    { addressLatLng: { lat: '', lng: '' } },
    'addressLatLng.lat',
    'Please select your location on the map',
  ],
  [
    'V-20',
    { addressLatLng: { lat: '91', lng: '0' } },
    'addressLatLng.lat',
    'Please select your location on the map',
  ],
  [
    '',
    { addressLatLng: { lat: 11, lng: 76 } },
    'addressLatLng.lat',
    'Please select your location on the map',
  ],
  ['', { items: [] }, 'items', 'Your Cart is Empty'],
  ['', { totalPrice: 'free' }, 'totalPrice', 'Total is required'],
])('%s the server rejects %j', async (_, wrong, field, message) => {
  const { who, me, checkout } = await atCheckout(shop);
  const { status, body } = await me.post('/api/orders/create', { ...checkout, ...wrong });
  expect([status, body.fields[field]]).toEqual([400, message]);
  expect(await ordersOf(who.id)).toBe(0);
});

test.each([-1, 0, 1.5, '3', 1e9, null])('30 an order line with quantity %j is rejected', async (quantity) => {
  const { me, checkout } = await atCheckout(shop);
  const items = checkout.items.map((item) => ({ ...item, quantity }));
  expect((await me.post('/api/orders/create', { ...checkout, items })).status).toBe(400);
});

test.each([
  ['a wrong total', { totalPrice: 1 }],
  ['a total with too many decimals', { totalPrice: 1458.0049 }],
  ['a discount without a coupon', { discount: 1458, totalPrice: 0 }],
  ['a negative discount', { discount: -1458 }],
])('32 33 %s is rejected with the figures of the shop, and nothing is written', async (_, wrong) => {
  const { who, me, checkout } = await atCheckout(shop);
  const { status, body } = await me.post('/api/orders/create', { ...checkout, ...wrong });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'price-changed',
    fresh: { subtotal: 1458, discount: 0, deliveryCharge: 0, totalPrice: 1458, items: [{ price: 486 }] },
  });
  expect(await ordersOf(who.id)).toBe(0);
});

test('36 CH-09 a price that changed between cart and order is a 409 with the new price', async () => {
  const line = { productId: 'a2-cow-ghee', size: '1 L', quantity: 1 };
  const { who, me, checkout } = await atCheckout(shop, [line]);
  await query("update food_sizes set price_paise = 200000 where food_id = 'a2-cow-ghee' and size = '1 L'");
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.code, body.fresh.totalPrice]).toEqual([409, 'price-changed', 1800]);
  expect(await ordersOf(who.id)).toBe(0);
  expect((await me.post('/api/orders/create', await checkoutOf(shop, who))).body.totalPrice).toBe(1800);
});

test('a line that is not in the cart, or has another quantity, is not ordered', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const [item] = checkout.items;
  const more = { ...checkout, items: [{ ...item, quantity: 4 }], totalPrice: 4 * 486 };
  expect((await me.post('/api/orders/create', more)).body.code).toBe('cart-changed');
  const other = { product: COCONUT.productId, size: '1 L', price: 504, quantity: 2 };
  const added = { ...checkout, items: [item, other], totalPrice: 1458 + 1008 };
  expect((await me.post('/api/orders/create', added)).body.code).toBe('cart-changed');
  await me.post('/api/cart', COCONUT);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.code, body.fresh.totalPrice]).toEqual([409, 'cart-changed', 1458 + 1008]);
  expect(await ordersOf(who.id)).toBe(0);
});

test('35 lines of the same food and size are merged', async () => {
  const { me, checkout } = await atCheckout(shop);
  const items = [1, 2].map((quantity) => ({
    productId: { _id: SESAME.productId },
    size: '1 L',
    price: 486,
    quantity,
  }));
  const { status, body } = await me.post('/api/orders/create', { ...checkout, items });
  expect([status, body.items.length, body.items[0].quantity]).toEqual([201, 1, 3]);
});

test.each([
  { product: 'no-such-food' },
  { product: '\u0000' },
  { product: "' or 1=1 --" },
  { size: '7 L' },
  { product: { _id: 'no-such-food' } },
])('31 V-21 N-06 %j in an order is an invalid product', async (wrong) => {
  const { me, checkout } = await atCheckout(shop);
  const items = checkout.items.map((item) => ({ ...item, ...wrong }));
  const { status, body } = await me.post('/api/orders/create', { ...checkout, items });
  expect([status, body.error]).toEqual([
    400,
    'Cart contains an invalid product. Please remove it and try again.',
  ]);
});

test('V-21 a cart with an unavailable line cannot be ordered, not even without that line', async () => {
  const gone = { productId: 'cold-pressed-castor-oil', size: '100 ml', quantity: 1 };
  const { who, me, checkout } = await atCheckout(shop, [SESAME, gone]);
  await query("update foods set removed_at = now() where id = 'cold-pressed-castor-oil'");
  const around = { ...checkout, items: checkout.items.slice(0, 1), totalPrice: 1458 };
  for (const body of [checkout, around]) {
    expect((await me.post('/api/orders/create', body)).body.code).toBe('invalid-product');
  }
  await me.remove(`/api/cart/${gone.productId}/100%20ml`);
  expect((await me.post('/api/orders/create', await checkoutOf(shop, who))).status).toBe(201);
});

test('34 V-28 K-01 an order below 1000 rupees is rejected; exactly 1000 is enough', async () => {
  await query(
    "update food_sizes set price_paise = 99999 where food_id = 'moringa-leaf-powder' and size = '200 g'",
  );
  await query("update foods set discount_percent = 0 where id = 'moringa-leaf-powder'");
  const line = { productId: 'moringa-leaf-powder', size: '200 g', quantity: 1 };
  const { who, me, checkout } = await atCheckout(shop, [line]);
  const short = await me.post('/api/orders/create', checkout);
  expect([short.status, short.body.error]).toEqual([
    400,
    'Minimum order amount must be ₹1000 to proceed to checkout',
  ]);
  await query("update food_sizes set price_paise = 100000 where food_id = 'moringa-leaf-powder'");
  expect((await me.post('/api/orders/create', await checkoutOf(shop, who))).status).toBe(201);
});

test('an absurdly large total is rejected with a message, not by the database', async () => {
  await query("update food_sizes set price_paise = 99999999999 where food_id = 'foxtail-millet-thinai'");
  const line = { productId: 'foxtail-millet-thinai', size: '1 kg', quantity: 99 };
  const { me, checkout } = await atCheckout(shop, [line]);
  expect((await me.post('/api/orders/create', checkout)).body.code).toBe('order-too-large');
});

test('a visitor cannot order, and unknown fields are ignored', async () => {
  const { checkout, me, who } = await atCheckout(shop);
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(checkout),
  };
  expect((await shop.request('/api/orders/create', init)).status).toBe(401);
  const extra = {
    ...checkout,
    status: 'PAYMENT',
    paymentStatus: 'COMPLETED',
    paymentId: 'x',
    userId: 'x',
    _id: 'x',
  };
  const { body } = await me.post('/api/orders/create', extra);
  expect(body).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PENDING',
    paymentId: null,
    email: who.email,
  });
});
