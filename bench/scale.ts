import type { Pool } from 'pg';
import { addDays, dayOf } from '../src/rules/days.ts';
import { signIn, signInAdmin } from './customers.ts';
import { each, fire, type Shot } from './fire.ts';

export interface ScaleResult {
  p50: number;
  p99: number;
}

/** Of which a few are misspelt, and a few say it as the region does. */
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

/** In names of every size of catalogue. */
const LETTERS = 'aeilnorstu';
const ONE_CLIENT = { connections: 1, amount: 60 };
const MANY = { connections: 16, amount: 800 };
const VERY_MANY = { connections: 16, amount: 8000 };

/** Pages, calls and the owner's lists, each asked in another way every time so that no kept answer helps, but for the one search. */
export async function measureScale(shop: string, pool: Pool): Promise<Record<string, ScaleResult>> {
  const [token = ''] = await signIn(pool, 1);
  const admin = await signInAdmin(pool);
  const asked: Record<string, () => Shot> = {
    'products page': each((n) => ({
      path: `/product?sort=price-low&q=${LETTERS[n % LETTERS.length]}&n=${n}`,
    })),
    'page of a category': each((n) => ({ path: `/api/foods?category=Cold-Pressed%20Oils&limit=24&n=${n}` })),
    'page of foods by name': each((n) => ({ path: `/api/foods?sort=name&limit=24&n=${n}` })),
    'related foods': each((n) => ({ path: `/api/foods/related/wood-pressed-sesame-oil?n=${n}` })),
    suggestions: each((n) => ({ path: `/api/foods/suggest/${term(n)}?n=${n}` })),
    'my orders': each(() => ({ path: '/api/orders', token })),
    'my cart': each(() => ({ path: '/api/cart', token })),
    "owner's orders": each(() => ({ path: '/api/admin/orders', token: admin })),
    "owner's orders, one status": each(() => ({ path: '/api/admin/orders?status=SHIPPED', token: admin })),
    "owner's orders, searched": each((n) => ({
      path: `/api/admin/orders?q=customer${1 + (n % 900)}%40example.org`,
      token: admin,
    })),
    "owner's foods": each((n) => ({ path: `/api/admin/foods?search=${term(n)}`, token: admin })),
    "owner's order totals": each(() => ({ path: '/api/admin/orders/totals?status=DELIVERED', token: admin })),
    "owner's overview of a month": each((n) => ({ path: overviewOf(30, n), token: admin })),
    "owner's overview of a year": each((n) => ({ path: overviewOf(364, n), token: admin })),
    "owner's users": each((n) => ({ path: `/api/users/getAll/customer${n % 900}`, token: admin })),
  };
  const results: Record<string, ScaleResult> = {};
  for (const [name, next] of Object.entries(asked)) {
    const { latency } = await fire(shop, next, ONE_CLIENT);
    results[name] = { p50: latency.p50, p99: latency.p99 };
  }
  // each term is worked out once and kept, as it is for visitors; and then each time anew
  const saved = await fire(
    shop,
    each((n) => ({ path: `/api/foods/search/${term(n)}` })),
    VERY_MANY,
  );
  const anew = await fire(
    shop,
    each((n) => ({ path: `/api/foods/search/${term(n)}?n=${n}` })),
    MANY,
  );
  results['search, 16 at once'] = { p50: saved.latency.p50, p99: saved.latency.p99 };
  results['search, 16 at once, none kept'] = { p50: anew.latency.p50, p99: anew.latency.p99 };
  return results;
}

function overviewOf(days: number, turn: number): string {
  const to = dayOf(new Date());
  return `/api/admin/overview?from=${addDays(to, -days)}&to=${to}&n=${turn}`;
}

function term(turn: number): string {
  return encodeURIComponent(TERMS[turn % TERMS.length] ?? '');
}
