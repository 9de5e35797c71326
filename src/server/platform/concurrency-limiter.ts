/** Thrown when so many wait already that this one would wait too long, or when it has. */
export class TooBusy extends Error {}

interface Limits {
  atOnce: number;
  maxQueue: number;
  /** Who has stood in line for so long is sent away: what goes before does not move. */
  maxWaitMs?: number;
}

/** For work that would take processor and memory from pages: so many at once, so many in line, the rest is refused. */
export function createConcurrencyLimiter({ atOnce, maxQueue, maxWaitMs }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const stand = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(impatience);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new TooBusy('what goes before does not move'));
      };
      const impatience = maxWaitMs === undefined ? undefined : setTimeout(leave, maxWaitMs);
      waiting.push(begin);
    });
  const limited = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= maxQueue) throw new TooBusy('too much of this work at once');
      await stand();
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(limited, { queueLength: () => waiting.length });
}
