import { afterAll, beforeAll, expect, test } from 'vitest';
import flatRateCourier from '../../extensions/flat-rate-courier/extension.ts';
import config from '../../shop.config.ts';
import { trackingLink } from '../../src/extension/tracking-link.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { ADDRESS, atCheckout, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const extensions = [...config.extensions, flatRateCourier];
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions });
});
afterAll(() => shop.close());

const to = (state: string, pincode: string) => ({
  address: { ...ADDRESS, state, pincode },
  state,
  pincode,
});

test('a courier by weight charges the three litres of an order, whatever the client sends', async () => {
  const { me, checkout } = await atCheckout(shop, [SESAME], to('Tamil Nadu', '642001'));
  const free = await me.post('/api/orders/create', checkout);
  expect([free.status, free.body.code]).toEqual([409, 'price-changed']);
  expect(free.body.fresh).toMatchObject({ deliveryCharge: 185, totalPrice: 1643 });
  const { status, body } = await me.post('/api/orders/create', { ...checkout, totalPrice: 1643 });
  expect([status, body.deliveryCharge, body.totalPrice]).toEqual([201, 185, 1643]);
});

test('a place without a rate is not served', async () => {
  const place = to('Andaman and Nicobar Islands', '744101');
  const { me, checkout } = await atCheckout(shop, [SESAME], place);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.code]).toEqual([400, 'not-served']);
});

test('a phone order shows the same charge while the admin still talks', async () => {
  const admin = await asAdmin(shop);
  const { status, body } = await admin.post('/api/admin/phone-orders/figures', {
    items: [SESAME],
    customerId: null,
    state: 'Tamil Nadu',
    pincode: '642001',
  });
  expect([status, body.deliveryCharge, body.totalPrice]).toEqual([200, 185, 1643]);
});

test('an order whose hold has ended is paid at the charge of the courier', async () => {
  const payer = await placedOrder(shop, [SESAME], { ...to('Tamil Nadu', '642001'), totalPrice: 1643 });
  await rows(
    shop,
    "update orders set holds_stock = false, held_until = now() - interval '1 minute' where id = $1 returning 1",
    payer.order._id,
  );
  const { status, body } = await payer.me.post('/api/orders/razorpay/create-order', {
    orderId: payer.order._id,
  });
  expect([status, body.amount]).toEqual([200, 164_300]);
});

test('a parcel can be followed at the courier', () => {
  const parcel = { courier: 'village courier', trackingNumber: 'A/1' };
  expect(trackingLink(extensions, parcel)).toBe('https://courier.example/track/A%2F1');
  expect(trackingLink(extensions, { ...parcel, courier: 'Another' })).toBeUndefined();
});
