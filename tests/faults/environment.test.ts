import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../sandbox/mail/mailbox.ts';
import { makeAdmin } from '../support/admins.ts';
import { png } from '../support/images.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import {
  agreeWallet,
  booksOf,
  type Payer,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { bearer, register, until } from '../support/people.ts';
import { as, atCheckout } from '../support/sales.ts';
import { freePort } from '../support/shop-process.ts';
import { DISK_FULL } from './disk-full.ts';
import { AWAY_SECONDS, SOAK_MS } from './sizes.ts';

const CLOCK = new URL('../support/shifted-clock.ts', import.meta.url).href;
const FULL_DISK = new URL('../support/full-disk.ts', import.meta.url).href;
const THREE_HOURS_MS = 3 * 3600_000;
const BOUND_MS = 16_000;
const HALF_WRITTEN = /\.[\da-f]{8}-[\da-f-]{27}$/;

let shop: MortalShop;
let mailPort: number;
let mailbox: Mailbox | undefined;
beforeAll(async () => {
  mailPort = await freePort();
  shop = await openMortalShop({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    NODE_OPTIONS: `--import=${CLOCK} --import=${FULL_DISK}`,
    CLOCK_SHIFT_MS: String(THREE_HOURS_MS),
    TRUST_PROXY_HOPS: '1',
  });
  await shop.start({ FULL_DISK: path.join(shop.dataDir, 'uploads') });
});
afterAll(async () => {
  await shop.close();
  await mailbox?.close();
});

const unfinished = (queue: string) =>
  rows<{ retries: number }>(
    shop,
    "select retry_count retries from pgboss.job where name = $1 and state in ('created', 'retry', 'active')",
    queue,
  );

/** The e-mail about a placed order, while it is not sent. */
const waitingMail = async ({ order }: Payer) =>
  (
    await rows<{ retries: number }>(
      shop,
      `select retry_count retries from pgboss.job where name = 'order-mail' and data ->> 'orderId' = $1
        and state in ('created', 'retry', 'active')`,
      order._id,
    )
  )[0];

// both mostly wait, so they run in parallel
test.concurrent('78 no mail server, then one that says no, then one that works: every e-mail comes, once', async () => {
  const payer = await placedOrder(shop);
  await until(async () => ((await waitingMail(payer))?.retries ? true : undefined), 60_000);
  expect((await shop.request('/api/foods')).status).toBe(200);
  mailbox = await openMailbox({ port: mailPort });
  mailbox.setAway(true);
  const second = await placedOrder(shop);
  await until(async () => ((await waitingMail(second))?.retries ? true : undefined), 60_000);
  mailbox.setAway(false);
  for (const order of [payer, second])
    await until(async () => ((await waitingMail(order)) ? undefined : true), 60_000);
  for (const { who } of [payer, second]) expect(mailbox.messages(who.email)).toHaveLength(1);
});

/** A scripted fault on the next call, and what the customer gets. */
async function startBroken(payer: Payer, provider: 'razorpay' | 'paypal', fault: object) {
  await sandbox(shop, `/control/${provider}/fault`, fault);
  const began = performance.now();
  const response = await payer.me.post(`/api/orders/${provider}/create-order`, { orderId: payer.order._id });
  return { ...response, took: performance.now() - began };
}

/** A call that is tried three times and never gets a response. */
async function hangForEver(): Promise<void> {
  const payer = await placedOrder(shop);
  const { captureID: paymentId } = await agreeWallet(shop, await startWallet(payer), {
    outcome: 'capture',
    webhook: 'never',
  });
  await sandbox(shop, '/control/paypal/fault', {
    fault: 'time-out',
    on: 'GET /v2/payments/captures/:id',
    times: 3,
  });
  const began = performance.now();
  const response = await payer.me.put('/api/orders/pay', { paymentId });
  expect(response).toMatchObject({ status: 503, body: { code: 'provider-away' } });
  expect(performance.now() - began).toBeLessThan(BOUND_MS);
  await sandbox(shop, '/control/clear');
  expect((await payer.me.put('/api/orders/pay', { paymentId })).status).toBe(200);
}

test.concurrent('providers that fail, talk nonsense or hang: a clear answer within bounds, and the next try pays', async () => {
  const create = { razorpay: 'POST /v1/orders', paypal: 'POST /v2/checkout/orders' };
  const broken = async (provider: 'razorpay' | 'paypal', faults: string[], calm?: Promise<void>) => {
    for (const fault of faults) {
      const payer = await placedOrder(shop);
      // three times: the shop retries idempotent calls
      const times = fault === 'time-out' ? 1 : 3;
      const { status, body, headers, took } = await startBroken(payer, provider, {
        fault,
        on: create[provider],
        times,
      });
      // PayPal calls carry an idempotency key: after a hang the shop retries them
      if (fault === 'time-out' && provider === 'paypal') expect(status).toBe(200);
      else {
        expect({ fault, status, code: body.code }).toEqual({ fault, status: 503, code: 'provider-away' });
        expect(headers.get('Retry-After')).toMatch(/^\d+$/);
      }
      expect(took).toBeLessThan(BOUND_MS);
      if (fault !== 'time-out') await sandbox(shop, '/control/clear');
      await calm;
      if (provider === 'razorpay') {
        const verification = await payUpi(shop, await startUpi(payer));
        expect((await payer.me.post('/api/orders/razorpay/verify-payment', verification)).status).toBe(200);
      } else await payWallet(shop, payer);
      expect((await booksOf(shop, payer.order._id)).payments).toMatchObject([{ status: 'captured' }]);
    }
  };
  await broken('razorpay', ['error-500', 'nonsense', 'huge']);
  await broken('paypal', ['busy', 'nonsense']);
  // paying also requests captures and would consume the hangs meant for the other call
  const hung = hangForEver();
  await Promise.all([hung, broken('razorpay', ['time-out']), broken('paypal', ['time-out'], hung)]);
});

test('a provider outage: the shop keeps selling, payments wait, and none is lost', {
  timeout: SOAK_MS,
}, async () => {
  const payer = await placedOrder(shop);
  const waiting = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  const verification = await payUpi(shop, razorpayOrder, { webhook: 'late' });
  await shop.world.goAway();
  try {
    await sandbox(shop, '/control/razorpay/webhooks/release');
    for (const end = Date.now() + AWAY_SECONDS * 1000; Date.now() < end; ) {
      const verified = await payer.me.post('/api/orders/razorpay/verify-payment', verification);
      expect(verified).toMatchObject({ status: 503 });
      const started = await waiting.me.post('/api/orders/paypal/create-order', {
        orderId: waiting.order._id,
      });
      expect(started).toMatchObject({ status: 503, body: { code: 'provider-away' } });
      expect((await payer.me.get('/api/cart')).status).toBe(200);
    }
    expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
  } finally {
    await shop.world.comeBack();
  }
  // without a new request the stored event is processed
  await until(
    async () => (await booksOf(shop, payer.order._id)).payment_status === 'COMPLETED' || undefined,
    AWAY_SECONDS * 3000 + 30_000,
  );
  expect((await booksOf(shop, payer.order._id)).payments).toMatchObject([{ status: 'captured' }]);
  await payWallet(shop, waiting);
});

test.for(Object.keys(DISK_FULL))(
  'uploads while %s: a clear error, and the shop lives',
  async (way, { skip }) => {
    const { token } = await makeAdmin(shop);
    const upload = async (colour: string, size: number) => {
      const body = new FormData();
      body.set('image', new File([new Uint8Array(await png(colour, size))], 'a.png', { type: 'image/png' }));
      const response = await shop.request('/api/upload', { method: 'POST', headers: bearer(token), body });
      return { status: response.status, text: await response.text() };
    };
    const folder = path.join(shop.dataDir, 'uploads');
    const end = DISK_FULL[way]?.(folder);
    if (!end) return skip('this machine may not mount a disk');
    try {
      const { status, text } = await upload('#123456', 1900);
      expect({ status, code: JSON.parse(text).code }).toEqual({ status: 503, code: 'storage-away' });
      expect(text).not.toMatch(/ENOSPC|ENOTDIR|EEXIST|chekku-program| {4}at /);
      expect((await shop.request('/api/foods')).status).toBe(200);
      expect((await shop.request('/')).status).toBe(200);
    } finally {
      end();
    }
    expect(readdirSync(folder).filter((file) => HALF_WRITTEN.test(file))).toEqual([]);
    expect((await upload('#654321', 60)).status).toBe(200);
  },
);

test('a clock that jumps three hours either way: codes, sessions, quotes, coupons, holds and refunds go by the database', async () => {
  const face = { ...shop, sandbox: { mailbox: mailbox ?? shop.sandbox.mailbox } };
  await rows(
    shop,
    "insert into coupons (code, offer_percentage, expires_at) values ('HOUR10', 10, now() + interval '1 hour'), ('OVER10', 10, now() - interval '1 hour')",
  );
  const before = await placedOrder(shop);
  const jumps = [THREE_HOURS_MS, -THREE_HOURS_MS];
  for (const [number, jump] of jumps.entries()) {
    shop.shopProcess().child.kill('SIGUSR2');
    await until(() => shop.shopProcess().output().includes(`clock is wrong by ${jump}\n`) || undefined);
    // a code by e-mail, used at once
    const { token } = await register(face, `clock${number}@example.org`);
    expect((await as(shop, { token }).get('/api/cart')).status).toBe(200);
    // a current coupon counts, an expired one does not
    const totals = { discount: 145.8, totalPrice: 1312.2 };
    const payer = await placedOrder(shop, undefined, { ...totals, couponCode: 'HOUR10' });
    const { me, checkout } = await atCheckout(shop, undefined, { ...totals, couponCode: 'OVER10' });
    expect((await me.post('/api/orders/create', checkout)).body.code).toBe('coupon-refused');
    // the quote in dollars holds, is charged, and the order can be cancelled within five hours
    await payWallet(shop, payer);
    const cancelled = await payer.me.post(`/api/orders/${payer.order._id}/cancel`, {});
    expect(cancelled.status).toBe(200);
    await until(
      async () => (await booksOf(shop, payer.order._id)).refunds[0]?.status === 'processed' || undefined,
    );
  }
  await shop.enqueue('expire-holds');
  await until(async () => ((await unfinished('expire-holds')).length === 0 ? true : undefined));
  // ordered before the jumps: session and foods still exist, and the order is paid
  expect(await booksOf(shop, before.order._id)).toMatchObject({ holds_stock: true });
  await payWallet(shop, before);
});

test('81 SIGTERM during checkouts: all get a response, new connections are rejected, and it exits with 0', async () => {
  shop.shopProcess().child.kill('SIGUSR2');
  const buyers = await Promise.all(Array.from({ length: 8 }, () => atCheckout(shop)));
  const holder = await shop.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table orders in share mode');
  const orders = buyers.map(({ me, checkout }) => me.post('/api/orders/create', checkout));
  try {
    await until(async () => {
      const { rows: found } = await holder.query(
        "select 1 from pg_locks where not granted and relation = 'orders'::regclass",
      );
      return found.length === buyers.length || undefined;
    });
    shop.shopProcess().child.kill('SIGTERM');
    await until(() =>
      fetch(`${shop.url}/healthz`).then(
        () => undefined,
        () => true,
      ),
    );
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(buyers.map(() => 201));
  expect(await shop.shopProcess().exited).toBe(0);
  const people = buyers.map(({ who }) => who.id);
  expect(await rows(shop, 'select 1 from orders where user_id = any($1)', people)).toHaveLength(8);
});
