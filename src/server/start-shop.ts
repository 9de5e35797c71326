import { getRequestListener } from '@hono/node-server';
import { createApi } from './api.ts';
import { createOutsideOrigins } from './content/outside-origins.ts';
import { createLoadShedder } from './http/load-shedding.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { type HttpServer, openHttpServer } from './http-server.ts';
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
import { getSeller } from './shop/get-seller.ts';
import { getSender } from './shop/get-sender.ts';
import { promoteAdmin } from './users/promote-admin.ts';
import { createWorkers, queues } from './workers.ts';

export interface RunningShop {
  httpServer: HttpServer;
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
  config: Config,
  { loadPages, openSandbox }: ShopSources,
  { development, signal }: { development: boolean; signal: AbortSignal },
): Promise<RunningShop> {
  const log = createLog(config.logLevel);
  const httpServer = await openHttpServer(config.host, config.port);
  const cleanup = new AsyncDisposableStack();
  const stop = async () => {
    await httpServer.drain();
    await cleanup.disposeAsync();
  };
  try {
    const databaseUrl = await openDatabaseServer(config, cleanup);
    signal.throwIfAborted();
    await migrate(databaseUrl);
    const database = openDatabase(databaseUrl, config.databasePool, (error) =>
      log.error({ error }, 'database'),
    );
    cleanup.defer(() => database.pool.end());
    const readDb = await openReadDb(config, database, log, cleanup);
    if (config.brand) await seedDemo(database.db, config.brand);
    else await rejectDemoAccounts(database.db, config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
    await promoteAdmin(database.db, config.ownerEmail);
    signal.throwIfAborted();
    const sandbox = config.mode === 'demo' ? await openSandbox(config) : undefined;
    if (sandbox) cleanup.defer(() => sandbox.stop());
    const mailer = createMailer(config.smtpUrl ?? sandbox?.smtpUrl ?? '');
    cleanup.defer(() => mailer.close());
    const jobs = await openJobs(databaseUrl, log, queues);
    cleanup.defer(() => jobs.stop());

    const outsideOrigins = createOutsideOrigins(database.db, () => changes.isListening());
    const headers = createSecurityHeaders(config, development, outsideOrigins.get);
    const metrics = createMetrics();
    // off in development: there, pages change without a database change
    const responseCache = createResponseCache({
      isEnabled: () => !development && changes.isListening(),
      log,
      metrics,
      trustedProxies: config.trustedProxies,
      onInvalidate: outsideOrigins.clear,
    });
    const changes = listenForChanges(databaseUrl, log, responseCache.clear);
    cleanup.defer(() => changes.stop());
    const app = createApi({ config, database, readDb, jobs, log, metrics, headers, responseCache });
    if (sandbox) app.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw));
    addPages(app, await loadPages(httpServer), headers);
    signal.throwIfAborted();
    const loadShedder = createLoadShedder(database.pool, metrics);
    const listener = getRequestListener(loadShedder.wrapFetch(app.fetch));
    httpServer.serve(responseCache.wrapListener(loadShedder.wrapListener(listener)));
    const { db } = database;
    const sender = () => getSender(db, config);
    const seller = () => getSeller(db, config);
    await jobs.run(createWorkers({ config, db, jobs, log, mailer, sender, seller }));
    return { httpServer, stop };
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
