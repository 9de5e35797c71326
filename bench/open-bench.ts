import { chmodSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { findPostmaster } from '../src/server/platform/postgres/postmaster.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../tests/support/shop-process.ts';
import { openTestPool } from '../tests/support/test-pool.ts';
import type { Bench, Effort, StartedShop } from './part.ts';

/** A database and data folder for the benchmarks; `close` stops every shop and removes both. */
export async function openBench(effort: Effort): Promise<Bench & { close: () => Promise<void> }> {
  const started: ShopProcess[] = [];
  const data = makeDataDir();
  // the account of PostgreSQL must be able to enter it when this runs as root
  chmodSync(data.dir, 0o755);
  const database = await startEmbeddedPostgres(data.dir);
  const pool = openTestPool({ connectionString: database.url, max: 2 });
  const onDatabase = { DATABASE_URL: database.url, DATA_DIR: data.dir };
  return {
    databaseUrl: database.url,
    databasePid: findPostmaster(realpathSync(path.join(data.dir, 'postgres')))?.pid ?? Number.NaN,
    pool,
    effort,
    start: async (settings = {}, command) => {
      const shop = await startShop({ ...onDatabase, ...settings }, command);
      started.push(shop.shopProcess);
      return shop;
    },
    stop,
    close: async () => {
      await Promise.all(started.map(stop));
      await pool.end();
      await database.stop();
      data.remove();
    },
  };
}

/** Starts the shop and measures the time until its first page. */
export async function startShop(settings: Record<string, string>, command?: string[]): Promise<StartedShop> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const shopProcess = startShopProcess(
    {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // no request leaves this machine
      MAP_TILE_URL: '/apple-touch-icon.png?{z}/{x}/{y}',
      LOG_LEVEL: 'error',
      ...settings,
    },
    command,
    // as in production: young objects and compression would have more room in a test
    { likeNpmStart: true },
  );
  await shopProcess.opened;
  await (await fetch(shopProcess.url)).text();
  return { shopProcess, seconds: (performance.now() - startedAt) / 1000 };
}

export async function stop({ child, exited }: ShopProcess): Promise<void> {
  child.kill('SIGTERM');
  await exited;
}
