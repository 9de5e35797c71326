import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../platform/db/db.ts';
import { readStats } from './monitoring.store.ts';

/** However many ask, the database is counted at most this often. */
const CACHE_MS = 5000;

/** What `/metrics` tells beside requests: the pool of this process, and queue and payments of the whole shop. */
export function shopMetrics(registry: Registry, { db, pool }: Database): { text(): Promise<string> } {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const connections = gauge(
    'shop_database_connections',
    'Connections of the pool; waiting: requests that want one',
    ['state'],
  );
  const isDatabaseUp = gauge('shop_database_up', '1 when the database answered this request');
  const jobs = gauge('shop_jobs', 'Jobs of the last 24 hours by queue; failed: given up', ['queue', 'state']);
  const lateJobs = gauge('shop_oldest_job_seconds', 'For how long the oldest due job of a queue waits', [
    'queue',
  ]);
  const attempts = gauge('shop_payment_attempts_last_hour', 'Payments that were begun in the last hour', [
    'provider',
    'status',
  ]);
  const payments = gauge(
    'shop_payments_last_hour',
    'Money that came in the last hour, by what became of it',
    ['provider', 'status'],
  );
  const orders = gauge('shop_orders_last_hour', 'Orders of the last hour');
  const problems = gauge('shop_payment_problems_open', 'Payments that a person must look at');
  const refunds = gauge('shop_refunds_open', 'Refunds that are not through yet');
  const events = gauge('shop_provider_events_waiting', 'Webhooks that are kept and not settled');
  const oldestEvent = gauge('shop_oldest_provider_event_seconds', 'Age of the oldest unsettled webhook');

  const inspect = async () => {
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
      problems.set(stats.openIssues);
      refunds.set(stats.openRefunds);
      events.set(stats.waitingEvents);
      oldestEvent.set(stats.oldestEventSeconds);
      isDatabaseUp.set(1);
    } catch {
      // the figures of the process itself are wanted most when the database is away
      isDatabaseUp.set(0);
    }
  };

  let checked: { at: number; done: Promise<void> } | undefined;
  return {
    text: async () => {
      if (!checked || Date.now() - checked.at > CACHE_MS) checked = { at: Date.now(), done: inspect() };
      await checked.done;
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
      return registry.metrics();
    },
  };
}
