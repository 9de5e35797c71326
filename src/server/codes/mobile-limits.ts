import type { Context } from 'hono';
import type pg from 'pg';
import type { AppEnv } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { consumeAll, countConsumed, createRateLimit } from '../platform/rate-limits.ts';
import { tokenHash } from '../platform/tokens.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The rest of the budget is for browsers where the customer has signed in before: strangers cannot use it up. */
const SHARE_OF_STRANGERS = 0.8;
const ALL = 'all';

const BUDGET = 'mobile-day';

interface Request {
  mobile: string;
  browser: string | undefined;
  /** The account with this number was signed in in this browser before. */
  isKnown: boolean;
}

/**
 * Every text message costs money, and whoever sells calls to expensive numbers can earn from it. So they are limited per number,
 * browser and network, and by a budget per day.
 */
export function mobileLimits(pool: pg.Pool, perDay: number) {
  const perBrowser = createRateLimit(pool, 'mobile-browser', { points: 5, seconds: HOUR });
  const perBrowserAndDay = createRateLimit(pool, 'mobile-browser-day', { points: 10, seconds: DAY });
  const perNetwork = createRateLimit(pool, 'mobile-network', { points: 30, seconds: HOUR });
  const perNetworkAndDay = createRateLimit(pool, 'mobile-network-day', { points: 100, seconds: DAY });
  const perRequester = createRateLimit(pool, 'mobile-requester', { points: 4, seconds: HOUR });
  const perNumber = createRateLimit(pool, 'mobile-number', { points: 8, seconds: HOUR });
  const perNumberAndDay = createRateLimit(pool, 'mobile-number-day', { points: 15, seconds: DAY });
  const budget = createRateLimit(pool, BUDGET, { points: perDay, seconds: DAY });
  const budgetOfStrangers = createRateLimit(pool, 'mobile-day-strangers', {
    points: Math.max(1, Math.floor(perDay * SHARE_OF_STRANGERS)),
    seconds: DAY,
  });
  return {
    /** Counts a request; returns the seconds to wait. */
    consume: (context: Context<AppEnv>, { mobile, browser, isKnown }: Request): Promise<number> => {
      const network = context.get('address');
      const key = browser && tokenHash(browser).toString('base64url');
      const ofBrowser: Parameters<typeof consumeAll> = key
        ? [
            [perBrowser, key],
            [perBrowserAndDay, key],
          ]
        : [];
      if (isKnown) return consumeAll(...ofBrowser);
      return consumeAll(
        ...ofBrowser,
        [perNetwork, network],
        [perNetworkAndDay, network],
        [perRequester, `${mobile} ${network}`],
        [perNumber, mobile],
        [perNumberAndDay, mobile],
      );
    },
    /** Whether the day's budget allows another message. */
    spend: async ({ isKnown }: Pick<Request, 'isKnown'>): Promise<boolean> => {
      const ofStrangers = isKnown ? 0 : await budgetOfStrangers.consume(ALL);
      return ofStrangers === 0 && (await budget.consume(ALL)) === 0;
    },
    /** The message was certainly not sent. */
    giveBack: async ({ mobile, isKnown }: Request): Promise<void> => {
      await budget.giveBack(ALL);
      if (isKnown) return;
      await budgetOfStrangers.giveBack(ALL);
      await perNumber.giveBack(mobile);
      await perNumberAndDay.giveBack(mobile);
    },
  };
}

/** How much of the day's budget is used. */
export function countMobileCodes(db: Db): Promise<number> {
  return countConsumed(db, `${BUDGET}:${ALL}`);
}
