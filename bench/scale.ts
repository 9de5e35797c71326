import type { Pool } from 'pg';
import { addDays, dayOf } from '../src/rules/days.ts';
import { signIn, signInAdmin } from './customers.ts';
import { benchBatch, benchEndpoint } from './growth.ts';
import { TERMS } from './search-terms.ts';
import { type BenchRequest, each, type LoadOptions, sendLoad } from './send-load.ts';

export interface ScaleResult {
  p50: number;
  p99: number;
}

/** Letters that occur in the names of every catalogue size. */
const LETTERS = 'aeilnorstu';
const FOOD = 'wood-pressed-sesame-oil';
/** Oil, honey, rice, turmeric and a misspelt ghee, in Tamil and Hindi letters. */
const TRANSLATED = ['எண்ணெய்', 'தேன்', 'அரிசி', 'तेल', 'हल्दी', 'घि'];
const ONE_CLIENT = { connections: 1, amount: 60 };
const MANY = { connections: 16, amount: 800 };
const VERY_MANY = { connections: 16, amount: 8000 };
const RECALLS = 10;
/** A recall is pressed in a hurry: nobody waits longer for it. */
const RECALL_LIMIT_MS = 1000;

/** Measures pages, API calls and admin lists with a different URL every time to bypass the cache, except for one search. */
export async function measureScale(shop: string, pool: Pool): Promise<Record<string, ScaleResult>> {
  const [token = ''] = await signIn(pool, 1);
  const admin = await signInAdmin(pool);
  const endpoint = await benchEndpoint(pool);
  const batch = await benchBatch(pool);
  const code = batch?.code ?? 'BENCH';
  const requests: Record<string, () => BenchRequest> = {
    'products page': each((n) => ({
      path: `/product?sort=price-low&q=${LETTERS[n % LETTERS.length]}&n=${n}`,
    })),
    'page of a category': each((n) => ({ path: `/api/foods?category=Cold-Pressed%20Oils&limit=24&n=${n}` })),
    'page of foods by name': each((n) => ({ path: `/api/foods?sort=name&limit=24&n=${n}` })),
    'products page, Tamil': each((n) => ({
      path: `/ta/product?sort=price-low&q=${LETTERS[n % LETTERS.length]}&n=${n}`,
    })),
    'product page': each((n) => ({ path: `/food/${FOOD}?n=${n}` })),
    'product page, Tamil': each((n) => ({ path: `/ta/food/${FOOD}?n=${n}` })),
    'product page, Hindi': each((n) => ({ path: `/hi/food/${FOOD}?n=${n}` })),
    'search, Tamil': each((n) => ({ path: `/api/foods/search/${translated(n)}?language=ta&n=${n}` })),
    'search, Hindi': each((n) => ({ path: `/api/foods/search/${translated(n)}?language=hi&n=${n}` })),
    'extra filters': each((n) => ({ path: `/api/foods/filters?n=${n}` })),
    'foods with a value of an extra field': each((n) => ({
      path: `/api/foods?fields.harvestYear=${2020 + (n % 6)}&limit=24&n=${n}`,
    })),
    'related foods': each((n) => ({ path: `/api/foods/related/wood-pressed-sesame-oil?n=${n}` })),
    suggestions: each((n) => ({ path: `/api/foods/suggest/${term(n)}?n=${n}` })),
    'my orders': each(() => ({ path: '/api/orders', token })),
    'my cart': each(() => ({ path: '/api/cart', token })),
    "admin's orders": each(() => ({ path: '/api/admin/orders', token: admin })),
    "admin's orders, one status": each(() => ({ path: '/api/admin/orders?status=SHIPPED', token: admin })),
    "admin's orders, searched": each((n) => ({
      path: `/api/admin/orders?q=customer${1 + (n % 900)}%40example.org`,
      token: admin,
    })),
    "admin's foods": each((n) => ({ path: `/api/admin/foods?search=${term(n)}`, token: admin })),
    "admin's order totals": each(() => ({ path: '/api/admin/orders/totals?status=DELIVERED', token: admin })),
    "admin's overview of a month": each((n) => ({ path: overviewOf(30, n), token: admin })),
    "admin's overview of a year": each((n) => ({ path: overviewOf(364, n), token: admin })),
    "admin's batches": each(() => ({ path: '/api/admin/batches', token: admin })),
    "admin's batches, by code": each(() => ({ path: `/api/admin/batches?q=${code}`, token: admin })),
    ...(batch && {
      'where the bottles of a batch went': each(() => ({
        path: `/api/admin/batches/${batch.id}/orders`,
        token: admin,
      })),
    }),
    "admin's search for a batch": each(() => ({ path: `/api/admin/search?q=${code}`, token: admin })),
    "admin's webhooks": each(() => ({ path: '/api/admin/webhooks', token: admin })),
    "admin's deliveries": each(() => ({ path: `/api/admin/webhooks/${endpoint}/deliveries`, token: admin })),
    "admin's failed deliveries": each(() => ({
      path: `/api/admin/webhooks/${endpoint}/deliveries?status=failed`,
      token: admin,
    })),
    "admin's API keys": each(() => ({ path: '/api/admin/api-keys', token: admin })),
    "admin's foods without Hindi texts": each(() => ({
      path: '/api/admin/foods?untranslated=hi',
      token: admin,
    })),
    "admin's users": each((n) => ({ path: `/api/users/getAll/customer${n % 900}`, token: admin })),
  };
  const results: Record<string, ScaleResult> = {};
  for (const [name, next] of Object.entries(requests)) {
    const { latency } = await sendLoad(shop, next, ONE_CLIENT);
    results[name] = { p50: latency.p50, p99: latency.p99 };
  }
  // first cached after one run per term, as for visitors; then uncached
  const cached = await sendLoad(
    shop,
    each((n) => ({ path: `/api/foods/search/${term(n)}` })),
    VERY_MANY,
  );
  const uncached = await sendLoad(
    shop,
    each((n) => ({ path: `/api/foods/search/${term(n)}?n=${n}` })),
    MANY,
  );
  results['search, 16 concurrent'] = { p50: cached.latency.p50, p99: cached.latency.p99 };
  results['search, 16 concurrent, uncached'] = { p50: uncached.latency.p50, p99: uncached.latency.p99 };
  return { ...results, ...(await measureRecalls(shop, pool, admin)) };
}

/** Last, because a recall stays. A shop without added orders has no batch that customers have. */
async function measureRecalls(shop: string, pool: Pool, token: string): Promise<Record<string, ScaleResult>> {
  const { rows: batches } = await pool.query<{ id: string; code: string }>(
    `select b.id, b.code from batches b where b.code like 'BENCH-%' and b.pressed_on < current_date - 14
        and not exists (select from recalls r where r.batch_id = b.id)
      order by b.pressed_on desc, b.id limit $1`,
    [RECALLS],
  );
  if (batches.length < RECALLS) return {};
  const one = (n: number) => batches[n % RECALLS];
  const start = each((n) => ({
    method: 'POST',
    path: '/api/admin/recalls',
    token,
    body: { batchId: one(n)?.id, reason: 'Measured', hazard: '', advice: '' },
  }));
  const preview = each((n) => ({ path: `/api/admin/recalls/preview?batch=${one(n)?.code}`, token }));
  const results: Record<string, ScaleResult> = {};
  const measure = async (name: string, next: () => BenchRequest, options: LoadOptions) => {
    const { latency } = await sendLoad(shop, next, options);
    results[name] = { p50: latency.p50, p99: latency.p99 };
    if (latency.p50 > RECALL_LIMIT_MS)
      throw new Error(`${name}: ${latency.p50} ms, limit ${RECALL_LIMIT_MS}`);
  };
  await measure('what a recall would mean', preview, ONE_CLIENT);
  await measure('recall started', start, { connections: 1, amount: RECALLS });
  const { rows: recalls } = await pool.query<{ id: string }>(
    'select id from recalls where batch_id = any($1)',
    [batches.map(({ id }) => id)],
  );
  const people = each((n) => ({ path: `/api/admin/recalls/${recalls[n % RECALLS]?.id}/people`, token }));
  await measure('first page of the customers of a recall', people, ONE_CLIENT);
  return results;
}

function overviewOf(days: number, index: number): string {
  const to = dayOf(new Date());
  return `/api/admin/overview?from=${addDays(to, -days)}&to=${to}&n=${index}`;
}

function translated(index: number): string {
  return encodeURIComponent(TRANSLATED[index % TRANSLATED.length] ?? '');
}

function term(index: number): string {
  return encodeURIComponent(TERMS[index % TERMS.length] ?? '');
}
