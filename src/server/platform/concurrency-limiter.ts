/** Thrown when the queue is full or a task waited too long. */
export class OverloadedError extends Error {}

interface Limits {
  concurrency: number;
  maxQueue: number;
  /** A task that waits longer in the queue is rejected. */
  maxWaitMs?: number;
}

/** Queue for work that would take CPU and memory from page requests: limits concurrency and queue length (a mutex when 1). */
export function createConcurrencyLimiter({ concurrency, maxQueue, maxWaitMs }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timeout);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new OverloadedError(`no free slot within ${maxWaitMs} ms`));
      };
      const timeout = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      waiting.push(start);
    });
  const limiter = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= maxQueue) throw new OverloadedError('the queue is full');
      await waitForSlot();
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(limiter, { queueLength: () => waiting.length });
}
