// Adds new paid orders to orders.jsonl and sets the stock that stock.csv says ("food id,size,pieces" per line). Run it every
// few minutes in a folder of its own: SHOP_URL=https://farm.example SHOP_API_KEY=chk_live_… node erp-sync.ts
// Scopes of the key: read:orders, read:foods, write:stock
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient, ShopError } from '../index.js';

const { SHOP_URL: url = '', SHOP_API_KEY: key = '' } = process.env;
const shop = createClient({ url, key });
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function setStock(id: string, size: string, stock: number): Promise<void> {
  const { version, quantities } = await shop.call('GET /api/admin/foods/{id}', { path: { id } });
  if (quantities.find((line) => line.size === size)?.stock === stock) return;
  const body = { version, sizes: [{ size, stock }] };
  await shop.call('PUT /api/admin/foods/{id}/stock', { path: { id }, body }).catch((error: unknown) => {
    // somebody changed the food in between: read it again
    if (error instanceof ShopError && error.code === 'food-changed') return setStock(id, size, stock);
    throw error;
  });
}

const last = JSON.parse(textOf('state.json') || '{"since":"2000-01-01T00:00:00Z","known":[]}');
// ten minutes are read twice, because a payment becomes visible a little after its time
const next = { since: new Date(Date.now() - 600_000).toISOString(), known: [] as string[] };
const filter = { payment: 'COMPLETED', paidSince: last.since, limit: 100 } as const;
for (let page: { _id: string }[] | undefined; !page || page.length === filter.limit; ) {
  page = await shop.call('GET /api/admin/orders', { query: { ...filter, after: next.known.at(-1) } });
  for (const { _id: id } of page) {
    next.known.push(id);
    if (last.known.includes(id)) continue;
    const order = await shop.call('GET /api/admin/orders/{id}', { path: { id } });
    appendFileSync('orders.jsonl', `${JSON.stringify(order)}\n`);
  }
}
writeFileSync('state.json', JSON.stringify(next));
for (const line of textOf('stock.csv').split(/\r?\n/)) {
  const [id, size, pieces] = line.split(',');
  if (id && size) await setStock(id, size, Number(pieces));
}
