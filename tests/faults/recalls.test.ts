import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../support/admin-actions.ts';
import { makeSize, press } from '../support/batches.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { insertOrders } from '../support/packing.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';

const PEOPLE = 120;

let shop: MortalShop;
beforeAll(async () => {
  shop = await openMortalShop();
  await shop.start();
});
afterAll(() => shop.close());

test('killed in the middle of telling 120 customers of a recall: each gets one notice', {
  timeout: 180_000,
}, async () => {
  const tag = randomUUID().slice(0, 8);
  const admin = await asAdmin(shop);
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, PEOPLE);
  const ids = await insertOrders(shop, PEOPLE, { tag });
  await rows(shop, "update orders set status = 'SHIPPED' where id = any($1)", ids);
  await rows(
    shop,
    `insert into order_batches (order_id, food_id, size, batch_id, quantity)
     select unnest($1::uuid[]), $2, $3, $4, 1`,
    ids,
    line.productId,
    line.size,
    batchId,
  );
  const { body } = await admin.post('/api/admin/recalls', { batchId, reason: 'A test of the alarm' });
  const send = () => admin.post(`/api/admin/recalls/${body._id}/send`, {});
  expect((await send()).status).toBe(200);
  const told = async () => {
    const [found] = await rows<{ count: number }>(
      shop,
      'select count(*)::int from recall_people where recall_id = $1 and emailed_at is not null',
      body._id,
    );
    return found?.count ?? 0;
  };
  await until(async () => ((await told()) >= PEOPLE / 10 ? true : undefined), 60_000);
  await shop.kill();
  const before = await told();
  expect(before).toBeLessThan(PEOPLE);

  await shop.start();
  // pressed again by somebody who does not know how far it came
  expect((await send()).status).toBe(200);
  await until(async () => ((await told()) === PEOPLE ? true : undefined), 120_000);
  const mails = shop.world.mailbox
    .messages()
    .filter(({ to }) => JSON.stringify(to).includes(`packed-${tag}-`));
  const people = Map.groupBy(mails, ({ to }) => JSON.stringify(to));
  expect(people.size).toBe(PEOPLE);
  // an e-mail that was under way may come again, as the same message, which mailboxes show once
  for (const ofPerson of people.values())
    expect(new Set(ofPerson.map(({ messageId }) => messageId)).size).toBe(1);
  expect(mails.length - PEOPLE).toBeLessThanOrEqual(1);
  process.stdout.write(
    `killed after ${before} of ${PEOPLE} notices; ${mails.length - PEOPLE} were sent again\n`,
  );
});
