import type pg from 'pg';
import type { Log } from '../log.ts';
import { CHANNEL, numberPayload } from './changes.ts';

export interface StockNotifier {
  /** Notifies of everything committed so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL_MS = 500;
/** PostgreSQL's limit for a payload is 8000 bytes, an id has at most 100. */
const FOODS_PER_PAYLOAD = 70;

/**
 * Notifies of changed numbers of pieces after the commit, many in one: inside their transactions the notifications would queue
 * the commits of all orders. Triggers tell the connection which foods it changed (`0055_what_visitors_see.sql`). What visitors
 * see of the stock is not left to this, and notified by the transaction.
 */
export function createStockNotifier(pool: pg.Pool, log: Log): StockNotifier {
  const changedBy = new WeakMap<pg.ClientBase, Set<string>>();
  let changed = new Set<string>();
  let sending: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const send = async () => {
    const foods = [...changed];
    changed = new Set();
    if (foods.length === 0) return;
    const payloads = Array.from({ length: Math.ceil(foods.length / FOODS_PER_PAYLOAD) }, (_, index) =>
      numberPayload(foods.slice(index * FOODS_PER_PAYLOAD, (index + 1) * FOODS_PER_PAYLOAD)),
    );
    try {
      await pool.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads]);
    } catch (error) {
      log.warn({ error }, 'change notification of stock failed, it is tried again soon');
      for (const food of foods) changed.add(food);
      plan();
    }
  };
  const flush = () => {
    sending = sending.then(send);
    return sending;
  };
  const plan = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, INTERVAL_MS).unref();
  };

  pool.on('connect', (client) => {
    client.query('set shop.notifies_stock = on').catch(() => undefined);
    client.on('notice', ({ message, detail }) => {
      if (message !== 'number of pieces' || !detail) return;
      const foods = changedBy.get(client) ?? new Set();
      changedBy.set(client, foods.add(detail));
    });
  });
  // its transaction has ended by then; one that was rolled back costs no more than a response made in vain
  pool.on('release', (_, client) => {
    const foods = changedBy.get(client);
    if (!foods) return;
    changedBy.delete(client);
    for (const food of foods) changed.add(food);
    plan();
  });

  // its predecessor may have died between a commit and the notification
  pool.query('select pg_notify($1, $2)', [CHANNEL, '']).catch(() => undefined);
  return {
    flush,
    stop: async () => {
      clearTimeout(timer);
      await flush();
    },
  };
}
