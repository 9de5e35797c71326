import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openSandbox, type Sandbox } from '../../sandbox/open-sandbox.ts';
import { createApi } from '../../src/server/api.ts';
import { securityHeaders } from '../../src/server/http/security-headers.ts';
import { readConfig } from '../../src/server/platform/config/config.ts';
import { type Database, openDatabase } from '../../src/server/platform/db/db.ts';
import { openJobs } from '../../src/server/platform/jobs.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { createMetrics } from '../../src/server/platform/metrics.ts';
import { createMailer } from '../../src/server/providers/mailer.ts';
import { getSender } from '../../src/server/shop/get-sender.ts';
import { createWorkers, queues } from '../../src/server/workers.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestShop {
  /** Asks the API as a client would, without a port between. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  database: Database;
  databaseUrl: string;
  sandbox: Sandbox;
  /** Every route, as "METHOD /path". */
  routes: string[];
  close: () => Promise<void>;
}

/** The real API over a database of its own, with its queue and the sandbox beside it. `environment` is as in .env. */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  await using parts = new AsyncDisposableStack();
  const { url, drop } = await createTestDatabase();
  parts.defer(drop);
  const read = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const sandbox = await openSandbox(read);
  parts.defer(() => sandbox.stop());
  const sandboxUrl = await serve(sandbox, parts);
  // the shop itself has no port here: what it fetches from its own sandbox comes from the sandbox's
  const config = {
    ...read,
    google: read.google && { ...read.google, keysUrl: `${sandboxUrl}/sandbox/google/keys` },
  };
  const log = createLog(config.logLevel);
  const database = openDatabase(url, 5, () => {});
  parts.defer(() => database.pool.end());
  const mailer = createMailer(config.smtpUrl ?? sandbox.smtpUrl);
  parts.defer(() => mailer.close());
  const jobs = await openJobs(url, log, queues);
  parts.defer(() => jobs.stop());
  const headers = securityHeaders(config, false);
  const app = createApi({ config, database, jobs, log, metrics: createMetrics(), headers });
  const { db } = database;
  await jobs.run(createWorkers({ db, mailer, sender: () => getSender(db, config) }));
  const opened = parts.move();
  return {
    request: async (path, init) => app.request(path, init),
    database,
    databaseUrl: url,
    sandbox,
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
    close: () => opened.disposeAsync(),
  };
}

async function serve(sandbox: Sandbox, parts: AsyncDisposableStack): Promise<string> {
  const server: Server = createServer(getRequestListener(sandbox.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  parts.defer(() => new Promise<void>((resolve) => server.close(() => resolve())));
  parts.defer(async () => server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
