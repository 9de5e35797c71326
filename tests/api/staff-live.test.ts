import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveShop, openLiveShop } from '../support/live-shop.ts';
import { as, makeShopper } from '../support/sales.ts';

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

test('in a live shop staff need twelve characters for a new password, customers do not', async () => {
  const change = (password: string) => live.send('PUT', '/api/users/updateProfile', { password });
  const short = await change('Slow@Oil9');
  expect([short.status, short.body.fields?.password]).toEqual([
    400,
    'Whoever works in the shop needs at least 12 characters',
  ]);
  expect((await change('Slow@Oil9Press')).status).toBe(200);
});
