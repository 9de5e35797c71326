import { afterEach, expect, test } from 'vitest';
import type { Paise } from '../../src/rules/money.ts';
import type { UsdRate } from '../../src/rules/usd.ts';
import { usdCents } from '../../src/rules/usd.ts';
import { booksOf, payWallet, placedOrder, rows, sandbox } from '../support/payments.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

const quoted = async (payer: Awaited<ReturnType<typeof placedOrder>>) =>
  (await payer.me.get(`/api/orders/payment-options/${payer.order._id}`)).body.paypal;

test.each([[0], ['abc'], [5], [null], [-0.01]])(
  '74 an invalid rate of %j is ignored: the last valid one is used, else the fixed one, and an issue is reported',
  async (rate) => {
    shop = await openTestShop();
    await sandbox(shop, '/control/exchange-rate/tell', { rate });
    const payer = await placedOrder(shop);
    expect(await quoted(payer)).toMatchObject({ rate: 0.012, amount: 17.5 });
    expect(await rows(shop, 'select kind from payment_problems')).toEqual([{ kind: 'exchange-rate' }]);
  },
);

test('74 the last valid rate survives a restart and an outage', async () => {
  shop = await openTestShop();
  await rows(shop, "insert into exchange_rates values ('USD', 0.0123, now() - interval '2 days')");
  await sandbox(shop, '/control/exchange-rate/fault', { fault: 'error-500', times: 10 });
  expect(await quoted(await placedOrder(shop))).toMatchObject({ rate: 0.0123 });
  expect(await rows(shop, 'select 1 from payment_problems')).toEqual([]);
});

test('74 a response of ten megabytes is aborted', async () => {
  shop = await openTestShop();
  await sandbox(shop, '/control/exchange-rate/fault', { fault: 'huge', times: 10 });
  expect(await quoted(await placedOrder(shop))).toMatchObject({ rate: 0.012 });
});

test('74 T25 the quoted price is charged, even if the rate changes meanwhile; a rate from the browser is ignored', async () => {
  shop = await openTestShop();
  const payer = await placedOrder(shop);
  const shown = await quoted(payer);
  await rows(shop, "update exchange_rates set rate = 0.0125, fetched_at = now() - interval '2 hours'");
  await sandbox(shop, '/control/exchange-rate/tell', { rate: 0.0125 });
  const { body } = await payer.me.post('/api/orders/paypal/create-order', {
    orderId: payer.order._id,
    rate: 0.005,
    amount: 1,
  });
  expect(body.amount).toBe(shown.amount);
  await payWallet(shop, payer);
  const [payment] = (await booksOf(shop, payer.order._id)).payments;
  expect(payment?.amount).toBe(Math.round(shown.amount * 100));
  expect(payment?.amount).toBe(usdCents((payer.order.totalPrice * 100) as Paise, 1_187_000 as UsdRate));
});
