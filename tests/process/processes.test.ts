import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { insertCustomer } from '../support/insert-customer.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { bearer, json } from '../support/people.ts';
import { as, atCheckout } from '../support/sales.ts';
import { childrenOf, freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { copyUsedDataDir, postgresOf } from '../support/started-shops.ts';
import { openTestPool } from '../support/test-pool.ts';
import type { ReachableShop } from '../support/test-shop.ts';

let dir: string;
let remove: () => void;
let shopProcess: ShopProcess;
let shop: ReachableShop;
let pool: pg.Pool;

/** Server processes; the oldest first. The database is a child too. */
const serversOf = ({ child }: ShopProcess) =>
  childrenOf(child.pid ?? 0).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js');
    } catch {
      return false;
    }
  });

beforeAll(async () => {
  ({ dir, remove } = await copyUsedDataDir());
  shopProcess = startShopProcess({
    PORT: String(await freePort()),
    DATA_DIR: dir,
    PROCESSES: '2',
    LOG_LEVEL: 'info',
  });
  await shopProcess.opened;
  const [, , , port] = readFileSync(path.join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  pool = openTestPool({
    host: '127.0.0.1',
    port: Number(port),
    user: 'chekku',
    password: readFileSync(path.join(dir, 'postgres/chekku-password'), 'utf8'),
    database: 'chekku',
    max: 4,
  });
  pool.on('error', () => {});
  shop = { request: (target, init) => onNewConnection(shopProcess.url + target, init), database: { pool } };
}, 150_000);
afterAll(async () => {
  await pool.end();
  shopProcess.child.kill('SIGTERM');
  await shopProcess.exited;
  remove();
});

/** Whichever process accepts it, unlike fetch, which keeps a connection to one of them. */
function onNewConnection(
  url: string,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      url,
      { method, headers: headers as Record<string, string>, agent: new Agent({ keepAlive: false }) },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const status = response.statusCode ?? 0;
        resolve(new Response(Buffer.concat(chunks), { status, headers: response.headers as HeadersInit }));
      },
    );
    sent.once('error', reject);
    sent.end(body as string | undefined);
  });
}

/** Ids of the processes that responded to this path, from the log. */
function respondents(target: string): Set<number> {
  const lines = shopProcess.output().split('\n');
  const requests = lines.filter((line) => line.includes(`"path":"${target}"`) && line.endsWith('}'));
  return new Set(requests.map((line) => JSON.parse(line).pid));
}

async function metric(name: string): Promise<number[]> {
  const text = await (await shop.request('/metrics')).text();
  return [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
    Number(value),
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test('two processes respond on one port, and one scrape shows the metrics of both', async () => {
  expect(shopProcess.output().match(/The shop is open/g)).toHaveLength(1);
  expect(serversOf(shopProcess)).toHaveLength(2);
  await expect
    .poll(
      async () => {
        await Promise.all(Array.from({ length: 8 }, () => shop.request('/readyz')));
        return [...respondents('/readyz')].sort();
      },
      { timeout: 20_000 },
    )
    .toEqual(serversOf(shopProcess).sort());
  const ready = 'http_request_seconds_count\\{method="GET",route="/readyz",status="200"\\}';
  const before = await metric(ready);
  expect(before).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => shop.request('/readyz')));
  expect(await metric(ready)).toEqual([sum(before) + 10]);
  expect(await metric('process_resident_memory_bytes')).toHaveLength(2);
  expect(await metric('shop_database_up')).toEqual([1]);
  // DATABASE_POOL is for both together
  expect(sum(await metric('shop_database_connections\\{state="open"\\}'))).toBeLessThanOrEqual(10);
});

test('a change by an admin appears in every process', async () => {
  const admin = await makeAdmin(shop);
  const page = async () => (await shop.request('/food/wood-pressed-coconut-oil')).text();
  const found = await as(shop, admin).get('/api/admin/foods/wood-pressed-coconut-oil');
  const change = { ...found.body, name: 'Oil of tall palms', id: 'wood-pressed-coconut-oil' };
  const changed = await shop.request('/api/foods', json('PUT', change, bearer(admin.token)));
  expect(changed.status).toBe(200);
  const isNewEverywhere = async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, page));
    return pages.every((html) => html.includes('Oil of tall palms'));
  };
  await expect.poll(isNewEverywhere).toBe(true);
});

test('whichever process responds, an order is placed once and paid in the sandbox', async () => {
  const { me, checkout } = await atCheckout(shop);
  const key = { 'Idempotency-Key': 'one-order' };
  const placed = await Promise.all(
    Array.from({ length: 8 }, () => me.post('/api/orders/create', checkout, key)),
  );
  const ids = placed.flatMap(({ status, body }) => (status < 300 ? [body._id] : []));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);

  const paid = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const payer = await placedOrder(shop);
      await payUpi(shop, await startUpi(payer));
      return payer.order._id;
    }),
  );
  const isPaid = "select from orders where payment_status = 'COMPLETED' and id = any($1)";
  await expect.poll(async () => (await pool.query(isPaid, [paid])).rowCount, { timeout: 15_000 }).toBe(4);
});

test('a killed process is replaced, the other one sells meanwhile and takes over the jobs', async () => {
  const counted = sum(await metric('shop_shared_answers_total'));
  const [first = 0, second = 0] = serversOf(shopProcess);
  process.kill(first, 'SIGKILL');
  const { who, me, checkout } = await atCheckout(shop);
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
  const mails = async () => (await shop.request(`/sandbox/mail/messages?to=${who.email}`)).json();
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1);
  await expect
    .poll(() => metric('process_resident_memory_bytes'), { timeout: 60_000, interval: 200 })
    .toHaveLength(2);
  const servers = serversOf(shopProcess);
  expect(servers).toHaveLength(2);
  expect(servers).toContain(second);
  expect(servers).not.toContain(first);
  expect(sum(await metric('shop_shared_answers_total'))).toBeGreaterThanOrEqual(counted);
});

test('SIGTERM lets running requests finish in every process, then the database stops', async () => {
  const people = await Promise.all(
    Array.from({ length: 4 }, (_, n) => insertCustomer(pool, { email: `reader${n}@example.org` })),
  );
  const client = await pool.connect();
  await client.query('begin; lock table foods in access exclusive mode');
  // four people: of one, two reads run at once
  const slow = Promise.all(
    people.map(({ token }, n) => shop.request(`/api/foods?n=${n}`, { headers: bearer(token) })),
  );
  const waiting = "select from pg_locks where not granted and relation = 'foods'::regclass";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(4);
  // as a terminal and most supervisors do
  const everyone = [shopProcess.child.pid ?? 0, ...serversOf(shopProcess)];
  for (const pid of everyone) process.kill(pid, 'SIGTERM');
  const health = () =>
    shop.request('/healthz').then(
      () => 'answers',
      () => 'closed',
    );
  await expect.poll(health).toBe('closed');
  await client.query('commit');
  client.release();
  expect((await slow).map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(await shopProcess.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
  expect(shopProcess.output()).not.toContain('ended again and again');
});

test('processes that end again and again stop the shop with a reason', async () => {
  const looping = startShopProcess({ PORT: String(await freePort()), DATA_DIR: dir, PROCESSES: '2' });
  await looping.opened;
  const killing = setInterval(() => {
    for (const pid of serversOf(looping)) process.kill(pid, 'SIGKILL');
  }, 100);
  expect(await looping.exited).toBe(1);
  clearInterval(killing);
  expect(looping.output()).toContain('A server process ended again and again, at last with SIGKILL');
  expect(postgresOf(dir)).toEqual([]);
});

test('no server process survives a killed main process', async () => {
  const killed = startShopProcess({ PORT: String(await freePort()), DATA_DIR: dir, PROCESSES: '2' });
  await expect.poll(() => serversOf(killed), { timeout: 20_000 }).toHaveLength(1);
  const servers = serversOf(killed);
  killed.child.kill('SIGKILL');
  const alive = () =>
    servers.filter((pid) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    });
  await expect.poll(alive, { timeout: 20_000 }).toEqual([]);
});

test('a port in use is one line, and nothing is left behind', async () => {
  const PORT = String(await freePort());
  const taken = startShopProcess({ PORT, DATA_DIR: dir });
  await taken.opened;
  const second = startShopProcess({ PORT, DATA_DIR: dir, PROCESSES: '2' });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/^The shop did not start\.\nPORT: \d+ is taken/);
  taken.child.kill('SIGTERM');
  await taken.exited;
});
