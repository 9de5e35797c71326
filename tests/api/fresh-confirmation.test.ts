import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { makeAdmin, makeStaff } from '../support/admins.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const setAge = (minutes: number) =>
  shop.database.pool.query(
    `update sessions set created_at = now() - make_interval(mins => $1)
     where user_id in (select id from users where is_admin)`,
    [minutes],
  );
const put = (refundLimit: unknown, version?: number) =>
  admin.put('/api/admin/settings/security', { refundLimit, version });

test("a refund above the owner's limit needs a fresh proof, a smaller one does not", async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const id = payer.order._id;
  const paid = await until(async () => {
    const { body } = await admin.get(`/api/admin/orders/${id}`);
    return body.status === 'PAYMENT' ? body : undefined;
  });
  expect((await admin.get('/api/admin/settings/security')).body).toEqual({ refundLimit: 5000, version: 0 });
  expect((await put(100)).body).toEqual({ refundLimit: 100, version: 1 });
  await setAge(11);
  const paymentId = paid.payments[0].id;
  const refund = (amount: number) =>
    act(admin, id, 'refund', { paymentId, amount, reason: 'One bottle leaked' });
  const confirmationNeeded = { status: 409, body: { code: 'proof-needed' } };
  expect(await refund(100.01)).toMatchObject(confirmationNeeded);
  // a stolen session cannot lift the limit either
  expect(await put(5000)).toMatchObject(confirmationNeeded);
  expect((await refund(100)).status).toBe(200);
  expect(await act(admin, id, 'cancel', { reason: 'Sold out' })).toMatchObject(confirmationNeeded);
  await setAge(0);
  expect((await act(admin, id, 'cancel', { reason: 'Sold out' })).status).toBe(200);
  expect((await put(200, 0)).body).toMatchObject({ code: 'settings-changed', current: { refundLimit: 100 } });
  expect((await put(-1)).status).toBe(400);
});

test('only owners set the limit', async () => {
  const manager = await makeStaff(shop, 'manager');
  const response = await shop.request(
    '/api/admin/settings/security',
    json('PUT', { refundLimit: 1 }, bearer(manager.token)),
  );
  expect([response.status, (await response.json()).code]).toEqual([409, 'right-missing']);
});

test.each([
  '/api/admin/exports/customers.csv',
  '/api/admin/exports/orders.csv?from=2026-01-01&to=2026-01-31',
])('the download %s needs a fresh proof', async (path) => {
  const owner = await makeAdmin(shop);
  const download = () => shop.request(path, { headers: bearer(owner.token) });
  await setAge(11);
  const rejected = await download();
  expect([rejected.status, (await rejected.json()).code]).toEqual([409, 'proof-needed']);
  await setAge(0);
  expect((await download()).status).toBe(200);
});
