import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../support/admin-actions.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { insertOrders, letTimeEnd, parcelsOf, ship } from '../support/packing.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';

const PARCELS = 200;

let shop: MortalShop;
beforeAll(async () => {
  shop = await openMortalShop();
  await shop.start();
});
afterAll(() => shop.close());

test('killed in the middle of a shipment of 200 orders: repeated, each is shipped once and each mail is sent once', {
  timeout: 180_000,
}, async () => {
  const tag = randomUUID().slice(0, 8);
  const ids = await insertOrders(shop, PARCELS, { tag });
  const admin = await asAdmin(shop);
  const shipped = async () => {
    const [found] = await rows<{ orders: number; rows: number }>(
      shop,
      `select count(distinct order_id)::int orders, count(*)::int rows from order_history
       where to_status = 'SHIPPED' and order_id = any($1)`,
      ids,
    );
    return found ?? { orders: 0, rows: 0 };
  };
  const request = { batchId: randomUUID(), parcels: parcelsOf(ids) };
  const lost = ship(admin, [], request).then(
    () => 'answered',
    () => 'lost',
  );
  await until(async () => ((await shipped()).orders >= PARCELS / 10 ? true : undefined));
  await shop.kill();
  expect(await lost).toBe('lost');
  const before = await shipped();
  expect(before.orders).toBeLessThan(PARCELS);

  await shop.start();
  const { status, body } = await ship(admin, [], request);
  expect([status, body.shipped.length, body.failed]).toEqual([200, PARCELS, []]);
  expect(await shipped()).toEqual({ orders: PARCELS, rows: PARCELS });

  await letTimeEnd(shop);
  const mails = () =>
    shop.world.mailbox
      .messages()
      .map(({ to }) => JSON.stringify(to))
      .filter((to) => to.includes(`packed-${tag}-`));
  await until(() => (mails().length >= PARCELS ? true : undefined), 120_000);
  const open = "select 1 from pgboss.job where name in ('announce-parcel', 'mail') and state < 'completed'";
  await until(async () => ((await rows(shop, open)).length === 0 ? true : undefined), 60_000);
  expect(mails()).toHaveLength(PARCELS);
  expect(new Set(mails()).size).toBe(PARCELS);
  process.stdout.write(`killed after ${before.orders} of ${PARCELS} parcels, then the rest\n`);
});
