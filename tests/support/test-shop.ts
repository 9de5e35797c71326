import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Mailbox } from '../../sandbox/mail/mailbox.ts';
import { openSandbox, type Sandbox } from '../../sandbox/open-sandbox.ts';
import type { Seller } from '../../src/contract/invoice.ts';
import type { Extension } from '../../src/extension/extension.ts';
import { createApi } from '../../src/server/api.ts';
import type { Sender } from '../../src/server/emails/email-layout.ts';
import { createCatalogueCache } from '../../src/server/foods/catalogue-cache.ts';
import type { PriceClock } from '../../src/server/http/price-clock.ts';
import { createResponseCache } from '../../src/server/http/response-cache.ts';
import { createSecurityHeaders } from '../../src/server/http/security-headers.ts';
import { subscribeReceivers } from '../../src/server/notices/notice-receivers.ts';
import { createSaleClock } from '../../src/server/offers/sale-clock.ts';
import { type Config, readConfig } from '../../src/server/platform/config/config.ts';
import type { Changes } from '../../src/server/platform/db/changes.ts';
import { type Database, openDatabase } from '../../src/server/platform/db/db.ts';
import { createStockNotifier } from '../../src/server/platform/db/stock-notifier.ts';
import { openJobs } from '../../src/server/platform/jobs.ts';
import { createLog, type Log } from '../../src/server/platform/log.ts';
import { createMetrics } from '../../src/server/platform/metrics.ts';
import type { SafeFetch } from '../../src/server/platform/safe-fetch.ts';
import { createSafePost, type SafePost } from '../../src/server/platform/safe-post.ts';
import { createMailer } from '../../src/server/providers/mailer.ts';
import { createSessionCache } from '../../src/server/sessions/session-cache.ts';
import { openSetup, type Setup } from '../../src/server/setup/open-setup.ts';
import { getSeller } from '../../src/server/shop/get-seller.ts';
import { getSender } from '../../src/server/shop/get-sender.ts';
import { watchChanges } from '../../src/server/watch-changes.ts';
import { createRepeatedWork, createWorkers, queues } from '../../src/server/workers.ts';
import { createTestDatabase } from './test-database.ts';

/** What customer helpers need, whether the shop runs in this process or in its own. */
export interface ReachableShop {
  /** Sends a request to the API. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  database: Pick<Database, 'pool'>;
}

/** What admin tests need as well. */
export interface ShopFace extends ReachableShop {
  database: Database;
  sandbox: { mailbox: Mailbox };
}

export interface TestShop extends ShopFace {
  databaseUrl: string;
  sandbox: Sandbox;
  config: Config;
  setup: Setup;
  sender: () => Promise<Sender>;
  seller: () => Promise<Seller>;
  /** Every route, as "METHOD /path". */
  routes: string[];
  /** The listener of the shop's port. */
  listener: RequestListener;
  changes: Changes;
  priceClock: PriceClock;
  close: () => Promise<void>;
}

/** In production a second: a hundred tests wait for what is repeated. */
const SECONDS_BETWEEN_REPEATS = 0.25;

interface TestShopOptions {
  cachesResponses?: boolean;
  cachesSessions?: boolean;
  /** Another replica of the shop with this database. */
  databaseUrl?: string;
  /** Receives the log; without it nothing is logged. */
  log?: Log;
  /** Runs before the shop connects to its database. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Instead of those of shop.config.ts. */
  extensions?: readonly Extension[];
  /** Fetches pictures of imports; without it, as in production. */
  fetchImage?: SafeFetch;
  /** Sends webhooks; without it, as in production. */
  postWebhook?: SafePost;
}

/**
 * The real API on its own database, with its job queue and the sandbox. `environment` is as in .env. The caches are
 * on only where a test is about them: other tests change the database and read at once.
 */
export async function openTestShop(
  environment: Record<string, string> = {},
  options: TestShopOptions = {},
): Promise<TestShop> {
  const parts = new AsyncDisposableStack();
  try {
    return await open(parts, environment, options);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function open(
  parts: AsyncDisposableStack,
  environment: Record<string, string>,
  {
    cachesResponses = false,
    cachesSessions = false,
    databaseUrl,
    log: logInput,
    prepare,
    fetchImage,
    extensions,
    postWebhook: postInput,
  }: TestShopOptions,
): Promise<TestShop> {
  const { url, drop } = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createTestDatabase();
  parts.defer(drop);
  await prepare?.(url);
  const door = await openDoor(parts);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'chekku-api-'));
  parts.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const variables = {
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    PORT: String(door.port),
    DATA_DIR: dataDir,
    ...environment,
  };
  const environmentConfig = readConfig(variables, extensions);
  const log = logInput ?? createLog(environmentConfig.logLevel);
  const metrics = createMetrics();
  const database = openDatabase(url, 5, () => {});
  // a shop turns away who waits five seconds for a connection: two hundred orders at once wait longer on two busy cores
  database.pool.options.connectionTimeoutMillis = 60_000;
  parts.defer(() => database.pool.end());
  const stockNotifier = createStockNotifier(database.pool, log);
  parts.defer(() => stockNotifier.stop());
  const setup = await openSetup(environmentConfig, database.db, log);
  const { config } = setup;
  const sandbox = await openSandbox(config);
  parts.defer(() => sandbox.stop());
  const mailer = createMailer(() => config.smtpUrl ?? (config.mode === 'demo' ? sandbox.smtpUrl : undefined));
  parts.defer(() => mailer.close());
  const jobs = await openJobs(url, log, queues);
  parts.defer(() => jobs.stop());
  const headers = createSecurityHeaders(config, false);
  const priceClock = createSaleClock(database.db, log);
  parts.defer(() => priceClock.stop());
  const responseCache = createResponseCache({
    priceClock,
    isEnabled: () => cachesResponses && changes.isListening() && setup.state.isOpen(),
    log,
    metrics,
    trustedProxies: config.trustedProxies,
    isSeenByAll: async () => {
      await stockNotifier.flush();
      return changes.isSeenByAll();
    },
  });
  const sessionCache = createSessionCache(() => cachesSessions && changes.isHearing());
  const catalogue = createCatalogueCache(database.db, {
    isListening: () => cachesResponses && changes.isListening(),
    priceClock,
  });
  const memory = { priceClock, responseCache, sessionCache, catalogue, setup };
  const { db } = database;
  const sender = () => getSender(db, config);
  const subscribe = () => subscribeReceivers({ config, db });
  const changes = watchChanges(url, log, memory, subscribe);
  parts.defer(() => changes.stop());
  await subscribe();
  const postWebhook = postInput ?? createSafePost({ allowsThisMachine: config.sendsWebhooksToThisMachine });
  const app = createApi({
    setup,
    postWebhook,
    mailer,
    database,
    readDb: database.db,
    jobs,
    log,
    metrics,
    headers,
    priceClock,
    responseCache,
    sessionCache,
    catalogue,
  });
  app.all('/sandbox/*', (context) => sandbox.fetch(context.req.raw));
  const listener = responseCache.wrapListener(getRequestListener(app.fetch));
  door.serve(listener);
  const seller = () => getSeller(db, config);
  await jobs.run(
    createWorkers({
      config,
      databaseUrl: url,
      payments: setup.payments,
      db,
      jobs,
      log,
      mailer,
      sender,
      seller,
      ...(fetchImage && { fetchImage }),
    }),
    createRepeatedWork({
      config,
      db,
      jobs,
      log,
      sender,
      settingsKey: setup.keys.settingsKey,
      postWebhook,
    }).map((repeated) => ({ ...repeated, everySeconds: SECONDS_BETWEEN_REPEATS })),
  );
  return {
    request: async (path, init) => app.request(path, init),
    database,
    databaseUrl: url,
    sandbox,
    config,
    setup,
    sender,
    seller,
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
    listener,
    changes,
    priceClock,
    close: () => parts.disposeAsync(),
  };
}

/** Shop and sandbox call each other over the network, as in production. */
async function openDoor(parts: AsyncDisposableStack) {
  let current: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => current(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  parts.defer(() => new Promise<void>((resolve) => server.close(() => resolve())));
  parts.defer(() => server.closeAllConnections());
  return {
    port: (server.address() as AddressInfo).port,
    serve: (listener: RequestListener) => {
      current = listener;
    },
  };
}
