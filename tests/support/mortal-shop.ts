import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { openDatabase } from '../../src/server/platform/db/db.ts';
import { connectionTo } from '../../src/server/platform/db/primary.ts';
import { type OutsideWorld, openOutsideWorld } from './outside-world.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from './shop-process.ts';
import { createTestDatabase } from './test-database.ts';
import type { ShopFace } from './test-shop.ts';

/** The shop as a process that can be killed and restarted, while database, providers and customers live on. */
export interface MortalShop extends ShopFace {
  url: string;
  dataDir: string;
  databaseUrl: string;
  world: OutsideWorld;
  /** The current process. */
  shopProcess: () => ShopProcess;
  start: (environment?: Record<string, string>) => Promise<void>;
  /** kill -9 */
  kill: () => Promise<void>;
  /** Like fetch, retried until there is a response, also across restarts of the shop. */
  patient: ShopFace;
  /** Resolves after so many more responses of `patient`. */
  responses: (count: number) => Promise<void>;
  /** Adds a job to a queue of the shop, as its schedule would. */
  enqueue: (queue: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A busy machine may need long to start the shop again. */
const MAX_WAIT_MS = 180_000;

/** `ask` replaces fetch in a test that measures. */
export async function openMortalShop(
  environment: Record<string, string> = {},
  ask: (url: string, init?: RequestInit) => Promise<Response> = fetch,
): Promise<MortalShop> {
  const parts = new AsyncDisposableStack();
  const port = await freePort();
  const { url: databaseUrl, drop } = environment.DATABASE_URL
    ? { url: environment.DATABASE_URL, drop: async () => {} }
    : await createTestDatabase();
  parts.defer(drop);
  const { dir: dataDir, remove } = makeDataDir();
  parts.defer(remove);
  const world = await openOutsideWorld(port);
  parts.defer(() => world.close());
  const database = openDatabase(databaseUrl, 4, () => {});
  parts.defer(() => database.pool.end());
  let current: ShopProcess | undefined;
  const shopProcess = () => {
    if (!current) throw new Error('the shop was not started');
    return current;
  };
  parts.defer(async () => {
    current?.child.kill('SIGTERM');
    await current?.exited;
  });
  const url = `http://127.0.0.1:${port}`;
  const request = async (path: string, init?: RequestInit) =>
    path.startsWith('/sandbox/') ? world.request(path, init) : ask(url + path, init);
  let responded = 0;
  const shop: ShopFace = { request, database, sandbox: { mailbox: world.mailbox } };
  return {
    ...shop,
    url,
    dataDir,
    databaseUrl,
    world,
    shopProcess,
    start: async (more = {}) => {
      current = startShopProcess({
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
        ...world.environment,
        ...environment,
        ...more,
      });
      await current.opened;
    },
    kill: async () => {
      shopProcess().child.kill('SIGKILL');
      await shopProcess().exited;
    },
    patient: {
      ...shop,
      request: async (path, init) => {
        const response = await insist(() => request(path, init));
        responded += 1;
        return response;
      },
    },
    responses: async (count) => {
      for (const wanted = responded + count; responded < wanted; ) await pause(1);
    },
    enqueue: async (queue) => {
      const boss = new PgBoss({ ...connectionTo(databaseUrl), supervise: false, schedule: false });
      await boss.start();
      await boss.send(queue, {});
      await boss.stop({ graceful: false });
    },
    close: () => parts.disposeAsync(),
  };
}

async function insist(ask: () => Promise<Response>): Promise<Response> {
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const response = await readFully(ask);
    if (response && response.status !== 503) return response;
    if (Date.now() > end) throw new Error(`no answer in ${MAX_WAIT_MS} ms: ${response?.status}`);
    await pause(50);
  }
}

/** A response counts when its last byte has arrived; undefined when the connection broke. */
async function readFully(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const response = await ask();
    const { status, headers } = response;
    return new Response(await response.arrayBuffer(), { status, headers });
  } catch {
    return undefined;
  }
}
