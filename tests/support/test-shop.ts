import { createApi } from '../../src/server/api.ts';
import { securityHeaders } from '../../src/server/http/security-headers.ts';
import { readConfig } from '../../src/server/platform/config/config.ts';
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

/** The real API over a database of its own. `environment` is as in .env. */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const { url, drop } = await createTestDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const database = openDatabase(url, 5, () => {});
  const app = createApi({
    config,
    database,
    log: createLog(config.logLevel),
    metrics: createMetrics(),
    headers: securityHeaders(config, false),
  });
  return {
    request: async (path, init) => app.request(path, init),
    database,
    databaseUrl: url,
    close: async () => {
      await database.pool.end();
      await drop();
    },
  };
}
