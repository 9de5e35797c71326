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
const confirmationNeeded = { status: 409, body: { code: 'proof-needed' } };

/** Signed in more than ten minutes ago. */
async function asOldAdmin(): Promise<Admin> {
  const old = await asAdmin(shop);
  await setAge(11);
  return old;
}

async function paidOrder(): Promise<{ id: string; paymentId: string; total: number }> {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const { _id: id, totalPrice: total } = payer.order;
  return until(async () => {
    const { body } = await admin.get(`/api/admin/orders/${id}`);
    return body.status === 'PAYMENT' ? { id, paymentId: body.payments[0].id, total } : undefined;
  });
}

test("a refund above the owner's limit needs a fresh proof, a smaller one does not", async () => {
  const { id, paymentId } = await paidOrder();
  expect((await admin.get('/api/admin/settings/security')).body).toEqual({ refundLimit: 5000, version: 0 });
  expect((await put(100)).body).toEqual({ refundLimit: 100, version: 1 });
  await setAge(11);
  const refund = (amount: number) =>
    act(admin, id, 'refund', { paymentId, amount, reason: 'One bottle leaked' });
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

test('refunds of one account add up for a day: a stolen token cannot split the amount', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  const thief = await asAdmin(shop);
  const refund = ({ id, paymentId }: typeof first, amount: number, by = thief) =>
    act(by, id, 'refund', { paymentId, amount, reason: 'One bottle leaked' });
  expect((await put(10)).status).toBe(200);
  await setAge(11);
  for (let index = 0; index < 9; index += 1) expect((await refund(first, 10)).status).toBe(200);
  // at the same time: one of them fits
  const last = await Promise.all([1, 2, 3].map(() => refund(second, 6)));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await refund(first, 5)).toMatchObject(confirmationNeeded);
  // what was rejected does not count
  expect((await refund(second, 4)).status).toBe(200);
  expect(await refund(second, 0.01)).toMatchObject(confirmationNeeded);
  // somebody else has a sum of their own
  expect((await refund(first, 10, await asOldAdmin())).status).toBe(200);
  // nor does the thief get more by cancelling: 5 of this payment are left
  await setAge(0);
  expect((await refund(first, first.total - 105)).status).toBe(200);
  await setAge(11);
  const cancel = () => act(thief, first.id, 'cancel', { reason: 'Sold out' });
  expect(await cancel()).toMatchObject(confirmationNeeded);
  await setAge(0);
  expect((await cancel()).status).toBe(200);
  // and the next day begins at zero
  await setAge(11);
  await shop.database.pool.query(
    "update limits set expire = (extract(epoch from now()) - 1) * 1000 where key like 'refund-unproved:%'",
  );
  expect((await refund(second, 10)).status).toBe(200);
});

test('an admin who accepts a cancellation is asked for the same proof, and can repeat it', async () => {
  const { id } = await paidOrder();
  await setAge(0);
  expect((await put(10)).status).toBe(200);
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into order_requests (id, order_id, kind, text) values (gen_random_uuid(), $1, 'cancel', 'Not needed any more')
     returning id`,
    [id],
  );
  const accept = () =>
    admin.post(`/api/admin/requests/${rows[0]?.id}/answer`, { accept: true, answer: 'Cancelled' });
  await setAge(11);
  expect(await accept()).toMatchObject(confirmationNeeded);
  await setAge(0);
  expect((await accept()).status).toBe(200);
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
  '/api/admin/overview/orders.csv?from=2026-01-01&to=2026-01-31',
  '/api/admin/tax/pdfs.zip?month=2026-01',
])('the download %s needs a fresh proof', async (path) => {
  const owner = await makeAdmin(shop);
  const download = () => shop.request(path, { headers: bearer(owner.token) });
  await setAge(11);
  const rejected = await download();
  expect([rejected.status, (await rejected.json()).code]).toEqual([409, 'proof-needed']);
  await setAge(0);
  expect((await download()).status).toBe(200);
});
