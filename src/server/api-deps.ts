import type { CatalogueCache } from './foods/catalogue-cache.ts';
import type { PriceClock } from './http/price-clock.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import type { Database, Db } from './platform/db/db.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { SharedRun } from './platform/processes/process-group.ts';
import type { SafePost } from './platform/safe-post.ts';
import type { Mailer } from './providers/mailer.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import type { Setup } from './setup/open-setup.ts';

export interface ApiDeps {
  database: Database;
  /** Serves the catalogue and reports; may be a read replica. */
  readDb: Db;
  jobs: Jobs;
  log: Log;
  metrics: Metrics;
  headers: SecurityHeaders;
  priceClock: PriceClock;
  mailer: Mailer;
  /** Its configuration has the provider keys of now. */
  setup: Setup;
  postWebhook: SafePost;
  /** Without it, no response is cached. */
  responseCache?: ResponseCache;
  /** Without it, every request looks its session up. */
  sessionCache?: SessionCache;
  /** With several server processes: the last run of going live. */
  goLiveRun?: SharedRun;
  catalogue: CatalogueCache;
}
