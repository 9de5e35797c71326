import type { Pool } from 'pg';
import { cartLine, checkout, prepareStockAndCoupon, signIn } from './customers.ts';
import { median } from './median.ts';
import { each, sendLoad } from './send-load.ts';

export interface WriteResult {
  perSecond: number;
  p50: number;
  p99: number;
}

const CARTS = 32;
const BUYERS = 16;
const MAX_ORDERS_PER_SECOND = 600;

/** Measures carts, orders and complete checkouts, against a database with durable commits. */
export async function measureWrites(
  shop: string,
  pool: Pool,
  { rounds, seconds, checkoutSeconds }: { rounds: number; seconds: number; checkoutSeconds: number },
): Promise<Record<string, WriteResult>> {
  return {
    ...(await measureCartsAndOrders(shop, pool, { rounds, seconds })),
    ...(await checkoutsFor(shop, pool, checkoutSeconds)),
  };
}

export async function measureCartsAndOrders(
  shop: string,
  pool: Pool,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, WriteResult>> {
  await prepareStockAndCoupon(pool);
  const cart = await signIn(pool, CARTS);
  const carts = [];
  const orders = [];
  for (let round = 0; round < rounds; round += 1) {
    carts.push(
      await sendLoad(
        shop,
        each((index) => ({
          method: 'POST',
          path: '/api/cart',
          token: cart[index % CARTS] ?? '',
          body: { ...cartLine, quantity: 1 + (index % 9) },
        })),
        { connections: CARTS, seconds },
      ),
    );
    // one customer per order, because unpaid orders per customer are limited
    const customers = await signIn(pool, MAX_ORDERS_PER_SECOND * seconds);
    orders.push(
      await sendLoad(
        shop,
        () => ({
          method: 'POST',
          path: '/api/orders/create',
          token: customers.pop() ?? '',
          body: checkout,
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        }),
        { connections: BUYERS, seconds },
      ),
    );
  }
  return {
    'set cart, 32 concurrent': summary(carts),
    'create order, 16 concurrent': summary(orders),
  };
}

function summary(results: Awaited<ReturnType<typeof sendLoad>>[]): WriteResult {
  return {
    perSecond: median(results.map(({ requests, duration }) => requests.total / duration)),
    p50: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
  };
}

/** Sixteen concurrent customers repeat the checkout: order, UPI payment, verification. A failure ends the benchmark. */
async function checkoutsFor(shop: string, pool: Pool, seconds: number): Promise<Record<string, WriteResult>> {
  const durations: Record<'order' | 'pay' | 'checkout', number[]> = { order: [], pay: [], checkout: [] };
  const customers = await signIn(pool, 200 * seconds);
  const end = performance.now() + seconds * 1000;
  const buy = async () => {
    while (performance.now() < end) {
      const token = customers.pop() ?? '';
      const start = performance.now();
      const order = await post(shop, '/api/orders/create', token, checkout);
      const ordered = performance.now();
      const payment = await post(shop, '/api/orders/razorpay/create-order', token, { orderId: order._id });
      const paid = await post(shop, `/sandbox/razorpay/v1/orders/${payment.orderId}/simulate`, token, {});
      const verifying = performance.now();
      await post(shop, '/api/orders/razorpay/verify-payment', token, paid);
      const done = performance.now();
      durations.order.push(ordered - start);
      durations.pay.push(done - verifying);
      durations.checkout.push(done - start);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  const summarize = (times: number[]): WriteResult => ({
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  });
  return {
    'complete checkouts, 16 concurrent': summarize(durations.checkout),
    'of which: order': summarize(durations.order),
    'of which: payment recorded': summarize(durations.pay),
  };
}

async function post(
  shop: string,
  path: string,
  token: string,
  body: unknown,
): Promise<Record<string, string>> {
  const response = await fetch(shop + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Record<string, string>;
}

function percentile(values: number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
