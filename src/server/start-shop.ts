import { getRequestListener } from '@hono/node-server';
import { createApi } from './api.ts';
import { overload } from './http/overload.ts';
import { responseCache } from './http/response-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type HttpServer, openHttpServer } from './http-server.ts';
import { addPages, type PagesSource } from './pages.ts';
import type { Config } from './platform/config/config.ts';
import { listenForChanges } from './platform/db/changes.ts';
import { checkServer, checkStandby } from './platform/db/check-server.ts';
import { type Database, type Db, openDatabase } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { readingFrom } from './platform/db/replica.ts';
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

/** Stand-ins for the providers, in demo mode. */
interface Sandbox {
  smtpUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
}

export interface ShopSources {
  loadPages: (httpServer: HttpServer) => Promise<PagesSource>;
  openSandbox: (config: Config) => Promise<Sandbox>;
}

/** Opens the shop; when anything on the way fails, what was started is stopped again before the error goes on. */
export async function startShop(
  config: Config,
  { loadPages, openSandbox }: ShopSources,
  { development, signal }: { development: boolean; signal: AbortSignal },
): Promise<RunningShop> {
  const log = createLog(config.logLevel);
  const httpServer = await openHttpServer(config.host, config.port);
  const parts = new AsyncDisposableStack();
  const stop = async () => {
    await httpServer.drain();
    await parts.disposeAsync();
  };
  try {
    const databaseUrl = await openDatabaseServer(config, parts);
    signal.throwIfAborted();
    await migrate(databaseUrl);
    const database = openDatabase(databaseUrl, config.databasePool, (error) =>
      log.error({ error }, 'database'),
    );
    parts.defer(() => database.pool.end());
    const reading = await openReading(config, database, log, parts);
    if (config.mode === 'demo') await seedDemo(database.db);
    else await rejectDemoAccounts(database.db, config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
    await promoteAdmin(database.db, config.ownerEmail);
    signal.throwIfAborted();
    const sandbox = config.mode === 'demo' ? await openSandbox(config) : undefined;
    if (sandbox) parts.defer(() => sandbox.stop());
    const mailer = createMailer(config.smtpUrl ?? sandbox?.smtpUrl ?? '');
    parts.defer(() => mailer.close());
    const jobs = await openJobs(databaseUrl, log, queues);
    parts.defer(() => jobs.stop());

    const headers = securityHeaders(config, development);
    const metrics = createMetrics();
    // while developing, pages change without the database
    const responses = responseCache({
      isOn: () => !development && changes.isHeard(),
      log,
      metrics,
      trustedProxies: config.trustedProxies,
    });
    const changes = listenForChanges(databaseUrl, log, responses.clear);
    parts.defer(() => changes.stop());
    const app = createApi({ config, database, reading, jobs, log, metrics, headers, responses });
    if (sandbox) app.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw));
    addPages(app, await loadPages(httpServer), headers);
    signal.throwIfAborted();
    const load = overload(database.pool, metrics);
    httpServer.serve(responses.before(load.before(getRequestListener(load.count(app.fetch)))));
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

async function openDatabaseServer(config: Config, parts: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres(config.dataDir);
  parts.defer(() => postgres.stop());
  return postgres.url;
}

/** What only reads may ask a standby, where there is one. */
async function openReading(
  { replicaUrl, databasePool }: Config,
  database: Database,
  log: Log,
  parts: AsyncDisposableStack,
): Promise<Db> {
  if (!replicaUrl) return database.db;
  await checkStandby(replicaUrl);
  const standby = openDatabase(replicaUrl, databasePool, (error) => log.error({ error }, 'standby'));
  parts.defer(() => standby.pool.end());
  return readingFrom(database, standby, log);
}
