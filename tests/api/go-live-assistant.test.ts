import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GoLiveState } from '../../src/contract/admin/go-live.ts';
import { makeAdmin } from '../support/admins.ts';
import { live } from '../support/live.ts';
import { BARE_LIVE } from '../support/live-world.ts';
import { addOwnContent } from '../support/own-content.ts';
import { placedOrder } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { makeDataDir } from '../support/shop-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const PATH = '/api/admin/go-live';
const cleanup = new AsyncDisposableStack();
const { dir, remove } = makeDataDir();
cleanup.defer(remove);
const file = path.join(dir, 'live.env');
let shop: TestShop;
let token: string;
let liveUrl: string;

beforeAll(async () => {
  shop = await openTestShop({ GO_LIVE_FILE: file });
  cleanup.defer(() => shop.close());
  ({ token } = (await addOwnContent(shop)).admin.admin);
  await placedOrder(shop);
});
beforeEach(async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanup.defer(drop);
  liveUrl = url;
  writeLive({});
});
afterAll(() => cleanup.disposeAsync());

function writeLive(changes: Record<string, string>): void {
  const environment = { ...live, DATABASE_URL: liveUrl, DATA_DIR: path.join(dir, 'live'), ...changes };
  const lines = Object.entries(environment).map((entry) => entry.join('='));
  writeFileSync(file, lines.join('\n'));
}
const read = async (language = 'en'): Promise<GoLiveState> =>
  (await shop.request(`${PATH}?language=${language}`, { headers: bearer(token) })).json();
async function start(
  body: object = {},
): Promise<{ status: number; body: GoLiveState & { code?: string; error?: string } }> {
  const response = await shop.request(PATH, json('POST', body, bearer(token)));
  return { status: response.status, body: await response.json() };
}
/** The empty database is migrated first, which takes a while on a busy machine. */
const PATIENCE_MS = 45_000;
const finished = () =>
  until(async () => {
    const { run } = await read();
    return run && run.status !== 'running' ? run : undefined;
  }, PATIENCE_MS);

test('the assistant carries the owner’s content, and leaves people, orders and payments', async () => {
  expect(await read()).toMatchObject({ file, liveUrl: live.PUBLIC_URL, problems: [], run: null });
  const started = await start();
  expect(started).toMatchObject({ status: 202, body: { run: { status: 'running' } } });
  expect(await finished()).toMatchObject({ status: 'done', problems: [] });
  const { report = [] } = (await read()).run ?? {};
  expect((await read('ta')).run?.report[0]?.counts).toContainEqual({ label: 'உணவுப் பொருட்கள்', count: 1 });
  expect(report[0]?.counts).toContainEqual({ label: 'foods', count: 1 });
  expect(report[2]?.counts).toContainEqual({ label: 'orders', count: 1 });
  const client = new pg.Client({ connectionString: liveUrl });
  await client.connect();
  const { rows } = await client.query(
    `select (select string_agg(name, ',') from foods) foods, (select count(*)::int from users) users,
      (select count(*)::int from orders) orders, (select details->>'name' from shop_settings) as name`,
  );
  await client.end();
  expect(rows).toEqual([{ foods: 'Nilgiri Pepper', users: 0, orders: 0, name: 'Nila Spices' }]);
  const audit = await shop.database.pool.query(
    "select changes->'status'->>1 as status from audit_log where action = 'go live' order by at",
  );
  expect(audit.rows.map(({ status }) => status)).toEqual(['running', 'done']);
  const again = await start();
  expect(again.status).toBe(202);
  expect(await finished()).toMatchObject({
    status: 'failed',
    problems: ['the live database already has 1 foods; go-live fills only an empty shop'],
  });
  expect((await read('hi')).run?.problems).toEqual([
    'लाइव डेटाबेस में पहले से 1 खाद्य पदार्थ हैं; सिर्फ़ खाली दुकान भरी जा सकती है',
  ]);
});

test('of two at once, one is told that the other runs', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([202, 'go-live-running']);
  expect(await finished()).toMatchObject({ status: 'done' });
});

test('an unreachable database is a problem without its password', async () => {
  writeLive({ DATABASE_URL: 'postgresql://shop:very-secret@127.0.0.1:1/shop' });
  await start();
  const run = await finished();
  expect(run?.status).toBe('failed');
  expect(JSON.stringify(await read())).not.toContain('very-secret');
});

test.each([
  ['SHOP_MODE', 'demo', 'SHOP_MODE: must be live'],
  ['DATABASE_URL', 'http://x', 'DATABASE_URL: must look like'],
])('a file with %s=%s cannot be used', async (name, value, problem) => {
  writeLive({ [name]: value });
  expect((await read()).problems.join()).toContain(problem);
  if (name === 'SHOP_MODE')
    expect((await read('ta')).problems).toEqual([`${file}: SHOP_MODE: live என்று இருக்க வேண்டும்`]);
  expect(await start()).toMatchObject({ status: 409, body: { code: 'go-live-file' } });
});

test("the demo's own database cannot be the live one", async () => {
  const other = await openTestShop({ GO_LIVE_FILE: file, DATABASE_URL: liveUrl });
  const owner = await makeAdmin(other);
  const response = await other.request(PATH, { headers: bearer(owner.token) });
  expect((await response.json()).problems).toEqual([
    `${file}: DATABASE_URL is the demo shop's; the live shop needs its own`,
  ]);
  await other.close();
});

test('an old session needs the password, and wrong types are a 400', async () => {
  const owner = await makeAdmin(shop);
  await shop.database.pool.query(
    "update sessions set created_at = now() - interval '1 hour' where user_id = $1",
    [owner.id],
  );
  const late = await shop.request(PATH, json('POST', {}, bearer(owner.token)));
  expect(late.status).toBe(409);
  expect(['proof-needed', 'sign-in-again']).toContain((await late.json()).code);
  expect((await start({ hasCoupons: 'yes' })).status).toBe(400);
  expect((await shop.request(PATH)).status).toBe(401);
});

test('a live shop is carried nowhere', async () => {
  const other = await openTestShop({ ...BARE_LIVE, GO_LIVE_FILE: file });
  const owner = await makeAdmin(other);
  for (const request of [{ headers: bearer(owner.token) }, json('POST', {}, bearer(owner.token))])
    expect(await (await other.request(PATH, request)).json()).toMatchObject({ code: 'already-live' });
  await other.close();
});
