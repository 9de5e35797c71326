import { checkout, prepareStockAndCoupon, signIn } from './customers.ts';
import { median } from './median.ts';
import type { Measurement, Part } from './part.ts';
import { scenarios } from './scenarios.ts';
import { each, sendLoad } from './send-load.ts';

const CONNECTIONS = 32;
const ORDERS_PER_SECOND = 20;
const AT_LEAST_RATIO = 0.7;

/** Public paths while orders of counted stock come in, and without orders, alternately in one run. */
export const measurePagesWhileSelling: Part = async ({ start, stop, pool, effort }) => {
  const { shopProcess } = await start();
  await prepareStockAndCoupon(pool);
  const readPages = () =>
    sendLoad(
      shopProcess.url,
      each((index) => ({ path: scenarios[index % scenarios.length]?.path ?? '/' })),
      { connections: CONNECTIONS, seconds: effort.seconds },
    );
  await readPages();
  const quiet: Reading[] = [];
  const selling: Reading[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    quiet.push(readingOf(await readPages()));
    const customers = await signIn(pool, ORDERS_PER_SECOND * (effort.seconds + 5));
    const orders = placeOrders(shopProcess.url, customers);
    selling.push(readingOf(await readPages()));
    const placed = await orders.stop();
    process.stdout.write(`  ${placed} orders in a round\n`);
  }
  await stop(shopProcess);
  return compare(quiet, selling);
};

interface Reading {
  perSecond: number;
  p50: number;
  p99: number;
}

function readingOf({ requests, latency }: Awaited<ReturnType<typeof sendLoad>>): Reading {
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

function compare(quiet: Reading[], selling: Reading[]): Measurement[] {
  const medianOf = (readings: Reading[], value: keyof Reading) =>
    median(readings.map((reading) => reading[value]));
  const perSecond = { quiet: medianOf(quiet, 'perSecond'), selling: medianOf(selling, 'perSecond') };
  return [
    {
      name: 'pages while selling, of those without orders',
      value: perSecond.selling / perSecond.quiet,
      min: AT_LEAST_RATIO,
    },
    { name: 'pages without orders, requests/s', value: perSecond.quiet },
    { name: 'pages with 20 orders a second, requests/s', value: perSecond.selling },
    { name: 'pages without orders, p50 ms', value: medianOf(quiet, 'p50') },
    { name: 'pages with 20 orders a second, p50 ms', value: medianOf(selling, 'p50') },
    { name: 'pages with 20 orders a second, p99 ms', value: medianOf(selling, 'p99') },
  ];
}

/** Orders at a fixed pace, each by a customer of its own; late ones are made up for. A failure ends the benchmark. */
function placeOrders(shop: string, customers: string[]): { stop: () => Promise<number> } {
  const orders: Promise<void>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * ORDERS_PER_SECOND;
    while (orders.length < due && customers.length > 0) orders.push(placeOrder(shop, customers.pop() ?? ''));
  }, 1000 / ORDERS_PER_SECOND);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(orders);
      return orders.length;
    },
  };
}

async function placeOrder(shop: string, token: string): Promise<void> {
  const response = await fetch(`${shop}/api/orders/create`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(checkout),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`order: ${response.status} ${text}`);
}
