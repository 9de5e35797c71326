import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import config from '../../shop.config.ts';
import type { TrackingEvent } from '../../src/extension/couriers.ts';
import { defineExtension } from '../../src/extension/extension.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { verifyHmac } from '../../src/extension/server/verify-hmac.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { booksOf, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const SECRET = 'secret of the courier';
const booked = new Map<string, string>();
let outage: Exclude<ProviderResult<never>, { is: 'ok' }> | undefined;

const courier = defineExtension({
  name: 'test-courier',
  apiVersion: 1,
  couriers: [
    {
      id: 'test-courier',
      name: 'Test Courier',
      server: async () => ({
        createCourier: () => ({
          book: async ({ orderId, weightGrams }) => {
            if (outage) return outage;
            booked.set(orderId, booked.get(orderId) ?? `TC${booked.size + 1}-${weightGrams}`);
            return { is: 'ok', value: { trackingNumber: booked.get(orderId) ?? '' } };
          },
          label: async (number) => ({ is: 'ok', value: Buffer.from(`%PDF-1.4 ${number}`) }),
          readEvents: ({ body, headers }) => {
            if (!verifyHmac(SECRET, body, headers.get('X-Signature'))) return undefined;
            const events: (TrackingEvent & { at: string })[] = JSON.parse(Buffer.from(body).toString('utf8'));
            return events.map((event) => ({ ...event, at: new Date(event.at) }));
          },
        }),
      }),
    },
  ],
});

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions: [...config.extensions, courier] });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  outage = undefined;
});

const paid = async () => {
  const payer = await placedOrder(shop);
  const { order, who } = payer;
  await payUpi(shop, await startUpi(payer));
  await until(async () => ((await booksOf(shop, order._id)).status === 'PAYMENT' ? true : undefined));
  const { body } = await admin.get(`/api/admin/orders/${order._id}`);
  return { id: order._id, version: body.version, who };
};
const book = (id: string, version: number, name = 'test-courier') =>
  admin.post(`/api/admin/orders/${id}/booking`, { courier: name, version });
const statusOf = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body.status;

function report(events: object[], secret = SECRET) {
  const body = JSON.stringify(events);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return shop.request('/api/webhooks/couriers/test-courier', {
    method: 'POST',
    headers: { 'X-Signature': signature, 'Content-Type': 'application/json' },
    body,
  });
}

test('booking ships the order with the courier’s number, and its label can be read', async () => {
  const { id, version } = await paid();
  const before = await admin.get(`/api/admin/orders/${id}/shipment`);
  expect(before.body).toEqual({
    couriers: [{ id: 'test-courier', name: 'Test Courier' }],
    booked: null,
    events: [],
  });
  const { status, body } = await book(id, version);
  expect([status, body.booked]).toMatchObject([200, { courier: 'test-courier', hasLabel: true }]);
  const { body: order } = await admin.get(`/api/admin/orders/${id}`);
  expect(order).toMatchObject({
    status: 'SHIPPED',
    courier: 'Test Courier',
    trackingNumber: body.booked.trackingNumber,
  });
  const label = await admin.get(`/api/admin/orders/${id}/label`);
  expect(label.headers.get('Content-Type')).toBe('application/pdf');
  expect(label.body).toBe(`%PDF-1.4 ${body.booked.trackingNumber}`);
});

test('a courier that does not respond or rejects the booking leaves the order as it is; the next try books once', async () => {
  const { id, version } = await paid();
  outage = { is: 'unreachable', reason: 'timeout' };
  expect((await book(id, version)).body.code).toBe('courier-away');
  outage = { is: 'rejected', status: 400, code: 'NO', message: 'no such pincode' };
  expect((await book(id, version)).body.code).toBe('booking-refused');
  expect(await statusOf(id)).toBe('PAYMENT');
  outage = undefined;
  const both = await Promise.all([book(id, version), book(id, version)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rows(shop, 'select 1 from shipments where order_id = $1', id)).toHaveLength(1);
});

test('an unknown courier, an outdated page and a shipped order are rejected', async () => {
  const { id, version } = await paid();
  expect((await book(id, version, 'nobody')).body.code).toBe('courier-not-offered');
  expect((await book(id, version - 1)).body.code).toBe('order-changed');
  await book(id, version);
  expect((await book(id, version + 1)).body.code).toMatch(/order-(changed|step-refused)/);
});

test('a reported delivery delivers the order once, whatever comes twice or late', async () => {
  const { id, version, who } = await paid();
  const { body } = await book(id, version);
  const number = body.booked.trackingNumber;
  const event = (name: string, status: string, at: string) => ({
    id: `${number} ${name}`,
    trackingNumber: number,
    status,
    at,
  });
  const delivered = event('2', 'delivered', '2026-11-20T10:00:00Z');
  expect((await report([delivered], 'another secret')).status).toBe(400);
  expect(await statusOf(id)).toBe('SHIPPED');
  await Promise.all([report([delivered]), report([delivered])]);
  await report([event('1', 'out-for-delivery', '2026-11-20T08:00:00Z'), delivered]);
  expect(await statusOf(id)).toBe('DELIVERED');
  const { body: shipment } = await admin.get(`/api/admin/orders/${id}/shipment`);
  expect(shipment.events.map(({ status }: { status: string }) => status)).toEqual([
    'out-for-delivery',
    'delivered',
  ]);
  const history = await rows(
    shop,
    "select 1 from order_history where order_id = $1 and to_status = 'DELIVERED'",
    id,
  );
  expect(history).toHaveLength(1);
  expect((await mailTo(shop, who.email, 4)).subject).toContain('delivered');
});

test('parcels of nobody and of unknown couriers change nothing', async () => {
  const stranger = { id: 'x', trackingNumber: 'NONE', status: 'delivered', at: '2026-11-20T10:00:00Z' };
  expect((await report([stranger])).status).toBe(200);
  expect((await shop.request('/api/webhooks/couriers/nobody', { method: 'POST', body: '[]' })).status).toBe(
    404,
  );
});
