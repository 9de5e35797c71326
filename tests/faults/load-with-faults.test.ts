import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printTable } from '../../bench/print-table.ts';
import { type MortalDatabase, openMortalDatabase } from '../support/mortal-database.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { checkBooks } from './check-ledger.ts';
import { stockShop } from './customers.ts';
import { FAULTS, type Injected } from './injected.ts';
import { type Meter, type Outage, openMeter, statsOf, wrongs } from './meter.ts';
import { FAULT_EVERY_SECONDS, LOAD_FAULTS, SOAK_MS } from './sizes.ts';
import { openTraffic, type Traffic } from './traffic.ts';

const CLOCK = new URL('../support/shifted-clock.ts', import.meta.url).href;
const RESULT = path.join(import.meta.dirname, '../../.cache/load-with-faults.json');
/** Longer than any timeout of the shop, on a busy machine. */
const MAX_RESPONSE_MS = 30_000;
const RECOVERY_MS = 120_000;
const HOOK_MS = 180_000;

let meter: Meter;
let database: MortalDatabase;
let shop: MortalShop;
beforeAll(async () => {
  meter = openMeter();
  database = await openMortalDatabase();
  shop = await openMortalShop(
    {
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_SHIFT_MS: String(3 * 3600_000),
    },
    meter.ask,
  );
  await shop.start();
}, HOOK_MS);
afterAll(async () => {
  await shop.close();
  await database.close();
}, HOOK_MS);

/** Injects a fault, ends it, and waits until the shop has recovered. */
async function breakOnce(
  traffic: Traffic,
  name: string,
  { begin, seconds, survivedBy, isDown = false }: Injected,
): Promise<Outage> {
  const from = meter.now();
  const end = await begin({ shop, database });
  await pause(seconds * 1000);
  await end();
  const over = meter.now();
  const isServed = (kind: string) =>
    meter.asked.some((one) => one.kind === kind && one.from > over && one.status > 0 && one.status < 300);
  const isEmailAddress = () => {
    traffic.check();
    return survivedBy.every(isServed) || meter.now() - over > RECOVERY_MS || undefined;
  };
  await until(isEmailAddress, 2 * RECOVERY_MS);
  expect({ name, unserved: survivedBy.filter((kind) => !isServed(kind)) }).toEqual({ name, unserved: [] });
  return { name, from, over, to: meter.now(), isDown };
}

test('77 78 79 80 steady load with one fault after the other: no wrong response, nothing is lost', {
  timeout: SOAK_MS,
}, async () => {
  await stockShop(shop, LOAD_FAULTS * 10);
  const began = meter.now();
  const traffic = await openTraffic(shop);
  const outages: Outage[] = [];
  try {
    const names = Object.keys(FAULTS);
    for (let turn = 0; turn < LOAD_FAULTS; turn += 1) {
      const begins = began + (turn + 0.5) * FAULT_EVERY_SECONDS * 1000;
      await pause(Math.max(0, begins - meter.now()));
      const name = names[turn % names.length] ?? '';
      const fault = FAULTS[name];
      if (fault) outages.push(await breakOnce(traffic, name, fault));
    }
    await pause(Math.max(0, began + LOAD_FAULTS * FAULT_EVERY_SECONDS * 1000 - meter.now()));
  } finally {
    await traffic.stop();
  }
  traffic.check();
  const seconds = (meter.now() - began) / 1000;

  expect(wrongs(meter.asked, outages)).toEqual([]);
  const stats = statsOf(meter.asked, outages, seconds);
  expect(stats.all.max).toBeLessThan(MAX_RESPONSE_MS);
  expect(shop.shopProcess().output()).not.toMatch(/unhandled|uncaught/i);
  await traffic.checkAdmin();
  // as if the timeout had passed after which a silent worker counts as dead
  await rows(
    shop,
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  );
  const books = await checkBooks(shop, traffic.visits);
  report({ ...stats, books });
});

type Stats = ReturnType<typeof statsOf> & { books: Awaited<ReturnType<typeof checkBooks>> };

function report(stats: Stats): void {
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(stats, undefined, 2)}\n`);
  const { seconds, requests, requestsPerSecond, calm, all, rejected, noConnection, faults, books } = stats;
  printTable(
    ['Load with faults', ''],
    [
      ['seconds', seconds],
      ['requests', requests],
      ['requests a second', requestsPerSecond],
      ['p50 / p99 / longest between the faults, ms', `${calm.p50} / ${calm.p99} / ${calm.max}`],
      ['p50 / p99 / longest in all, ms', `${all.p50} / ${all.p99} / ${all.max}`],
      ['refused with Retry-After', JSON.stringify(rejected)],
      ['refused between the faults', stats.rejectedInCalm],
      ['no connection while the shop was away', noConnection],
      ['faults survived', faults.length],
      ['orders / payments compared', `${books.orders} / ${books.paid}`],
      ['e-mails, and second copies with the same id', `${books.emails} / ${books.copies}`],
      ['orders, payments or e-mails lost or doubled', 0],
    ],
  );
  printTable(
    ['Fault', 'at second', 'broken for, s', 'served again after, s'],
    faults.map(({ name, at, brokenSeconds, recoverySeconds }) => [name, at, brokenSeconds, recoverySeconds]),
  );
}
