import { createFairLine, type Lane, type Waiter } from './fair-line.ts';
import { requestOrigin } from './request-origin.ts';

/** Thrown when the queue is full or a task waited too long. */
export class OverloadedError extends Error {}

interface Limits {
  concurrency: number;
  maxQueue: number;
  /** A task that waits longer in the queue is rejected. */
  maxWaitMs?: number;
  /** How many tasks of one group, and of one lane, may run at once; without it, all. */
  shares?: (lane: Lane) => { group: number; lane: number };
}

/**
 * Queue for work that would take CPU and memory from page requests: limits concurrency and queue length (a mutex when 1).
 * Everybody waits in a lane of their own, and lanes take turns. When the queue is full, the biggest lane loses its newest task.
 * Trusted people (signed in, or in a browser that they have used before) have a queue of their own, which goes first: a crowd
 * of strangers cannot keep them out.
 */
export function createConcurrencyLimiter({ concurrency, maxQueue, maxWaitMs, shares }: Limits) {
  let running = 0;
  const ofGroup = createCounter();
  const ofLane = createCounter();
  const trusted = createFairLine();
  const strangers = createFairLine();

  const mayStart = (own: Lane) => {
    if (!shares) return true;
    const { group, lane } = own;
    const max = shares(own);
    return ofGroup.get(group) < max.group && ofLane.get(`${group} ${lane}`) < max.lane;
  };
  const count = ({ group, lane }: Lane, change: 1 | -1) => {
    running += change;
    if (!shares) return;
    ofGroup.add(group, change);
    ofLane.add(`${group} ${lane}`, change);
  };
  const startWaiting = () => {
    while (running < concurrency) {
      const next = trusted.next(mayStart) ?? strangers.next(mayStart);
      if (!next) return;
      count(next, 1);
      next.start();
    }
  };
  const end = (lane: Lane) => {
    count(lane, -1);
    startWaiting();
  };

  const waitForSlot = (lane: Lane, isTrusted: boolean) =>
    new Promise<void>((resolve, reject) => {
      const line = isTrusted ? trusted : strangers;
      if (line.size() >= maxQueue) {
        const dropped = line.dropFromBiggest(line.sizeOf(lane.group) + 1);
        if (!dropped) return reject(new OverloadedError('the queue is full'));
        dropped.reject(new OverloadedError('the queue is full, and others wait for their first turn'));
      }
      const giveUp = () => {
        line.remove(waiter);
        reject(new OverloadedError(`no free slot within ${maxWaitMs} ms`));
      };
      const timeout = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const waiter: Waiter = {
        ...lane,
        start: () => {
          clearTimeout(timeout);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timeout);
          reject(error);
        },
      };
      line.add(waiter);
    });

  /** Without a lane, that of the request that runs now. */
  const limiter = async <Result>(work: () => Promise<Result>, lane?: Lane): Promise<Result> => {
    const { person, address, isTrusted = false } = requestOrigin.current();
    const own = lane ?? { group: person ?? address, lane: '' };
    if (running < concurrency && mayStart(own)) count(own, 1);
    else await waitForSlot(own, lane === undefined && isTrusted);
    try {
      return await work();
    } finally {
      end(own);
    }
  };
  return Object.assign(limiter, {
    queueLength: () => trusted.size() + strangers.size(),
    /** How many tasks of this lane wait. */
    waitingOf: (lane: Lane) => strangers.sizeOfLane(lane),
    /** How many tasks start before one more of this group. */
    countBefore: (group: string) => trusted.size() + strangers.countBefore(group),
  });
}

function createCounter() {
  const counts = new Map<string, number>();
  const get = (key: string) => counts.get(key) ?? 0;
  return {
    get,
    add: (key: string, change: number) => {
      const changed = get(key) + change;
      if (changed > 0) counts.set(key, changed);
      else counts.delete(key);
    },
  };
}
