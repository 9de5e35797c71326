import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, openDatabase } from '../../src/server/platform/db/db.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** The built shop in its own process, with secrets that must not leak. */
export interface AttackedShop {
  shopProcess: ShopProcess;
  port: number;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  database: Database;
  databaseUrl: string;
  /** Heap in use after garbage collection, in bytes. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

/** Part of every secret of the attacked shop. */
export const CANARY = 'canary-7f3a';

const SECRETS = {
  RAZORPAY_KEY_SECRET: `${CANARY}-razorpay-key`,
  RAZORPAY_WEBHOOK_SECRET: `${CANARY}-razorpay-webhook`,
  PAYPAL_CLIENT_SECRET: `${CANARY}-paypal-key`,
};

const HEAP_REPORT = pathToFileURL(path.join(import.meta.dirname, '../support/heap-report.ts')).href;

export async function openAttackedShop(environment: Record<string, string> = {}): Promise<AttackedShop> {
  const { url, drop } = await createTestDatabase();
  const data = makeDataDir();
  const port = await freePort();
  const shopProcess = startShopProcess(
    {
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: data.dir,
      // each request may have its own address: rate limits are not the subject here
      TRUST_PROXY_HOPS: '1',
      NODE_OPTIONS: `--import=${HEAP_REPORT}`,
      ...SECRETS,
      ...environment,
    },
    undefined,
    { likeNpmStart: true },
  );
  const database = openDatabase(url, 3, () => {});
  const close = async () => {
    shopProcess.child.kill('SIGTERM');
    await shopProcess.exited;
    await database.pool.end();
    await drop();
    data.remove();
  };
  try {
    await shopProcess.opened;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    shopProcess,
    port,
    request: (target, init) => fetch(shopProcess.url + target, init),
    database,
    databaseUrl: url,
    heap: async () => {
      const seen = shopProcess.output().length;
      shopProcess.child.kill('SIGUSR2');
      for (;;) {
        const [, bytes] = /heap (\d+) beside/.exec(shopProcess.output().slice(seen)) ?? [];
        if (bytes) return Number(bytes);
        await Promise.race([once(shopProcess.child.stdout ?? shopProcess.child, 'data'), shopProcess.exited]);
        if (shopProcess.child.exitCode !== null) throw new Error(`the shop ended: ${shopProcess.output()}`);
      }
    },
    close,
  };
}
