import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countQueries } from '../support/count-queries.ts';
import { makeClockSettable, setClock } from '../support/database-clock.ts';
import { insertSale } from '../support/offers.ts';
import { PATIENCE } from '../support/patience.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = '/api/foods/id/kolli-hills-forest-honey';
const START = new Date('2026-11-21T12:00:00+05:30').getTime();

let shops: TestShop[];
let servers: Server[];
let origins: string[];
beforeAll(async () => {
  const first = await openTestShop({}, { cachesResponses: true, prepare: makeClockSettable });
  shops = [first, await openTestShop({}, { cachesResponses: true, databaseUrl: first.databaseUrl })];
  servers = shops.map(({ listener }) => createServer(listener));
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  );
  origins = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  for (const shop of shops.toReversed()) await shop.close();
});

const readFood = async (origin: string) => {
  const response = await fetch(origin + FOOD);
  const { discount } = (await response.json()) as { discount: number };
  return { discount, cacheControl: response.headers.get('Cache-Control') };
};

test('cached responses of every replica flip at the start of a sale, without a job', async () => {
  const [first] = shops as [TestShop, TestShop];
  await setClock(first, new Date(START - 4000));
  await insertSale(first, { percent: 35 });
  await vi.waitUntil(
    () => shops.every(({ priceClock, changes }) => changes.isListening() && priceClock.isReady()),
    PATIENCE,
  );
  // the notification of the new sale empties the caches once more
  await vi.waitUntil(async () => {
    await readFood(origins[0] ?? '');
    return (await countQueries(first, (request) => request(FOOD))) === 0;
  }, PATIENCE);
  const isNear = () => shops.every(({ priceClock }) => priceClock.isNearBoundary());
  await vi.waitUntil(
    async () => {
      const wasNear = isNear();
      const found = await Promise.all(origins.map(readFood));
      // nobody may store a response beyond the boundary
      if (wasNear && isNear())
        for (const { cacheControl } of found) expect(cacheControl).toBe('public, no-cache');
      return found.every(({ discount }) => discount === 35);
    },
    { timeout: 20_000, interval: 25 },
  );
  const { rows } = await first.database.pool.query<{ late: number }>(
    'select extract(epoch from now() - $1::timestamptz)::float8 as late',
    [new Date(START)],
  );
  expect(rows[0]?.late).toBeGreaterThanOrEqual(0);
  // without a timer of its own the sale would be noticed when the clocks are compared, once a minute
  expect(rows[0]?.late, 'seconds after the boundary').toBeLessThan(10);
});
