import type { AdminNews } from '../../contract/admin/overview.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { countWork } from './count-work.ts';
import { selectNewOrders } from './news.store.ts';

/** A transaction that began earlier may commit later: the page asks for this much again, and knows the orders it had. */
const OVERLAP_MS = 5 * 60_000;
/** After a night the counts say enough. */
const MAX_AGE_MS = 24 * 3600_000;

/** Open work and the orders that arrived since a page asked last. */
export async function getNews(db: Db, since: string | undefined): Promise<AdminNews> {
  const now = Date.now();
  const asked = since ? Date.parse(since) : now;
  const from = new Date(Math.max(Math.min(asked, now) - OVERLAP_MS, now - MAX_AGE_MS));
  const orders = await selectNewOrders(db, { from });
  // counted afterwards: an order paid meanwhile must not be listed without being counted
  const work = await countWork(db);
  return {
    at: new Date(now).toISOString(),
    work,
    orders: orders.map(({ id, number, name, total }) => ({
      _id: id,
      number,
      name,
      totalPrice: rupeesFromPaise(total),
    })),
  };
}
