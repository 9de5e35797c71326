import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminNews } from '../../src/contract/admin/overview.ts';
import { type Admin, act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function news(since?: string): Promise<AdminNews> {
  const query = since ? `?since=${encodeURIComponent(since)}` : '';
  const { status, body } = await admin.get(`/api/admin/overview/news${query}`);
  expect(status).toBe(200);
  return body;
}
const ids = ({ orders }: AdminNews) => orders.map(({ _id }) => _id);

test('a paid order is news with number, name and amount; an unpaid one and an admin’s own record are not', async () => {
  const unpaid = await placedOrder(shop);
  const byHand = await makeOrder(shop);
  await act(admin, byHand.id, 'confirm');
  await act(admin, byHand.id, 'pay', { method: 'cash' });
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const found = await until(async () => {
    const now = await news();
    return ids(now).includes(payer.order._id) ? now : undefined;
  });
  expect(found.orders).toMatchObject([{ number: payer.order.number, totalPrice: payer.order.totalPrice }]);
  expect(ids(found)).not.toContain(unpaid.order._id);
  expect(found.work.ordersToShip).toBe(2);
  // asked again, an order of the last minutes comes again: it may have been committed late
  expect(ids(await news(found.at))).toEqual([payer.order._id]);
  await rows(shop, "update order_history set at = at - interval '10 minutes'");
  expect(ids(await news())).toEqual([]);
  expect(ids(await news(new Date(Date.parse(found.at) - 7 * 60_000).toISOString()))).toEqual([
    payer.order._id,
  ]);
  await rows(shop, "update order_history set at = at - interval '2 days'");
  expect(ids(await news('2020-01-01T00:00:00Z'))).toEqual([]);
});

test('hostile times', async () => {
  for (const since of ['x', '2026-13-01T00:00:00Z', ''])
    expect((await admin.get(`/api/admin/overview/news?since=${since}`)).status).toBe(400);
  expect(ids(await news('9999-01-01T00:00:00Z'))).toEqual(ids(await news()));
});
