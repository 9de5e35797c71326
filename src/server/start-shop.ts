import { getRequestListener } from '@hono/node-server';
import { fieldDefinitions } from '../extension/field-definitions.ts';
import { createApi } from './api.ts';
import { createOutsideOrigins } from './content/outside-origins.ts';
import { hasKnownFilters } from './extra-fields/food-filters.ts';
import { createLoadShedder } from './http/load-shedding.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { type HttpServer, openHttpServer } from './http-server.ts';
import { createSaleClock, SALES_TABLE } from './offers/sale-clock.ts';
import { shopPages } from './page-sections/shop-pages.ts';
import { addPages, type PagesSource } from './pages.ts';
import type { Config } from './platform/config/config.ts';
import { listenForChanges } from './platform/db/changes.ts';
import { checkServer, checkStandby } from './platform/db/check-server.ts';
import { type Database, type Db, openDatabase } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { withReplica } from './platform/db/replica.ts';
import { openJobs } from './platform/jobs.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import { createMailer } from './providers/mailer.ts';
import { rejectDemoAccounts } from './seed/reject-demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { newFirstAdminLink } from './setup/first-admin.ts';
import { openSetup } from './setup/open-setup.ts';
import { getSeller } from './shop/get-seller.ts';
import { getSender } from './shop/get-sender.ts';
import { promoteAdmin } from './users/promote-admin.ts';
import { createWorkers, queues } from './workers.ts';

export interface RunningShop {
  httpServer: HttpServer;
  isOpen: boolean;
  /** Creates the first admin of a live shop; undefined when it has one. */
  firstAdminLink: string | undefined;
  stop(): Promise<void>;
}

/** Simulated providers of demo mode. */
interface Sandbox {
  smtpUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
}

export interface ShopSources {
  loadPages: (httpServer: HttpServer) => Promise<PagesSource>;
  openSandbox: (config: Config) => Promise<Sandbox>;
}

/** Starts all services. When a step fails, the ones already started are stopped before the error is rethrown. */
export async function startShop(
  environment: Config,
  { loadPages, openSandbox }: ShopSources,
  { development, signal }: { development: boolean; signal: AbortSignal },
): Promise<RunningShop> {
  const log = createLog(environment.logLevel);
  const httpServer = await openHttpServer(environment.host, environment.port);
  const cleanup = new AsyncDisposableStack();
  const stop = async () => {
    await httpServer.drain();
    await cleanup.disposeAsync();
  };
  try {
    const databaseUrl = await openDatabaseServer(environment, cleanup);
    signal.throwIfAborted();
    await migrate(databaseUrl);
    const database = openDatabase(databaseUrl, environment.databasePool, (error) =>
      log.error({ error }, 'database'),
    );
    cleanup.defer(() => database.pool.end());
    const readDb = await openReadDb(environment, database, log, cleanup);
    if (environment.brand) await seedDemo(database.db, environment.brand);
    else await rejectDemoAccounts(database.db, environment.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
    await promoteAdmin(database.db, environment.ownerEmail);
    const setup = await openSetup(environment, database.db, log);
    const { config } = setup;
    signal.throwIfAborted();
    const sandbox = config.mode === 'demo' ? await openSandbox(config) : undefined;
    if (sandbox) cleanup.defer(() => sandbox.stop());
    const mailer = createMailer(() => config.smtpUrl ?? sandbox?.smtpUrl);
    cleanup.defer(() => mailer.close());
    const jobs = await openJobs(databaseUrl, log, queues);
    cleanup.defer(() => jobs.stop());

    const outsideOrigins = createOutsideOrigins(database.db, shopPages(config), () => changes.isListening());
    const headers = createSecurityHeaders(config, development, outsideOrigins.get);
    const metrics = createMetrics();
    const priceClock = createSaleClock(database.db, log);
    cleanup.defer(() => priceClock.stop());
    // off in development, where pages change without a database change, and while the shop is hidden from visitors
    const responseCache = createResponseCache({
      priceClock,
      isEnabled: () => !development && changes.isListening() && setup.state.isOpen(),
      log,
      metrics,
      trustedProxies: config.trustedProxies,
      onInvalidate: outsideOrigins.clear,
      mayKeep: hasKnownFilters(fieldDefinitions(config.extensions)),
    });
    const changes = listenForChanges(databaseUrl, log, (table) => {
      if (table === undefined || table === SALES_TABLE) priceClock.reload();
      responseCache.clear();
      setup.onChange(table, responseCache.clear);
    });
    cleanup.defer(() => changes.stop());
    const app = createApi({
      setup,
      database,
      readDb,
      jobs,
      log,
      metrics,
      headers,
      mailer,
      priceClock,
      responseCache,
    });
    if (sandbox) app.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw));
    addPages(app, await loadPages(httpServer), headers);
    signal.throwIfAborted();
    const loadShedder = createLoadShedder(database.pool, metrics);
    const listener = getRequestListener(loadShedder.wrapFetch(app.fetch));
    httpServer.serve(responseCache.wrapListener(loadShedder.wrapListener(listener)));
    const { db } = database;
    const sender = () => getSender(db, config);
    const seller = () => getSeller(db, config);
    const { payments } = setup;
    await jobs.run(createWorkers({ config, payments, db, jobs, log, mailer, sender, seller }));
    const firstAdminLink = await newFirstAdminLink(db, config);
    return { httpServer, isOpen: setup.state.isOpen(), firstAdminLink, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabaseServer(config: Config, cleanup: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres(config.dataDir);
  cleanup.defer(() => postgres.stop());
  return postgres.url;
}

/** Read-only queries go to the read replica, when one is configured. */
async function openReadDb(
  { replicaUrl, databasePool }: Config,
  database: Database,
  log: Log,
  cleanup: AsyncDisposableStack,
): Promise<Db> {
  if (!replicaUrl) return database.db;
  await checkStandby(replicaUrl);
  const standby = openDatabase(replicaUrl, databasePool, (error) => log.error({ error }, 'standby'));
  cleanup.defer(() => standby.pool.end());
  return withReplica(database, standby, log);
}
