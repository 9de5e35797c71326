/**
 * Benchmarks the built shop against a bare Node server on this machine, with its own database and data folder:
 *   npm run bench              everything, about a quarter of an hour
 *   npm run bench -- --quick   one short round with little data
 * docs/bench.md explains the results.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { buildIfChanged } from '../scripts/build.ts';
import { startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../tests/support/shop-process.ts';
import { grow, type Size } from './growth.ts';
import { measurePages } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { type BenchResult, report } from './report.ts';
import { measureScale } from './scale.ts';
import { pages, scenarios } from './scenarios.ts';
import { each, sendLoad } from './send-load.ts';
import { measureWrites } from './writes.ts';

const RESULTS = path.join(import.meta.dirname, '../.cache/bench');
const LAST = path.join(RESULTS, 'last.json');

const isQuick = process.argv.includes('--quick');
const effort = isQuick
  ? { rounds: 1, seconds: 1, runs: 1, checkoutSeconds: 3, requests: 5000, pages: 50 }
  : { rounds: 5, seconds: 2, runs: 5, checkoutSeconds: 30, requests: 200_000, pages: 300 };
const sizes: Record<string, Size> = isQuick
  ? { '1,000 foods and orders': { foods: 1000, users: 1000, orders: 1000 } }
  : {
      '10,000 foods': { foods: 10_000 },
      '100,000 foods and users, 1,000,000 orders': { foods: 100_000, users: 100_000, orders: 1_000_000 },
    };

await buildIfChanged();
const started: ShopProcess[] = [];
const embedded = makeDataDir();
const external = makeDataDir();
// the account of PostgreSQL must be able to enter it when this runs as root
chmodSync(external.dir, 0o755);
const database = await startEmbeddedPostgres(external.dir);
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
try {
  print('Start-up …');
  const first = await start({ DATA_DIR: embedded.dir });
  await stop(first.shopProcess);
  const later = await start({ DATA_DIR: embedded.dir });
  await stop(later.shopProcess);
  const onDatabase = { DATABASE_URL: database.url, DATA_DIR: external.dir };
  await stop((await start(onDatabase)).shopProcess);
  print(`Memory: twice ${effort.requests} requests …`);
  const memoryMegabytes = await measureMemory(onDatabase);
  const { shopProcess, seconds: withDatabase } = await start(onDatabase);

  print('Load: 32 connections, shop and bare Node alternately …');
  const load = await measureLoad(shopProcess.url, scenarios, effort);
  const oneClient = await sendLoad(shopProcess.url, () => ({ path: '/' }), {
    connections: 1,
    seconds: effort.seconds,
  });
  const homeCpuMilliseconds = await cpuOfHome(shopProcess.url);
  print('Lighthouse, as a phone on a slow connection …');
  const pageResults = await measurePages(shopProcess.url, pages, effort.runs);
  print('Carts, orders, payments …');
  const writes = await measureWrites(shopProcess.url, pool, effort);
  const busyMegabytes = await memoryOf(shopProcess.url);
  await stop(shopProcess);

  const scale: BenchResult['scale'] = { '16 foods': await measureGrown(onDatabase) };
  for (const [name, size] of Object.entries(sizes)) {
    print(`Growing to ${name} …`);
    await grow(pool, size);
    scale[name] = await measureGrown(onDatabase);
  }
  const result: BenchResult = {
    at: new Date().toISOString(),
    startSeconds: { first: first.seconds, later: later.seconds, withDatabase },
    firstByteMilliseconds: oneClient.latency.p50,
    homeCpuMilliseconds,
    memoryMegabytes,
    busyMegabytes,
    load,
    writes,
    scale,
    pages: pageResults,
  };
  const last = readLast();
  mkdirSync(RESULTS, { recursive: true });
  for (const file of [LAST, path.join(RESULTS, `${result.at.replaceAll(':', '-')}.json`)])
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  report(result, last);
} finally {
  await Promise.all(started.map(stop));
  await pool.end();
  await database.stop();
  embedded.remove();
  external.remove();
}

/** Starts the shop and measures the time until its first page. */
async function start(
  settings: Record<string, string>,
): Promise<{ shopProcess: ShopProcess; seconds: number }> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const shopProcess = startShopProcess({
    ...settings,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // no request leaves this machine
    MAP_TILE_URL: '/apple-touch-icon.png?{z}/{x}/{y}',
    LOG_LEVEL: 'error',
  });
  started.push(shopProcess);
  await shopProcess.opened;
  await (await fetch(shopProcess.url)).text();
  return { shopProcess, seconds: (performance.now() - startedAt) / 1000 };
}

async function stop({ child, exited }: ShopProcess): Promise<void> {
  child.kill('SIGTERM');
  await exited;
}

async function measureGrown(settings: Record<string, string>): Promise<BenchResult['scale'][string]> {
  const { shopProcess } = await start(settings);
  const measured = await measureScale(shopProcess.url, pool);
  await stop(shopProcess);
  return measured;
}

/** Memory after a number of public requests, and after as many again. */
async function measureMemory(settings: Record<string, string>): Promise<number[]> {
  const { shopProcess } = await start(settings);
  const measured: number[] = [];
  for (let half = 0; half < 2; half += 1) {
    const next = each((index) => ({ path: scenarios[index % scenarios.length]?.path ?? '/' }));
    await sendLoad(shopProcess.url, next, { connections: 32, amount: effort.requests });
    measured.push(await memoryOf(shopProcess.url));
  }
  await stop(shopProcess);
  return measured;
}

async function memoryOf(shop: string): Promise<number> {
  return (await metricOf(shop, 'process_resident_memory_bytes')) / 1024 ** 2;
}

/** CPU time of the server for a page that is not cached. */
async function cpuOfHome(shop: string): Promise<number> {
  const pages = each((index) => ({ path: `/?n=${index}` }));
  const oneClient = { connections: 1, amount: effort.pages };
  await sendLoad(shop, pages, oneClient);
  const before = await metricOf(shop, 'process_cpu_seconds_total');
  await sendLoad(shop, pages, oneClient);
  return ((await metricOf(shop, 'process_cpu_seconds_total')) - before) * (1000 / effort.pages);
}

async function metricOf(shop: string, name: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  return Number(value);
}

function readLast(): BenchResult | undefined {
  try {
    return JSON.parse(readFileSync(LAST, 'utf8')) as BenchResult;
  } catch {
    return undefined;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
