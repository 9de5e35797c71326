const WINDOW_MS = 60_000;
const MAX_CRASHES = 5;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

/** How soon a process that ended is started again, and when that has no use any more. */
export interface CrashLimit {
  /** Counts a crash and returns the milliseconds to wait. */
  add(): number;
  /** `readySince`: when each of the other processes became ready. One that has worked for a while keeps the shop up. */
  isExceeded(readySince: number[]): boolean;
}

export function createCrashLimit(now: () => number = Date.now): CrashLimit {
  let crashes: number[] = [];
  return {
    add: () => {
      crashes = [...crashes.filter((at) => at > now() - WINDOW_MS), now()];
      return Math.min(FIRST_DELAY_MS * 2 ** (crashes.length - 1), MAX_DELAY_MS);
    },
    isExceeded: (readySince) =>
      crashes.length >= MAX_CRASHES && !readySince.some((at) => at <= now() - WINDOW_MS),
  };
}
