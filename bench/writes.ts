import type { Pool } from 'pg';
import { cartLine, checkout, openCoupon, signIn } from './customers.ts';
import { each, fire } from './fire.ts';
import { median } from './median.ts';

export interface WriteResult {
  perSecond: number;
  p50: number;
  p99: number;
}

const CARTS = 32;
const BUYERS = 16;
const MAX_ORDERS_A_SECOND = 600;

/** Carts, orders and whole checkouts, against a database that keeps what it says it has kept. */
export async function measureWrites(
  shop: string,
  pool: Pool,
  { rounds, seconds, checkoutSeconds }: { rounds: number; seconds: number; checkoutSeconds: number },
): Promise<Record<string, WriteResult>> {
  await openCoupon(pool);
  const cart = await signIn(pool, CARTS);
  const carts = [];
  const orders = [];
  for (let round = 0; round < rounds; round += 1) {
    carts.push(
      await fire(
        shop,
        each((turn) => ({
          method: 'POST',
          path: '/api/cart',
          token: cart[turn % CARTS] ?? '',
          body: { ...cartLine, quantity: 1 + (turn % 9) },
        })),
        { connections: CARTS, seconds },
      ),
    );
    // every order is a customer's first: nobody may place hundreds
    const customers = await signIn(pool, MAX_ORDERS_A_SECOND * seconds);
    orders.push(
      await fire(
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
    'cart set, 32 at once': summary(carts),
    'create order, 16 at once': summary(orders),
    ...(await checkoutsFor(shop, pool, checkoutSeconds)),
  };
}

function summary(results: Awaited<ReturnType<typeof fire>>[]): WriteResult {
  return {
    perSecond: median(results.map(({ requests, duration }) => requests.total / duration)),
    p50: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
  };
}

/** Sixteen customers at once, each going the whole way again and again: order, UPI window, paid. A failure ends the bench. */
async function checkoutsFor(shop: string, pool: Pool, seconds: number): Promise<Record<string, WriteResult>> {
  const took: Record<'order' | 'pay' | 'whole', number[]> = { order: [], pay: [], whole: [] };
  const customers = await signIn(pool, 200 * seconds);
  const end = performance.now() + seconds * 1000;
  const buy = async () => {
    while (performance.now() < end) {
      const token = customers.pop() ?? '';
      const began = performance.now();
      const order = await post(shop, '/api/orders/create', token, checkout);
      const ordered = performance.now();
      const begun = await post(shop, '/api/orders/razorpay/create-order', token, { orderId: order._id });
      const paid = await post(shop, `/sandbox/razorpay/v1/orders/${begun.orderId}/simulate`, token, {});
      const verifying = performance.now();
      await post(shop, '/api/orders/razorpay/verify-payment', token, paid);
      const done = performance.now();
      took.order.push(ordered - began);
      took.pay.push(done - verifying);
      took.whole.push(done - began);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  const of = (times: number[]): WriteResult => ({
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  });
  return {
    'whole checkouts, 16 at once': of(took.whole),
    'of which: order': of(took.order),
    'of which: payment recorded': of(took.pay),
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

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
