import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, ShopError } from '../../packages/client/index.js';
import { clientTypes } from '../../scripts/client-types.ts';
import { act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const CLIENT = path.join(import.meta.dirname, '../../packages/client');

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(path.join(tmpdir(), 'chekku-erp-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

const url = () => `http://127.0.0.1:${shop.config.port}`;

/** `npm run client` writes the file anew. */
test('the types of the client are those of the API', async () => {
  const document = await (await shop.request('/api/openapi.json')).json();
  await expect(clientTypes(document)).toMatchFileSnapshot(path.join(CLIENT, 'calls.d.ts'));
});

test('the client reads, writes and throws the errors of the shop', async () => {
  const { key } = await insertApiKey(shop, { scopes: ['read:foods', 'write:stock'] });
  const client = createClient({ url: url(), key });
  const foods = await client.call('GET /api/admin/foods', { query: { search: 'sesame', limit: 1 } });
  const [food] = foods;
  if (!food?.quantities[0]) throw new Error('no food');
  const body = { version: food.version, sizes: [{ size: food.quantities[0].size, stock: 500 }] };
  const input = { path: { id: food._id }, body };
  expect((await client.call('PUT /api/admin/foods/{id}/stock', input)).quantities[0]?.stock).toBe(500);
  const outdated = client.call('PUT /api/admin/foods/{id}/stock', input);
  await expect(outdated).rejects.toMatchObject({ status: 409, code: 'food-changed' });
  const forbidden = client.call('GET /api/admin/orders');
  await expect(forbidden).rejects.toThrow(ShopError);
  await expect(forbidden).rejects.toMatchObject({ code: 'scope-missing', details: { scope: 'read:orders' } });
});

test('the client waits as long as the shop asks for, and gives up after four tries', async () => {
  const asked: number[] = [];
  const server = createServer((request, response) => {
    asked.push(Date.now());
    const isRejected = request.url === '/api/admin/foods' || asked.length < 2;
    response.writeHead(isRejected ? 429 : 200, { 'Retry-After': '0.01', 'Content-Type': 'application/json' });
    response.end(isRejected ? '{"error":"too many","code":"too-many"}' : '[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const client = createClient({ url: `http://127.0.0.1:${port}`, key: 'chk_demo_x' });
    expect(await client.call('GET /api/admin/orders')).toEqual([]);
    expect(asked).toHaveLength(2);
    asked.length = 0;
    await expect(client.call('GET /api/admin/foods')).rejects.toMatchObject({
      status: 429,
      code: 'too-many',
    });
    expect(asked).toHaveLength(4);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the example copies each paid order once and sets the stock', async () => {
  const admin = await asAdmin(shop);
  const { key } = await insertApiKey(shop, {
    name: 'ERP',
    scopes: ['read:orders', 'read:foods', 'write:stock'],
  });
  const sync = () =>
    promisify(execFile)(process.execPath, [path.join(CLIENT, 'examples/erp-sync.ts')], {
      cwd: folder,
      env: { ...process.env, SHOP_URL: url(), SHOP_API_KEY: key },
    });
  const copied = () =>
    readFileSync(path.join(folder, 'orders.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._id as string);
  const pay = async (reference: string) => {
    const { id } = await makeOrder(shop);
    await act(admin, id, 'confirm');
    expect((await act(admin, id, 'pay', { method: 'bank', reference })).status).toBe(200);
    return id;
  };
  const first = await pay('UTR-1');
  await makeOrder(shop);
  writeFileSync(path.join(folder, 'stock.csv'), 'wood-pressed-coconut-oil,1 L,17\n');
  await sync();
  const before = copied();
  expect(before).toContain(first);
  const second = await pay('UTR-2');
  await sync();
  expect(copied()).toEqual([...before, second]);
  const { body: food } = await admin.get('/api/admin/foods/wood-pressed-coconut-oil');
  expect(food.quantities.find(({ size }: { size: string }) => size === '1 L').stock).toBe(17);
  const { body: changes } = await admin.get('/api/admin/audit?q=erp');
  // the second run found the stock as it should be
  expect(changes).toMatchObject([{ apiKey: 'ERP', action: 'change stock' }]);
});
