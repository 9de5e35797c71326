/**
 * Response times of the admin lists with a million orders, with its own data folder:
 *   npm run bench:admin               creates the data and measures, about ten minutes
 *   npm run bench:admin -- <folder>   stores the data there, and reuses existing data
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { freePort, makeDataDir, startShopProcess } from '../tests/support/shop-process.ts';
import { openTestPool } from '../tests/support/test-pool.ts';
import { grow } from './growth.ts';
import { printTable } from './print-table.ts';

const ROUNDS = 30;
const folder = process.argv[2];
const data = folder ? { dir: path.resolve(folder), remove: () => {} } : makeDataDir();
const hasData = existsSync(path.join(data.dir, 'postgres'));
mkdirSync(data.dir, { recursive: true });

const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const orders = '/api/admin/orders';
const requests: Record<string, string> = {
  orders,
  'orders, pending': `${orders}?status=PENDING`,
  'orders, confirmed': `${orders}?status=CONFIRMED`,
  'orders, refunded (none)': `${orders}?payment=REFUNDED`,
  'orders, paid and cancelled (none)': `${orders}?payment=COMPLETED&status=CANCELLED`,
  'orders, of a month': `${orders}?from=${daysAgo(400)}&to=${daysAgo(370)}`,
  'orders, delivered of a month': `${orders}?status=DELIVERED&from=${daysAgo(400)}&to=${daysAgo(370)}`,
  'orders, by number': `${orders}?q=%23500000`,
  'orders, by e-mail': `${orders}?q=customer77777%40`,
  'orders, by phone': `${orders}?q=6000077777`,
  'orders, by the pincode of all': `${orders}?q=638001`,
  'orders, by a pincode of some': `${orders}?q=638999`,
  'orders, by a pincode of nobody': `${orders}?q=999999`,
  'orders, by tracking number': `${orders}?q=BENCH%20500000`,
  'orders, by payment number': `${orders}?q=pay_bench500001`,
  'orders, by invoice number (none)': `${orders}?q=INV%2F26-27%2F99999`,
  'orders, by a common word': `${orders}?q=customer`,
  'orders, by two letters': `${orders}?q=zz`,
  'orders, nobody': `${orders}?q=nosuchperson`,
  'totals, all': `${orders}/totals`,
  'totals, delivered': `${orders}/totals?status=DELIVERED`,
  'totals, the pincode of all': `${orders}/totals?q=638001`,
  'totals, a common word': `${orders}/totals?q=customer`,
  'work that waits': '/api/admin/overview/work',
  users: '/api/users/getAll',
  'users, by name': '/api/users/getAll/customer%20abc',
  'users, by phone': '/api/users/getAll/6000077777',
  'users, nobody': '/api/users/getAll/nosuchperson',
  audit: '/api/admin/audit',
  'audit, search': '/api/admin/audit?q=ship',
  'audit, nothing': '/api/admin/audit?q=nosuchthing',
  'audit, orders': '/api/admin/audit?about=order',
  foods: '/api/admin/foods',
  'foods, search': '/api/admin/foods?search=oil',
  'foods, nothing': '/api/admin/foods?search=nosuchfood',
  reviews: '/api/admin/reviews',
  'reviews, search': '/api/admin/reviews?search=good',
  'reviews, nothing': '/api/admin/reviews?search=nosuchthing',
  'overview, a day': `/api/admin/overview?from=${today}&to=${today}`,
  'overview, a month': `/api/admin/overview?from=${daysAgo(30)}&to=${today}`,
  'overview, a year': `/api/admin/overview?from=${daysAgo(365)}&to=${today}`,
};

const postgres = await startEmbeddedPostgres(data.dir);
const port = String(await freePort());
const shopProcess = startShopProcess({
  DATABASE_URL: postgres.url,
  DATA_DIR: data.dir,
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'error',
});
try {
  await shopProcess.opened;
  if (!hasData) await createData();
  const token = await signIn();
  const rows: (string | number)[][] = [];
  for (const [name, target] of Object.entries(requests)) rows.push([name, ...(await time(target, token))]);
  printTable(['request', 'p50 ms', 'max ms', 'first ms'], rows);
} finally {
  shopProcess.child.kill('SIGTERM');
  await shopProcess.exited;
  await postgres.stop();
  data.remove();
}

async function createData(): Promise<void> {
  const pool = openTestPool({ connectionString: postgres.url, max: 2 });
  try {
    await grow(pool, { users: 200_000, orders: 1_000_000, reviews: 100_000, changes: 1_000_000 });
  } finally {
    await pool.end();
  }
}

async function signIn(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'Admin@1234' }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function time(target: string, token: string): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${target}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${target}: ${response.status} ${body}`);
    durations.push(performance.now() - start);
  }
  const [first = 0, ...rest] = durations;
  const sorted = rest.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0, first];
}
