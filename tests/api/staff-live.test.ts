import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeStaff } from '../support/admins.ts';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { as, makeShopper } from '../support/sales.ts';
import { call } from '../support/second-factors.ts';

let live: LiveShop;
beforeAll(async () => {
  live = await openLiveShop();
});
afterAll(() => live.close());

test('in a live shop a sign-in of staff counts for twelve hours, a customer’s as long as it is used', async () => {
  const { pool } = live.shop.database;
  const customer = await makeShopper(live.shop);
  const me = async (who: { token: string }) => (await as(live.shop, who).get('/api/users/me')).status;
  const signedInBefore = (hours: number) =>
    pool.query('update sessions set created_at = now() - make_interval(hours => $1)', [hours]);
  await signedInBefore(11);
  expect(await me(live.admin)).toBe(200);
  await signedInBefore(13);
  expect(await me(live.admin)).toBe(401);
  expect(await me(customer)).not.toBe(401);
  await signedInBefore(0);
});

test('a new password does not begin the twelve hours anew', async () => {
  const { shop } = live;
  const { pool } = shop.database;
  const manager = await makeStaff(shop, 'manager');
  const password = 'Slow@Oil9Press';
  await pool.query('update users set password_hash = $2 where id = $1', [
    manager.id,
    await hashPassword(password),
  ]);
  const passHours = (hours: number) =>
    pool.query(
      'update sessions set created_at = created_at - make_interval(hours => $2) where user_id = $1',
      [manager.id, hours],
    );
  await passHours(11);
  const change = { password: 'Slow@Oil9Mill', currentPassword: password };
  const { status, body } = await call(shop, manager, 'PUT /updateProfile', change);
  expect(status).toBe(200);
  expect((await call(shop, body, 'GET /me/factors')).status).toBe(200);
  await passHours(2);
  expect((await call(shop, body, 'GET /me/factors')).status).toBe(401);
});

test('in a live shop staff need twelve characters for a new password, customers do not', async () => {
  const change = (password: string) => live.send('PUT', '/api/users/updateProfile', { password });
  const short = await change('Slow@Oil9');
  expect([short.status, short.body.fields?.password]).toEqual([
    400,
    'Whoever works in the shop needs at least 12 characters',
  ]);
  expect((await change('Slow@Oil9Press')).status).toBe(200);
});
