import { afterAll, beforeAll, expect, test } from 'vitest';
import erp from '../../extensions/erp-orders/extension.ts';
import config from '../../shop.config.ts';
import { openEventReceiver } from '../support/event-receiver.ts';
import { payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const TOKEN = 'a-token-of-the-erp';

let shop: TestShop;
let server: Awaited<ReturnType<typeof openEventReceiver>>;
beforeAll(async () => {
  server = await openEventReceiver();
  shop = await openTestShop(
    { ERP_URL: server.url, ERP_TOKEN: TOKEN },
    { extensions: [...config.extensions, erp] },
  );
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

test('the example erp-orders pushes a paid order once it can, under the id of the event', async () => {
  server.respondWith(503);
  const payer = await placedOrder(shop, [SESAME]);
  await payer.me.post('/api/orders/razorpay/verify-payment', await payUpi(shop, await startUpi(payer)));
  await until(() => server.received[0]);
  server.respondWith(201);
  const waiting = () =>
    rows(
      shop,
      `update event_deliveries set next_try_at = now() where status = 'pending' and error <> '' returning id`,
    );
  await until(async () => ((await waiting()).length > 0 ? true : undefined));
  await until(() => server.received[1]);
  const [first, second] = server.received;
  expect(second?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'idempotency-key': first?.headers['idempotency-key'],
  });
  const { number, totalPrice } = payer.order;
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    reference: String(number),
    totalRupees: totalPrice,
    lines: [{ sku: `${SESAME.productId}/${SESAME.size}`, quantity: SESAME.quantity }],
  });
});

test('a key that an extension declares is checked at the start', async () => {
  const start = openTestShop({ ERP_URL: 'not an address' }, { extensions: [erp] });
  await expect(start).rejects.toThrow('ERP_URL: must be an http or https address');
});
