import { getRequestListener } from '@hono/node-server';
import { fieldDefinitions } from '../extension/field-definitions.ts';
import { createApi } from './api.ts';
import { createOutsideOrigins } from './content/outside-origins.ts';
import { hasKnownFilters } from './extra-fields/food-filters.ts';
import { createCatalogueCache } from './foods/catalogue-cache.ts';
import { createLoadShedder } from './http/load-shedding.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { subscribeReceivers } from './notices/notice-receivers.ts';
import { createSaleClock } from './offers/sale-clock.ts';
import { openDatabaseServer } from './open-database-server.ts';
import { shopPages } from './page-sections/shop-pages.ts';
import { addPages, type PagesSource } from './pages.ts';
import { collectGarbage } from './platform/collect-garbage.ts';
import type { Config } from './platform/config/config.ts';
import { checkStandby } from './platform/db/check-server.ts';
import { type Database, type Db, openDatabase } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { withReplica } from './platform/db/replica.ts';
import { createStockNotifier } from './platform/db/stock-notifier.ts';
import { openJobs } from './platform/jobs.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import type { ProcessGroup } from './platform/processes/process-group.ts';
import { createSafePost } from './platform/safe-post.ts';
import { createMailer } from './providers/mailer.ts';
import { openPushKeys } from './push/push-keys.ts';
import { reachSandbox, type Sandbox } from './sandbox-server.ts';
import { rejectDemoAccounts } from './seed/reject-demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { newFirstAdminLink } from './setup/first-admin.ts';
import { openSetup } from './setup/open-setup.ts';
import { getSeller } from './shop/get-seller.ts';
import { getSender } from './shop/get-sender.ts';
import { promoteAdmin } from './users/promote-admin.ts';
import { watchChanges } from './watch-changes.ts';
import { createRepeatedWork, createWorkers, queues } from './workers.ts';

export interface RunningShop {
  httpServer: HttpServer;
  isOpen: boolean;
  /** Creates the first admin of a live shop; undefined when it has one. */
  firstAdminLink: string | undefined;
  stop(): Promise<void>;
}

export interface ShopSources {
  loadPages: (httpServer: HttpServer) => Promise<PagesSource>;
  openSandbox: (config: Config) => Promise<Sandbox>;
}

interface StartOptions {
  development: boolean;
  signal: AbortSignal;
  /** In one of several server processes. */
  group?: ProcessGroup;
}

/** Starts all services. When a step fails, the ones already started are stopped before the error is rethrown. */
export async function startShop(
  environment: Config,
  { loadPages, openSandbox }: ShopSources,
  { development, signal, group }: StartOptions,
): Promise<RunningShop> {
  const log = createLog(environment.logLevel);
  const httpServer = createHttpServer(environment.host, environment.port);
  const listensFirst = !group || group.isFirst;
  if (listensFirst) await httpServer.listen();
  const cleanup = new AsyncDisposableStack();
  const stop = async () => {
    await httpServer.drain();
    await cleanup.disposeAsync();
  };
  try {
    const shared = await group?.sharedParts();
    const databaseUrl = shared?.databaseUrl ?? (await openDatabaseServer(environment, cleanup));
    signal.throwIfAborted();
    await migrate(databaseUrl);
    const database = openDatabase(databaseUrl, environment.databasePool, (error) =>
      log.error({ error }, 'a database connection failed'),
    );
    cleanup.defer(() => database.pool.end());
    const stockNotifier = createStockNotifier(database.pool, log);
    cleanup.defer(() => stockNotifier.stop());
    const readDb = await openReadDb(environment, database, log, cleanup);
    if (environment.brand) await seedDemo(database.db, environment.brand);
    else await rejectDemoAccounts(database.db, environment.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
    await promoteAdmin(database.db, environment.ownerEmail);
    const setup = await openSetup(environment, database.db, log);
    const { config } = setup;
    // push services know the shop by them, so they are made once
    if (!(await openPushKeys(database.db, setup.keys.settingsKey).current()))
      log.warn('web push is off: its keys cannot be stored');
    signal.throwIfAborted();
    const sandbox = shared
      ? reachSandbox(shared.sandbox)
      : await openOwnSandbox(config, openSandbox, cleanup);
    const mailer = createMailer(() => config.smtpUrl ?? sandbox?.smtpUrl);
    cleanup.defer(() => mailer.close());
    const jobs = await openJobs(databaseUrl, log, queues);
    cleanup.defer(() => jobs.stop());

    const outsideOrigins = createOutsideOrigins(database.db, shopPages(config), () => changes.isListening());
    const headers = createSecurityHeaders(config, development, outsideOrigins.get);
    const metrics = createMetrics(group?.shareMetrics);
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
      mayCache: hasKnownFilters(fieldDefinitions(config.extensions)),
      isSeenByAll: async () => {
        await stockNotifier.flush();
        return changes.isSeenByAll();
      },
    });
    const sessionCache = createSessionCache(() => changes.isHearing());
    const catalogue = createCatalogueCache(readDb, { isListening: () => changes.isListening(), priceClock });
    const memory = { priceClock, responseCache, sessionCache, catalogue, setup };
    const { db } = database;
    const sender = () => getSender(db, config);
    const subscribe = () => subscribeReceivers({ config, db });
    const changes = watchChanges(databaseUrl, log, memory, subscribe);
    cleanup.defer(() => changes.stop());
    await subscribe();
    const postWebhook = createSafePost({ allowsThisMachine: config.sendsWebhooksToThisMachine });
    const app = createApi({
      setup,
      postWebhook,
      database,
      readDb,
      jobs,
      log,
      metrics,
      headers,
      mailer,
      priceClock,
      responseCache,
      sessionCache,
      ...(group && { goLiveRun: group.goLiveRun }),
      catalogue,
    });
    if (sandbox) app.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw));
    addPages(app, await loadPages(httpServer), headers, responseCache.readJson);
    signal.throwIfAborted();
    const loadShedder = createLoadShedder(database.pool, {
      metrics,
      trustedProxies: config.trustedProxies,
    });
    const listener = getRequestListener(loadShedder.wrapFetch(app.fetch));
    httpServer.serve(responseCache.wrapListener(loadShedder.wrapListener(listener)));
    const seller = () => getSeller(db, config);
    const { payments } = setup;
    const { settingsKey } = setup.keys;
    const runJobs = () =>
      jobs.run(
        createWorkers({ config, databaseUrl, payments, db, jobs, log, mailer, sender, seller }),
        createRepeatedWork({ config, db, jobs, log, sender, settingsKey, postWebhook }),
      );
    if (group) group.onJobs(runJobs, log);
    else await runJobs();
    if (!listensFirst) await httpServer.listen();
    // one more link would end the one that was printed
    const firstAdminLink = listensFirst ? await newFirstAdminLink(db, config) : undefined;
    if (!development) collectGarbage();
    return { httpServer, isOpen: setup.state.isOpen(), firstAdminLink, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openOwnSandbox(
  config: Config,
  openSandbox: ShopSources['openSandbox'],
  cleanup: AsyncDisposableStack,
): Promise<Sandbox | undefined> {
  if (config.mode === 'live') return undefined;
  const sandbox = await openSandbox(config);
  cleanup.defer(() => sandbox.stop());
  return sandbox;
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
  const standby = openDatabase(replicaUrl, databasePool, (error) =>
    log.error({ error }, 'a connection to the read replica failed'),
  );
  cleanup.defer(() => standby.pool.end());
  return withReplica(database, standby, log);
}
