import { type CatalogueCache, SIZES_TABLE } from './foods/catalogue-cache.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { SALES_TABLE, type SaleClock } from './offers/sale-clock.ts';
import { type Changes, listenForChanges } from './platform/db/changes.ts';
import type { Log } from './platform/log.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import { KEYS_TABLE, type Setup } from './setup/open-setup.ts';

/** What this process holds in memory. */
interface Memory {
  priceClock: SaleClock;
  responseCache: ResponseCache;
  sessionCache: SessionCache;
  catalogue: CatalogueCache;
  setup: Setup;
}

/** Keeps what this process holds in memory up to date with the database. */
export function watchChanges(
  databaseUrl: string,
  log: Log,
  { priceClock, responseCache, sessionCache, catalogue, setup }: Memory,
  /** Other keys may mean that other extensions and channels want events. */
  subscribe: () => Promise<void>,
): Changes {
  const resubscribe = () =>
    subscribe().catch((error) => log.error({ error }, 'receivers of events could not be saved'));
  return listenForChanges(databaseUrl, log, {
    onChange: (change) => {
      // before the responses, which are made anew from it
      if (change && 'stockOf' in change) {
        catalogue.clear(SIZES_TABLE);
        return responseCache.markStale(change.stockOf, change);
      }
      const table = change?.table;
      if (table === undefined || table === SALES_TABLE) priceClock.reload();
      catalogue.clear(table);
      responseCache.clear();
      // nobody knows what was missed
      if (!change) responseCache.settle();
      return setup.onChange(table, responseCache.clear).then(() => {
        if (table === undefined || table === KEYS_TABLE) return resubscribe();
      });
    },
    onSettle: responseCache.settle,
    onSessionsChange: sessionCache.forget,
  });
}
