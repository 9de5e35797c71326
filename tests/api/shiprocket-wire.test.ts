import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderBody } from '../../extensions/shiprocket/order-body.ts';
import { keys, settings } from '../../extensions/shiprocket/settings.server.ts';
import { eventsOf, readTime, statusOf } from '../../extensions/shiprocket/tracking.ts';
import type { BookingOrder } from '../../src/extension/couriers.ts';
import { COURIER_KEYS, courierState, openCourier, planFault, scan } from '../support/courier.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(COURIER_KEYS);
});
afterAll(() => shop.close());

/** For calls that never end. */
const IMPATIENT = { timeoutMs: 2500, totalTimeoutMs: 2500, tries: 1 };
let last = 9000;
function order(changes: Partial<BookingOrder> = {}): BookingOrder {
  last += 1;
  return {
    orderId: '00000000-0000-4000-8000-000000000000',
    number: String(last),
    reference: String(last),
    isRepeated: false,
    name: 'Meena',
    phone: '+91 98412 33456',
    email: 'meena@example.com',
    address: '4, North Street, RS Puram, Coimbatore, Tamil Nadu, 641002',
    addressParts: {
      doorNumber: '4',
      street: 'North Street',
      area: 'RS Puram',
      district: 'Coimbatore',
      state: 'Tamil Nadu',
      pincode: '641002',
    },
    state: 'Tamil Nadu',
    pincode: '641002',
    placedAt: new Date('2026-11-14T20:00:00Z'),
    weightGrams: 3000,
    goodsTotal: 126_000 as BookingOrder['goodsTotal'],
    items: [{ name: 'Sesame oil 1 L', sku: 'sesame 1 L', quantity: 3, price: 42_000 }],
    deliveryCharge: 5000,
    discount: 1050,
    cashFee: 0,
    ...changes,
  };
}
const callsSince = async (count: number) => (await courierState(shop)).calls.slice(count);
const countCalls = async () => (await courierState(shop)).calls.length;

test('an order is sent with the compulsory fields, in rupees, kilograms and Indian time', () => {
  expect(
    orderBody(settings(shop.config.settingsInput), order({ reference: '9001-2', collect: 1 })),
  ).toMatchObject({
    order_id: '9001-2',
    order_date: '2026-11-15 01:30',
    pickup_location: 'Primary',
    billing_phone: '9841233456',
    billing_city: 'Coimbatore',
    payment_method: 'COD',
    sub_total: 1260,
    total_discount: 10.5,
    shipping_charges: 50,
    length: 25,
    weight: 3.25,
  });
});

test('a token that ended is renewed once, and the call repeated', async () => {
  const courier = openCourier(shop);
  expect((await courier.checkKeys?.())?.is).toBe('ok');
  await planFault(shop, 'error-401', '/settings');
  const before = await countCalls();
  expect((await courier.checkKeys?.())?.is).toBe('ok');
  expect(await callsSince(before)).toEqual([
    'GET /settings/company/pickup',
    'POST /auth/login',
    'GET /settings/company/pickup',
  ]);
});

test('keys that do not work and an unknown pickup address are named', async () => {
  const { createCourier } = await import('../../extensions/shiprocket/shiprocket.server.ts');
  const known = settings(shop.config.settingsInput);
  expect(await createCourier({ ...known, password: 'wrong' }).checkKeys?.()).toMatchObject({
    code: 'keys-rejected',
  });
  expect(await createCourier({ ...known, pickupLocation: 'Barn' }).checkKeys?.()).toMatchObject({
    message: expect.stringContaining('Barn'),
  });
});

test.each(['/orders/create', '/courier/assign'])(
  'a response of %s that never comes books once',
  async (on) => {
    const courier = openCourier(shop, IMPATIENT);
    const wanted = order();
    await planFault(shop, 'silent-after', on);
    const first = await courier.book?.(wanted);
    const again = await courier.book?.({ ...wanted, isRepeated: true });
    expect(first).toEqual(again);
    expect(first).toMatchObject({ is: 'ok', value: { carrier: 'Xpressbees Surface' } });
    const { orders } = await courierState(shop);
    expect(orders.filter(({ reference }) => reference === wanted.reference)).toHaveLength(1);
  },
);

test('a create that never arrived is not sent again blindly', async () => {
  const courier = openCourier(shop, IMPATIENT);
  const wanted = order();
  await planFault(shop, 'silent', '/orders/create');
  const before = await countCalls();
  expect((await courier.book?.(wanted))?.is).toBe('unreachable');
  const calls = await callsSince(before);
  expect(calls.filter((call) => call.includes('/create'))).toHaveLength(1);
  expect(calls.at(-1)).toMatch(/^GET \/orders/);
});

test('places without cash, bad fields and a cancelled reference are told apart', async () => {
  const courier = openCourier(shop);
  const codeOf = async (wanted: BookingOrder) => {
    const result = await courier.book?.(wanted);
    return result?.is === 'rejected' ? result.code : result?.is;
  };
  expect(await codeOf(order({ pincode: '744101' }))).toBe('not-served');
  expect(await codeOf(order({ pincode: '190001', collect: 126_000 }))).toBe('no-cash');
  expect(await codeOf(order({ phone: '12' }))).toBe('bad-address');
  const wanted = order();
  const booked = await courier.book?.(wanted);
  if (booked?.is !== 'ok') throw new Error('not booked');
  const parcel = { number: '', carrier: '', courierOrder: '', courierParcel: '', ...booked.value };
  expect((await courier.cancel?.(parcel))?.is).toBe('ok');
  expect((await courier.cancel?.(parcel))?.is).toBe('ok');
  expect(await codeOf({ ...wanted, isRepeated: true })).toBe('reference-used');
  expect(await codeOf(wanted)).toBe('reference-used');
});

test('tracking is read for many parcels, and unknown ones are left out', async () => {
  const courier = openCourier(shop);
  const booked = await courier.book?.(order());
  if (booked?.is !== 'ok') throw new Error('not booked');
  const awb = booked.value.trackingNumber;
  for (const status of [42, 99, 7]) await scan(shop, awb, status, { webhook: 'never' });
  const result = await courier.track?.([awb, 'NONE']);
  if (result?.is !== 'ok') throw new Error('not tracked');
  expect(result.value.map(({ status }) => status)).toEqual(['picked-up', 'other', 'delivered']);
  expect(new Set(result.value.map(({ id }) => id)).size).toBe(3);
});

test('status ids follow the table, and times are Indian in both formats', () => {
  const ids = (status: string) =>
    Array.from({ length: 100 }, (_, id) => id).filter((id) => statusOf(String(id)) === status);
  expect(
    ids('picked-up')
      .concat(ids('in-transit'))
      .sort((a, b) => a - b),
  ).toEqual([6, 18, 38, 42, 51]);
  expect(ids('coming-back')).toEqual([9, 40, 41, 46]);
  expect(ids('void')).toEqual([8, 16, 45]);
  expect(
    ids('lost')
      .concat(ids('damaged'))
      .sort((a, b) => a - b),
  ).toEqual([12, 24, 25, 76]);
  expect(readTime('2023-05-19 11:59:16')?.toISOString()).toBe('2023-05-19T06:29:16.000Z');
  expect(readTime('23 05 2023 11:43:52')?.toISOString()).toBe('2023-05-23T06:13:52.000Z');
  expect(readTime('NA')).toBeUndefined();
});

test('a state without its scan is an event of its own', () => {
  const data = {
    track_status: 1,
    shipment_status: '7',
    shipment_track: [{ current_status: 'Delivered', delivered_date: '2026-11-15 10:00:00' }],
    shipment_track_activities: null,
  };
  expect(eventsOf('AWB', data, new Date())).toMatchObject([{ id: 'AWB state 7', status: 'delivered' }]);
});

test('the address of the webhook has none of the words that Shiprocket rejects', () => {
  expect(shop.config.extensions.flatMap(({ couriers = [] }) => couriers)).toMatchObject([
    { webhookName: 'parcels' },
  ]);
  expect('/api/webhooks/couriers/parcels').not.toMatch(/shiprocket|kartrocket|sr|kr/);
});

test('without keys nothing is offered, and a wrong box is rejected', async () => {
  expect(settings({ ...shop.config.settingsInput, keys: {} }).isOffered).toBe(false);
  const box = keys.find(({ name }) => name === 'SHIPROCKET_BOX');
  expect(box?.schema.safeParse('25x20').success).toBe(false);
  expect(box?.schema.safeParse('0x20x20').success).toBe(false);
  expect(box?.schema.safeParse('30 x 20 x 15').success).toBe(true);
});
