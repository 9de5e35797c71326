import { type Aggregator, Gauge, type Registry } from 'prom-client';
import type { Database } from '../platform/db/db.ts';
import { readStats } from './monitoring.store.ts';

/** The database is queried at most this often, however many scrapers there are. */
const CACHE_MS = 5000;

/**
 * Metrics besides HTTP requests: the connection pool of this process, and shop-wide jobs, orders and payments, of which several
 * processes read the same.
 */
export function addShopMetrics(registry: Registry, { db, pool }: Database): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    aggregator: Aggregator = 'max',
  ) => new Gauge({ name, help, labelNames, aggregator, registers: [registry], collect: () => readAgain() });
  const connections = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the pool; waiting: requests waiting for a connection',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const isDatabaseUp = gauge('shop_database_up', '1 when the database responded, else 0', [], 'min');
  const jobs = gauge('shop_jobs', 'Jobs by queue; failed: no more retries', ['queue', 'state']);
  const lateJobs = gauge(
    'shop_oldest_job_seconds',
    'Seconds that the oldest due job of a queue has been waiting',
    ['queue'],
  );
  const attempts = gauge('shop_payment_attempts_last_hour', 'Payment attempts started in the last hour', [
    'provider',
    'status',
  ]);
  const payments = gauge('shop_payments_last_hour', 'Payments of the last hour by status', [
    'provider',
    'status',
  ]);
  const orders = gauge('shop_orders_last_hour', 'Orders of the last hour');
  const paymentIssues = gauge('shop_payment_problems_open', 'Payment issues that an admin must resolve');
  const refunds = gauge('shop_refunds_open', 'Refunds that are not completed yet');
  const events = gauge('shop_provider_events_waiting', 'Stored webhook events that are not processed yet');
  const oldestEvent = gauge(
    'shop_oldest_provider_event_seconds',
    'Age of the oldest unprocessed webhook event',
  );

  const update = async () => {
    try {
      const stats = await readStats(db);
      for (const counted of [jobs, lateJobs, attempts, payments]) counted.reset();
      for (const { name, state, count } of stats.jobs) jobs.set({ queue: name, state }, count);
      for (const { name, seconds } of stats.oldestJobs) lateJobs.set({ queue: name }, seconds);
      for (const { name, state, count } of stats.attempts)
        attempts.set({ provider: name, status: state }, count);
      for (const { name, state, count } of stats.payments)
        payments.set({ provider: name, status: state }, count);
      orders.set(stats.orders);
      paymentIssues.set(stats.openIssues);
      refunds.set(stats.openRefunds);
      events.set(stats.waitingEvents);
      oldestEvent.set(stats.oldestEventSeconds);
      isDatabaseUp.set(1);
    } catch {
      // the other metrics are needed most when the database is down
      isDatabaseUp.set(0);
    }
  };

  let lastUpdate: { at: number; done: Promise<void> } | undefined;
  const readAgain = (): Promise<void> => {
    if (!lastUpdate || Date.now() - lastUpdate.at > CACHE_MS) lastUpdate = { at: Date.now(), done: update() };
    return lastUpdate.done;
  };
}
