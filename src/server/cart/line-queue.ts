import type { Db } from '../platform/db/db.ts';
import { sqlStateOf } from '../platform/db/sql-state.ts';
import type { ShownLine } from './cart.store.ts';
import { type LineChange, writeLines } from './cart-changes.store.ts';

/** Concurrent writes; what arrives while they run is written together next. */
const MAX_RUNNING = 2;
const MAX_TOGETHER = 32;
/** More wait for a connection of the pool instead, whose queue limits how many are accepted. */
const MAX_WAITING = 100;
/** Nobody waits longer for others: the database may hang, and each request must fail in its own time. */
const MAX_WAIT_MS = 500;
/** Bad data, a violated constraint, a conflict: of one change, and all written with it were rolled back. */
const ERROR_OF_A_CHANGE = /^(22|23|40)/;

/** A batch write. Resolves to the changed cart, or to undefined when the change was not written and must be tried on its own. */
export type WriteTogether = (change: LineChange) => Promise<ShownLine[] | undefined>;

interface Waiting {
  change: LineChange;
  done: (cart?: ShownLine[]) => void;
  failed: (error: unknown) => void;
}

/** Changes of different customers that arrive at the same time are written together: one round trip and one commit. */
export function createLineQueue(db: Db): WriteTogether {
  let waiting: Waiting[] = [];
  let running = 0;
  let stuck = 0;
  let isScheduled = false;

  /** One change of each customer: a second one is checked against the cart that the first has written. */
  const takeNext = (): Waiting[] => {
    const next = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const item of waiting) {
      const { userId } = item.change;
      if (next.size < MAX_TOGETHER && !next.has(userId)) next.set(userId, item);
      else later.push(item);
    }
    waiting = later;
    return [...next.values()];
  };
  const write = async (together: Waiting[]) => {
    let isStuck = false;
    const timer = setTimeout(() => {
      isStuck = true;
      stuck += 1;
      for (const { done } of waiting.splice(0)) done();
    }, MAX_WAIT_MS);
    running += 1;
    try {
      const carts = await writeLines(
        db,
        together.map(({ change }) => change),
      );
      for (const { change, done } of together) done(carts.get(change.userId));
    } catch (error) {
      const isOfOne = ERROR_OF_A_CHANGE.test(sqlStateOf(error));
      for (const { done, failed } of together) isOfOne ? done() : failed(error);
    }
    clearTimeout(timer);
    running -= 1;
    if (isStuck) stuck -= 1;
    schedule();
  };
  const schedule = () => {
    if (isScheduled || running >= MAX_RUNNING || waiting.length === 0) return;
    isScheduled = true;
    // after all requests that have arrived by now
    setImmediate(() => {
      isScheduled = false;
      void write(takeNext());
      schedule();
    });
  };

  return (change) => {
    if (stuck > 0 || waiting.length >= MAX_WAITING) return Promise.resolve(undefined);
    const { promise, resolve, reject } = Promise.withResolvers<ShownLine[] | undefined>();
    waiting.push({ change, done: resolve, failed: reject });
    schedule();
    return promise;
  };
}
