import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import {
  agreeWallet,
  booksOf,
  type Payer,
  payUpi,
  placedOrder,
  rows,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { checkBooks } from './check-ledger.ts';
import { stockShop, type Visit, visit } from './customers.ts';
import { CHECKOUTS, CUSTOMERS, KILLS, SOAK_MS } from './sizes.ts';

/** Responses that a customer gets in one visit, on average. */
const RESPONSES_PER_VISIT = 5;
/** Between two kills, so that the last kill comes with the last checkout. */
const MAX_RESPONSES = Math.ceil((2 * RESPONSES_PER_VISIT * CHECKOUTS) / KILLS);

let shop: MortalShop;
beforeAll(async () => {
  shop = await openMortalShop();
  await shop.start();
});
afterAll(() => shop.close());

test('77 78 killed repeatedly during checkouts and payments: nothing is lost or duplicated', {
  timeout: SOAK_MS,
}, async () => {
  await stockShop(shop, Math.ceil(CHECKOUTS / 4));
  const visits: Visit[] = [];
  let kills = 0;
  let failure: unknown;
  const isEnough = () => failure !== undefined || (visits.length >= CHECKOUTS && kills >= KILLS);
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!isEnough()) visits.push(await visit(shop));
  });
  const everybody = Promise.all(customers).catch((error: unknown) => {
    failure = error;
  });
  while (!isEnough()) {
    // by progress, not time: the kills hit as many open checkouts on a slow machine as on a fast one
    await Promise.race([shop.responses(randomInt(1, MAX_RESPONSES)), everybody]);
    await pause(randomInt(20));
    await shop.kill();
    kills += 1;
    await shop.start();
  }
  await everybody;
  if (failure) throw failure;
  await shop.kill();
  // as if the timeout had passed after which a silent worker counts as dead
  await rows(
    shop,
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  );
  await shop.start();
  const counted = await checkBooks(shop, visits);
  process.stdout.write(`${kills} kills, ${JSON.stringify(counted)}\n`);
});

/** Where a transaction of the shop waits for a row that the test holds. */
async function waitingForRows(): Promise<number> {
  const [found] = await rows<{ n: number }>(
    shop,
    "select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return found?.n ?? 0;
}

const paymentsOf = (payers: Payer[]) =>
  rows(
    shop,
    'select 1 from payments where order_id = any($1)',
    payers.map(({ order }) => order._id),
  );

test('killed between the provider’s success and our commit: found by webhook or reconciliation and recorded once', async () => {
  const payers: Payer[] = await Promise.all(Array.from({ length: 4 }, () => placedOrder(shop)));
  const [upiNotified, walletNotified, upiFound, walletFound] = payers as [Payer, Payer, Payer, Payer];
  const webhook = (payer: Payer) => ({
    webhook: payer === upiNotified || payer === walletNotified ? 'late' : 'never',
  });
  const moneyBefore = (await shop.world.money()).length;
  const verifications = await Promise.all(
    [upiNotified, upiFound].map(async (payer) => payUpi(shop, await startUpi(payer), webhook(payer))),
  );
  const wallets = await Promise.all(
    [walletNotified, walletFound].map(async (payer) => {
      const orderId = await startWallet(payer);
      await agreeWallet(shop, orderId, webhook(payer));
      return orderId;
    }),
  );
  // PayPal orders are read before the capture: only the write after it waits
  const holder = await shop.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table payments in share mode');
    const lost = Promise.allSettled([
      ...[upiNotified, upiFound].map((payer, index) =>
        payer.me.post('/api/orders/razorpay/verify-payment', verifications[index]),
      ),
      ...[walletNotified, walletFound].map((payer, index) =>
        payer.me.post('/api/orders/paypal/capture-order', { orderId: wallets[index] }),
      ),
    ]);
    await until(async () => ((await waitingForRows()) === 4 ? true : undefined));
    expect((await shop.world.money()).length - moneyBefore).toBe(4);
    await shop.kill();
    expect((await lost).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await paymentsOf(payers)).toEqual([]);

  await shop.start();
  for (const provider of ['razorpay', 'paypal']) {
    await shop.request(`/sandbox/control/${provider}/webhooks/release`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  }
  const isPaid = async (payer: Payer) =>
    (await booksOf(shop, payer.order._id)).payment_status === 'COMPLETED' || undefined;
  await until(() => isPaid(upiNotified));
  await until(() => isPaid(walletNotified));
  expect((await booksOf(shop, upiFound.order._id)).payment_status).toBe('PENDING');
  await rows(shop, "update payment_attempts set created_at = created_at - interval '5 minutes'");
  await shop.enqueue('reconcile');
  await until(() => isPaid(upiFound));
  await until(() => isPaid(walletFound));
  for (const payer of payers) {
    expect(await booksOf(shop, payer.order._id)).toMatchObject({
      status: 'PAYMENT',
      payments: [{ status: 'captured' }],
      refunds: [],
    });
  }
  expect(await paymentsOf(payers)).toHaveLength(4);
});
