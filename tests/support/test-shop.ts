import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '../../src/server/api.ts';
import { type AnswerCache, answerCache } from '../../src/server/http/answer-cache.ts';
import { securityHeaders } from '../../src/server/http/security-headers.ts';
import { readConfig } from '../../src/server/platform/config/config.ts';
import { type Changes, listenForChanges } from '../../src/server/platform/db/changes.ts';
import { type Database, openDatabase } from '../../src/server/platform/db/db.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { createMetrics } from '../../src/server/platform/metrics.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestShop {
  /** Asks the API as a client would, without a port between. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  database: Database;
  databaseUrl: string;
  close: () => Promise<void>;
}

/** A shop that keeps finished answers, as the running one does. */
export interface KeepingShop extends TestShop {
  listener: RequestListener;
  changes: Changes;
}

/** The real API over a database of its own. `environment` is as in .env. */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  return (await openShop(environment)).shop;
}

export async function openKeepingShop(): Promise<KeepingShop> {
  const { url, drop } = await createTestDatabase();
  const log = createLog('silent');
  const answers = answerCache({ isOn: () => changes.isHeard(), log, metrics: createMetrics() });
  const changes = listenForChanges(url, log, answers.forget);
  const { shop, app } = await openShop({}, { url, drop }, answers);
  const close = async () => {
    await changes.stop();
    await shop.close();
  };
  return { ...shop, changes, listener: answers.before(getRequestListener(app.fetch)), close };
}

async function openShop(
  environment: Record<string, string>,
  testDatabase?: Awaited<ReturnType<typeof createTestDatabase>>,
  answers?: AnswerCache,
) {
  const { url, drop } = testDatabase ?? (await createTestDatabase());
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const database = openDatabase(url, 5, () => {});
  const app = createApi({
    config,
    database,
    log: createLog(config.logLevel),
    metrics: createMetrics(),
    headers: securityHeaders(config, false),
    ...(answers && { answers }),
  });
  const shop: TestShop = {
    request: async (path, init) => app.request(path, init),
    database,
    databaseUrl: url,
    close: async () => {
      await database.pool.end();
      await drop();
    },
  };
  return { shop, app };
}
