import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { until } from '../support/people.ts';
import { ADDRESS, forceOrder } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const detail = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body;
const mails = (address: string, subject: string) =>
  shop.sandbox.mailbox.messages(address).filter((mail) => mail.subject.includes(subject));

async function shippedOrder() {
  const made = await makeOrder(shop);
  await act(admin, made.id, 'confirm');
  await act(admin, made.id, 'pay', { method: 'cash' });
  const { status } = await act(admin, made.id, 'ship', { courier: 'Blue Dart', trackingNumber: 'BD123' });
  expect(status).toBe(200);
  return made;
}

test('AD-15 a wrong tracking number is corrected after Ship: history, audit row, email with the new number', async () => {
  const { id, me, who } = await shippedOrder();
  const right = { courier: 'ST Courier', trackingNumber: 'ST8830' };
  const { status, body } = await act(admin, id, 'correct-tracking', right);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...right, status: 'SHIPPED' });
  expect(body.history.at(-1)).toMatchObject({
    from: 'SHIPPED',
    to: 'SHIPPED',
    note: 'Tracking corrected: Blue Dart BD123 → ST Courier ST8830',
  });
  expect(await lastChange(shop, `order ${id}`)).toMatchObject({
    actor_id: admin.admin.id,
    action: 'correct-tracking order',
    changes: { courier: ['Blue Dart', 'ST Courier'], trackingNumber: ['BD123', 'ST8830'] },
  });
  expect((await me.get(`/api/orders/${id}`)).body).toMatchObject(right);
  const [mail] = await until(() => {
    const found = mails(who.email, 'new tracking number');
    return found.length > 0 ? found : undefined;
  });
  expect(mail?.text).toContain('ST8830');
});

test('AD-15 without the checkbox no email is sent; the same values and an outdated version are rejected', async () => {
  const { id, who } = await shippedOrder();
  const { version } = await detail(id);
  const right = { courier: 'ST Courier', trackingNumber: 'ST1', notifyCustomer: false };
  expect((await act(admin, id, 'correct-tracking', right)).status).toBe(200);
  const stale = await act(admin, id, 'correct-tracking', { ...right, trackingNumber: 'ST2', version });
  expect([stale.status, stale.body.code]).toEqual([409, 'order-changed']);
  const same = await act(admin, id, 'correct-tracking', right);
  expect([same.status, same.body.code]).toEqual([409, 'order-step-refused']);
  expect((await act(admin, id, 'correct-tracking', { courier: '', trackingNumber: 'x' })).status).toBe(400);
  // the email of a later step was sent, that of the correction was not
  await act(admin, id, 'deliver');
  await until(() => mails(who.email, 'was delivered')[0]);
  expect(mails(who.email, 'new tracking number')).toEqual([]);
});

test('AD-15 a wrong address is corrected until the parcel arrives; a point of another pincode is dropped', async () => {
  const { id, me, who } = await shippedOrder();
  const near = { ...ADDRESS, doorNumber: '14' };
  expect((await act(admin, id, 'correct-address', { address: near })).body).toMatchObject({
    address: near,
    addressLatLng: { lat: '11.0168' },
  });
  const far = { ...near, district: 'Erode', pincode: '638001' };
  const { status, body } = await act(admin, id, 'correct-address', { address: far });
  expect([status, body.address, body.addressLatLng]).toEqual([200, far, null]);
  expect(body.history.at(-1)).toMatchObject({ note: 'Delivery address corrected' });
  expect((await lastChange(shop, `order ${id}`)).changes.address).toEqual([near, far]);
  expect((await me.get(`/api/orders/${id}`)).body.address).toEqual(far);
  const mail = await until(() =>
    mails(who.email, 'address corrected').find(({ text }) => text.includes('638001')),
  );
  expect(mail.text).toContain('Erode');
  await act(admin, id, 'deliver');
  const late = await act(admin, id, 'correct-address', { address: near });
  expect([late.status, late.body.code]).toEqual([409, 'order-step-refused']);
});

test('AD-15 once there is an invoice the state cannot change: it decides the tax', async () => {
  const { id } = await shippedOrder();
  const address = { ...ADDRESS, district: 'Ernakulam', state: 'Kerala', pincode: '682001' };
  const { status, body } = await act(admin, id, 'correct-address', { address });
  expect([status, body.code]).toEqual([409, 'order-step-refused']);
  expect(body.error).toMatch(/^Invoice INV\/.* was issued with another state/);
  expect((await detail(id)).address).toEqual(ADDRESS);
});

test.each([
  ['PENDING', [false, false]],
  ['CONFIRMED', [false, false]],
  ['PAYMENT', [false, true]],
  ['SHIPPED', [true, true]],
  ['DELIVERED', [true, false]],
  ['CANCELLED', [false, false]],
])('AD-15 %s: corrections are offered exactly where they are done', async (status, expected) => {
  const { id } = await makeOrder(shop);
  await forceOrder(shop, id, `status = '${status}'`);
  const { actions } = await detail(id);
  expect(['correct-tracking', 'correct-address'].map((name) => actions.includes(name))).toEqual(expected);
  const done = [
    (await act(admin, id, 'correct-tracking', { courier: 'A', trackingNumber: 'B' })).status === 200,
    (await act(admin, id, 'correct-address', { address: { ...ADDRESS, street: 'New Street' } })).status ===
      200,
  ];
  expect(done).toEqual(expected);
});

test('AD-15 deleting an account removes its addresses from the audit log; the actions stay', async () => {
  const { id, me, who } = await shippedOrder();
  await act(admin, id, 'correct-address', { address: { ...ADDRESS, street: 'Weaver Street' } });
  const user = { _id: who.id, name: 'Selvi', email: who.email, isAdmin: false, isBlocked: false };
  const edit = { ...user, address: { ...ADDRESS, street: 'Potter Street' } };
  expect((await admin.put('/api/users/update', edit)).status).toBe(200);
  await act(admin, id, 'deliver');
  const audit = async () => {
    const { rows } = await shop.database.pool.query<{ action: string; changes: object }>(
      'select action, changes from audit_log where target = any($1) order by id',
      [[`order ${id}`, `user ${who.id}`]],
    );
    return { actions: rows.map(({ action }) => action), text: JSON.stringify(rows) };
  };
  const before = await audit();
  for (const known of ['Weaver Street', 'Potter Street', 'Selvi']) expect(before.text).toContain(known);
  expect((await me.remove('/api/users/me')).status).toBe(200);
  const { actions, text } = await audit();
  expect(actions).toEqual(before.actions);
  for (const known of ['Street', 'Selvi', '642001']) expect(text).not.toContain(known);
  expect(text).toContain('"trackingNumber":[null,"BD123"]');
});
