import { addDays, dayOf, startOfDay } from '../../rules/days.ts';
import { nextBoundary, type SaleSchedule } from '../../rules/scheduled-sale.ts';
import type { PriceClock } from '../http/price-clock.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import { selectPlannedSales } from './offers.store.ts';

/** How long a CDN may store a page: `s-maxage` of http/cache-control.ts. */
const STORED_ELSEWHERE_MS = 2000;
/** A page may be read from a standby whose clock is a little late: what was rendered just after a boundary is rendered again. */
const CLOCK_TOLERANCE_MS = 1000;
const RETRY_MS = 500;
/** The clock of the database is compared again. */
const RELOAD_MS = 60_000;

/** Its change notifications ask for a reload. */
export const SALES_TABLE = 'scheduled_sales';

export interface SaleClock extends PriceClock {
  /** Reads the sales and the database's clock again. */
  reload(): void;
  stop(): void;
}

interface Known {
  schedules: SaleSchedule[];
  /** The database's clock minus `performance.now()`. The process's own clock may be wrong or jump. */
  offset: number;
}

/**
 * Knows when scheduled sales start and end, so that the response cache is emptied then. It changes no price itself. Midnight in India is
 * such a time too: best-before dates pass.
 */
export function createSaleClock(db: Db, log: Log): SaleClock {
  let known: Known | undefined;
  let period = 0;
  let nextAt = Number.POSITIVE_INFINITY;
  let loads = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const now = ({ offset }: Known) => performance.now() + offset;

  const load = async () => {
    clearTimeout(timer);
    loads += 1;
    const number = loads;
    try {
      const read = await readSales(db);
      if (number !== loads || isStopped) return;
      const isClockChanged = !known || Math.abs(read.offset - known.offset) > CLOCK_TOLERANCE_MS;
      if (isClockChanged || now(read) >= nextAt) period += 1;
      known = read;
      nextAt = flipAfter(read.schedules, now(read));
    } catch (error) {
      if (number !== loads || isStopped) return;
      known = undefined;
      log.warn({ error }, 'scheduled sales could not be read: response cache disabled');
    }
    timer = setTimeout(() => void load(), known ? RELOAD_MS : RETRY_MS).unref();
  };

  return {
    isReady: () => known !== undefined,
    period: () => {
      for (; known && now(known) >= nextAt; period += 1) nextAt = flipAfter(known.schedules, nextAt);
      return period;
    },
    isNearBoundary: () => !known || nextAt - now(known) <= STORED_ELSEWHERE_MS,
    reload: () => {
      known = undefined;
      void load();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The database reads its clock after this one is read: a boundary is rather seen early, which costs one more rendering. */
async function readSales(db: Db): Promise<Known> {
  const startedAt = performance.now();
  const at = await databaseNow(db);
  return { offset: at.getTime() - startedAt, schedules: await selectPlannedSales(db) };
}

/** The next boundary, or the end of the tolerance after the last one. */
function flipAfter(schedules: readonly SaleSchedule[], at: number): number {
  const times = [0, CLOCK_TOLERANCE_MS].map((later) => {
    const from = new Date(at - later);
    const boundary = nextBoundary(schedules, from)?.getTime() ?? Number.POSITIVE_INFINITY;
    return Math.min(boundary, startOfDay(addDays(dayOf(from), 1)).getTime()) + later;
  });
  return Math.min(...times);
}
