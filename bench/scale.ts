import type { Pool } from 'pg';
import { addDays, dayOf } from '../src/rules/days.ts';
import { signIn, signInAdmin } from './customers.ts';
import { type BenchRequest, each, sendLoad } from './send-load.ts';

export interface ScaleResult {
  p50: number;
  p99: number;
}

/** Including misspelled and regional words. */
const TERMS = [
  ...['oil', 'honey', 'jaggery', 'millet', 'rice', 'ghee', 'pepper', 'cardamom', 'turmeric', 'mustard oil'],
  ...[
    'grondnut oil',
    'coconat',
    'jagery',
    'tumeric powder',
    'cardamon',
    'salem wod pressed',
    'nilgri millet',
  ],
  ...[
    'nallennai',
    'kadalai',
    'thengai',
    'karupatti',
    'thinai',
    'erode red rice',
    'forest honey kolli',
    'lot 123',
  ],
];

/** Letters that occur in the names of every catalogue size. */
const LETTERS = 'aeilnorstu';
const ONE_CLIENT = { connections: 1, amount: 60 };
const MANY = { connections: 16, amount: 800 };
const VERY_MANY = { connections: 16, amount: 8000 };

/** Measures pages, API calls and admin lists with a different URL every time to bypass the cache, except for one search. */
export async function measureScale(shop: string, pool: Pool): Promise<Record<string, ScaleResult>> {
  const [token = ''] = await signIn(pool, 1);
  const admin = await signInAdmin(pool);
  const requests: Record<string, () => BenchRequest> = {
    'products page': each((n) => ({
      path: `/product?sort=price-low&q=${LETTERS[n % LETTERS.length]}&n=${n}`,
    })),
    'page of a category': each((n) => ({ path: `/api/foods?category=Cold-Pressed%20Oils&limit=24&n=${n}` })),
    'page of foods by name': each((n) => ({ path: `/api/foods?sort=name&limit=24&n=${n}` })),
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
  return results;
}

function overviewOf(days: number, index: number): string {
  const to = dayOf(new Date());
  return `/api/admin/overview?from=${addDays(to, -days)}&to=${to}&n=${index}`;
}

function term(index: number): string {
  return encodeURIComponent(TERMS[index % TERMS.length] ?? '');
}
