/** Thrown when so many wait already that this one would wait too long. */
export class TooBusy extends Error {}

/** For work that would take processor and memory from pages: so many at once, so many in line, the rest is refused. */
export function createTurns({ atOnce, longestLine }: { atOnce: number; longestLine: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= longestLine) throw new TooBusy('too much of this work at once');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { inLine: () => waiting.length });
}
