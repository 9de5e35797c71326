import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FEW_LEFT } from '../../src/rules/stock.ts';
import { act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { until } from '../support/people.ts';
import { atCheckout, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const HONEY = '/api/foods/id/kolli-hills-forest-honey';
const OIL = `/api/foods/id/${SESAME.productId}`;
/** The cache serves old bytes for a second at most; the rest is for a busy machine. */
const SOON = { timeout: 10_000, interval: 10 };

interface Replica {
  shop: TestShop;
  server: Server;
  origin: string;
}

const METRICS = { METRICS_TOKEN: 'metrics-token-of-the-tests' };
let replicas: [Replica, Replica];
let writer: pg.Client;

async function openReplica(databaseUrl?: string): Promise<Replica> {
  const shop = await openTestShop(METRICS, { cachesResponses: true, ...(databaseUrl && { databaseUrl }) });
  const server = createServer(shop.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { shop, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function closeReplica({ shop, server }: Replica): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
}

async function connect(databaseUrl: string, applicationName = 'test'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: applicationName });
  // dropping the database of a test that failed cuts its connections; the test's own error says enough
  client.on('error', () => {});
  await client.connect();
  return client;
}

const isReady = ({ shop }: Replica) => shop.changes.isListening() && shop.priceClock.isReady();

beforeAll(async () => {
  const first = await openReplica();
  replicas = [first, await openReplica(first.shop.databaseUrl)];
  writer = await connect(first.shop.databaseUrl);
  await vi.waitUntil(() => replicas.every(isReady), { timeout: 10_000 });
});
afterAll(async () => {
  await writer.end();
  for (const replica of replicas.toReversed()) await closeReplica(replica);
});

interface Food {
  _id: string;
  name: string;
  quantities: { size: string; stock: number | null }[];
}

const readJson = async <Value>(origin: string, path: string) =>
  (await (await fetch(origin + path)).json()) as Value;
const stockIn = (foods: Food[]) =>
  foods.find(({ _id }) => _id === SESAME.productId)?.quantities.find(({ size }) => size === SESAME.size)
    ?.stock;
const stockShown = async (origin: string, path = OIL) =>
  stockIn([await readJson<Food | Food[]>(origin, path)].flat());
const setStock = (stock: number, client: Pick<pg.Client, 'query'> = writer) =>
  client.query('update food_sizes set stock = $1 where food_id = $2 and size = $3', [
    stock,
    SESAME.productId,
    SESAME.size,
  ]);
const everywhere = (expected: number) =>
  Promise.all(replicas.map(({ origin }) => expect.poll(() => stockShown(origin), SOON).toBe(expected)));

/** Shared responses that this replica did not have in memory. */
async function madeBy({ shop }: Replica): Promise<number> {
  const response = await shop.request('/metrics', {
    headers: { Authorization: `Bearer ${METRICS.METRICS_TOKEN}` },
  });
  return Number(/shop_shared_answers_total\{from="made"\} (\d+)/.exec(await response.text())?.[1]);
}

/** A machine that is busy for a second looks like a lost connection, and then nothing is cached: such a run proves nothing. */
const UNLESS_DISTURBED = { retry: 2 };

/** Three bottles. */
async function order(): Promise<void> {
  const { me, checkout } = await atCheckout(replicas[0].shop, [SESAME]);
  const { status, body } = await me.post('/api/orders/create', checkout);
  expect([status, body.error]).toEqual([201, undefined]);
}

test(
  'an order changes the responses that show its food on every replica, and no other',
  UNLESS_DISTURBED,
  async () => {
    await setStock(50);
    await everywhere(50);
    const others = [HONEY, '/api/recipes', '/api/foods/search/honey', `${HONEY}?language=ta`];
    const showing = [OIL, '/api/foods', '/api/foods/search/gingelly', `${OIL}?language=hi`];
    // twice: a search is stored when it is asked for again
    for (const { origin } of replicas)
      for (const path of [...others, ...showing, ...others, ...showing]) await fetch(origin + path);
    await order();
    for (const { origin } of replicas)
      for (const path of showing) await expect.poll(() => stockShown(origin, path), SOON).toBe(47);
    for (const replica of replicas) {
      const before = await madeBy(replica);
      for (const path of [...others, ...showing]) await fetch(replica.origin + path);
      expect(await madeBy(replica)).toBe(before);
    }
  },
);

test('the last piece sold is seen on every replica', async () => {
  await setStock(3);
  await everywhere(3);
  await order();
  await everywhere(0);
});

test(
  'each change of stock by an admin is visible on every replica with its response',
  UNLESS_DISTURBED,
  async () => {
    const admin = await asAdmin(replicas[0].shop);
    const path = `/api/admin/foods/${SESAME.productId}`;
    for (let stock = 1; stock <= 20; stock += 1) {
      for (const { origin } of replicas) await Promise.all([fetch(origin + OIL), fetch(origin + HONEY)]);
      const { version } = (await admin.get(path)).body;
      const changed = await admin.put(`${path}/stock`, { version, sizes: [{ size: SESAME.size, stock }] });
      expect(changed.status).toBe(200);
      expect(await Promise.all(replicas.map(({ origin }) => stockShown(origin)))).toEqual([stock, stock]);
    }
    const before = await madeBy(replicas[1]);
    await fetch(replicas[1].origin + HONEY);
    expect(await madeBy(replicas[1]), 'another food').toBe(before);
  },
);

test('so is every other change by an admin', async () => {
  const admin = await asAdmin(replicas[0].shop);
  const { rows } = await writer.query('select place, color from colours');
  const colours = Object.fromEntries(rows.map(({ place, color }) => [place, color]));
  for (let change = 10; change < 30; change += 1) {
    const home = `#0000${change}`;
    for (const { origin } of replicas) await fetch(`${origin}/api/colors/colorhome`);
    expect((await admin.put('/api/admin/colours', { ...colours, home })).status).toBe(200);
    for (const { origin } of replicas)
      expect(await readJson(origin, '/api/colors/colorhome')).toEqual({ color: home });
  }
});

test("an admin's work on orders leaves every response where it is", UNLESS_DISTURBED, async () => {
  const admin = await asAdmin(replicas[0].shop);
  const { id } = await makeOrder(replicas[0].shop);
  await fetch(replicas[0].origin + HONEY);
  const before = await madeBy(replicas[0]);
  expect((await act(admin, id, 'confirm')).status).toBe(200);
  await fetch(replicas[0].origin + HONEY);
  expect(await madeBy(replicas[0])).toBe(before);
});

test('a replica that hangs delays the response of an admin for a second only', async () => {
  const hanging = await connect(replicas[0].shop.databaseUrl, 'shop listening for changes');
  await hanging.query('listen shown');
  const admin = await asAdmin(replicas[0].shop);
  const { rows } = await writer.query('select place, color from colours');
  const colours = Object.fromEntries(rows.map(({ place, color }) => [place, color]));
  await fetch(`${replicas[0].origin}/api/colors/colorhome`);
  const startedAt = performance.now();
  expect((await admin.put('/api/admin/colours', { ...colours, home: '#000099' })).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(8000);
  expect(await readJson(replicas[0].origin, '/api/colors/colorhome')).toEqual({ color: '#000099' });
  await hanging.end();
});

/** The notifications that were sent until now. */
async function notificationsOf(work: (heard: readonly string[]) => Promise<unknown>): Promise<string[]> {
  const client = await connect(replicas[0].shop.databaseUrl);
  const heard: string[] = [];
  const end = Promise.withResolvers<void>();
  client.on('notification', ({ payload = '' }) => (payload === 'end' ? end.resolve() : heard.push(payload)));
  await client.query('listen shown');
  await work(heard);
  await client.query("notify shown, 'end'");
  await end.promise;
  await client.end();
  return heard;
}

test('only what visitors see of the stock is notified by the transaction of a process that notifies later', async () => {
  const promising = await connect(replicas[0].shop.databaseUrl);
  await promising.query('set shop.notifies_stock = on');
  const payload = `stock ${SESAME.productId}`;
  for (const [from, to, expected] of [
    [50, 49, []],
    [FEW_LEFT + 2, FEW_LEFT + 1, []],
    [FEW_LEFT + 1, FEW_LEFT, [payload]],
    [FEW_LEFT, FEW_LEFT - 1, [payload]],
    [1, 0, [payload]],
    [0, 50, [payload]],
    [50, 50, []],
  ] as const) {
    await setStock(from);
    const heard = await notificationsOf(() => setStock(to, promising));
    expect(heard, `${from} to ${to}`).toEqual(expected);
  }
  await promising.end();
  await setStock(50);
  expect(await notificationsOf(() => setStock(40)), 'by somebody else').toEqual([
    `number ${SESAME.productId}`,
  ]);
  const prices = () =>
    writer.query('update food_sizes set price_paise = price_paise where food_id = $1', [SESAME.productId]);
  expect(await notificationsOf(prices), 'nothing changed').toEqual([]);
});

test('many orders are one notification, after their commits', async () => {
  await setStock(1000);
  await everywhere(1000);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => atCheckout(replicas[0].shop, [SESAME])));
  const isNumber = (payload: string) => payload.startsWith('number ');
  const heard = await notificationsOf(async (soFar) => {
    await Promise.all(buyers.map(({ me, checkout }) => me.post('/api/orders/create', checkout)));
    await everywhere(970);
    await until(() => soFar.find(isNumber));
  });
  const ofStock = heard.filter(isNumber);
  expect(ofStock.length).toBeLessThan(buyers.length);
});

test('a number that a process took to its grave is read again when a process starts', async () => {
  await setStock(60);
  await everywhere(60);
  const dying = await connect(replicas[0].shop.databaseUrl);
  await dying.query('set shop.notifies_stock = on');
  await setStock(59, dying);
  await dying.end();
  expect(await stockShown(replicas[1].origin)).toBe(60);
  const restarted = await openReplica(replicas[0].shop.databaseUrl);
  await everywhere(59);
  await closeReplica(restarted);
});
