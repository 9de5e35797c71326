import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestShop } from './test-shop.ts';

const counting = new AsyncLocalStorage<{ queries: number }>();

/** How often `work` took a connection of the shop's pool. Background work, which shares the pool, does not count. */
export async function countQueries(
  { request, database }: TestShop,
  work: (request: TestShop['request']) => Promise<unknown>,
): Promise<number> {
  const { pool } = database;
  const counted = { queries: 0 };
  const { connect } = pool;
  pool.connect = ((...args: Parameters<typeof connect>) => {
    if (counting.getStore() === counted) counted.queries += 1;
    return connect.apply(pool, args);
  }) as typeof connect;
  try {
    await counting.run(counted, () => work(request));
  } finally {
    pool.connect = connect;
  }
  return counted.queries;
}
