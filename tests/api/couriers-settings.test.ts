import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_COURIERS } from '../../src/rules/couriers.ts';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { until } from '../support/people.ts';
import { forceOrder } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const VAN = { name: 'Village Van', link: 'https://van.example/follow?no={n}', isOn: true };

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const read = async () => (await admin.get('/api/admin/settings/couriers')).body;
const save = (body: object) => admin.put('/api/admin/settings/couriers', body);

async function paidOrder() {
  const made = await makeOrder(shop);
  await forceOrder(shop, made.id, "status = 'PAYMENT', payment_status = 'COMPLETED', payment_id = id::text");
  return made;
}

test('the usual couriers stand there until the admin saves a list; a save with an old version is rejected', async () => {
  expect(await read()).toEqual({ couriers: DEFAULT_COURIERS, version: 0 });
  const couriers = [...DEFAULT_COURIERS, VAN];
  expect((await save({ couriers, version: 0 })).body).toEqual({ couriers, version: 1 });
  const late = await save({ couriers: [VAN], version: 0 });
  expect([late.status, late.body.code, late.body.current.version]).toEqual([409, 'settings-changed', 1]);
  expect((await lastChange(shop, 'couriers')).action).toBe('change couriers');
});

test.each([
  [{ ...VAN, link: 'http://van.example/{n}' }],
  [{ ...VAN, link: 'javascript:alert(1)' }],
  [{ ...VAN, link: 'https://user@van.example' }],
  [{ ...VAN, link: 'https://van.example/ x' }],
  [{ ...VAN, name: '' }],
  [{ ...VAN, name: 'x'.repeat(81) }],
  [{ ...VAN, isOn: 'yes' }],
])('%j is a 400', async (courier) => {
  expect((await save({ couriers: [courier] })).status).toBe(400);
});

test('no courier twice, and not too many', async () => {
  expect((await save({ couriers: [VAN, { ...VAN, name: 'village van' }] })).status).toBe(400);
  const many = Array.from({ length: 31 }, (_, index) => ({ ...VAN, name: `Van ${index}` }));
  expect((await save({ couriers: many })).status).toBe(400);
});

test('the link is on the order and in the e-mail', async () => {
  await save({ couriers: [...DEFAULT_COURIERS, VAN] });
  const { id, me, who } = await paidOrder();
  expect((await me.get(`/api/orders/${id}`)).body).not.toHaveProperty('trackingUrl');
  expect((await act(admin, id, 'ship', { courier: 'village van', trackingNumber: 'V 77/1' })).status).toBe(
    200,
  );
  const link = 'https://van.example/follow?no=V77%2F1';
  expect((await me.get(`/api/orders/${id}`)).body.trackingUrl).toBe(link);
  const mail = await until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ subject }) => subject.includes('on its way')),
  );
  expect(mail.text).toContain(`V 77/1\n${link}`);
  expect(mail.html).toContain(`<a href="${link}"`);
});

test('a wrong number of India Post is a 400 with the reason; the right one is stored without spaces', async () => {
  const { id } = await paidOrder();
  const ship = (trackingNumber: string) => act(admin, id, 'ship', { courier: 'India Post', trackingNumber });
  const wrong = await ship('EK900000006IN');
  expect([wrong.status, wrong.body.code]).toEqual([400, 'bad-request']);
  expect(wrong.body.fields.trackingNumber).toBe(
    'The last digit does not fit the others: one of them is mistyped',
  );
  expect((await ship('EE1')).body.fields.trackingNumber).toContain('such as EK900000005IN');
  expect((await ship('ek 900 000 005 in')).body).toMatchObject({
    status: 'SHIPPED',
    trackingNumber: 'EK900000005IN',
    trackingUrl: 'https://www.indiapost.gov.in',
  });
  const correct = (courier: string, trackingNumber: string) =>
    act(admin, id, 'correct-tracking', { courier, trackingNumber });
  expect((await correct('Speed Post', 'EK900000006IN')).status).toBe(400);
  // other couriers publish no format
  expect((await correct('Delhivery', '1')).status).toBe(200);
});
