interface Limits {
  /** Points of the calls of one key that run at once. A call that costs more runs alone. */
  atOnce: number;
  maxWaiting: number;
  maxWaitMs: number;
}

interface Line {
  running: number;
  waiting: { size: number; start: () => void }[];
}

/** A line for each client: its calls wait for each other, first come, first served, and for nobody else. */
export function createClientLines({ atOnce, maxWaiting, maxWaitMs }: Limits) {
  const lines = new Map<string, Line>();
  const sizeOf = (cost: number) => Math.min(cost, atOnce);

  const wait = (line: Line, size: number) =>
    new Promise<boolean>((resolve) => {
      const giveUp = () => {
        line.waiting.splice(line.waiting.indexOf(waiter), 1);
        resolve(false);
      };
      const timeout = setTimeout(giveUp, maxWaitMs);
      const waiter = {
        size,
        start: () => {
          clearTimeout(timeout);
          resolve(true);
        },
      };
      line.waiting.push(waiter);
    });

  return {
    /** Whether the call may run, perhaps after a while. Every call that may must `leave` in the end. */
    enter: (key: string, cost: number): boolean | Promise<boolean> => {
      const size = sizeOf(cost);
      const line = lines.get(key);
      if (!line) {
        lines.set(key, { running: size, waiting: [] });
        return true;
      }
      if (line.waiting.length === 0 && line.running + size <= atOnce) {
        line.running += size;
        return true;
      }
      return line.waiting.length < maxWaiting && wait(line, size);
    },
    leave: (key: string, cost: number): void => {
      const line = lines.get(key);
      if (!line) return;
      line.running -= sizeOf(cost);
      for (;;) {
        const [first] = line.waiting;
        if (!first || line.running + first.size > atOnce) break;
        line.waiting.shift();
        line.running += first.size;
        first.start();
      }
      if (line.running === 0) lines.delete(key);
    },
  };
}
