import { makeDataDir } from '../tests/support/shop-process.ts';
import { grow, type Size } from './growth.ts';
import { measureLoad } from './load.ts';
import { memoryOf, metricOf } from './metric-of.ts';
import { openBench, startShop, stop } from './open-bench.ts';
import type { Bench } from './part.ts';
import {
  type BenchResult,
  type LastResult,
  reportLoad,
  reportProcess,
  reportScale,
  reportWrites,
} from './report.ts';
import { measureScale } from './scale.ts';
import { scenarios } from './scenarios.ts';
import { each, sendLoad } from './send-load.ts';
import { measureWrites } from './writes.ts';

const LANGUAGES_AND_EXTENSIONS: Size = { isTranslated: true, events: 10_000, apiKeys: 1000 };

/** Requests, writes, growth and the process itself. Each table is printed at once: a later measurement may fail. */
export async function measureEverything(isQuick: boolean, last: LastResult): Promise<BenchResult> {
  const effort = isQuick
    ? { rounds: 1, seconds: 1, isQuick, checkoutSeconds: 3, requests: 5000, pages: 50 }
    : { rounds: 5, seconds: 2, isQuick, checkoutSeconds: 30, requests: 200_000, pages: 300 };
  const sizes: Record<string, Size> = isQuick
    ? { '1,000 foods and orders': { foods: 1000, users: 1000, orders: 1000, ...LANGUAGES_AND_EXTENSIONS } }
    : {
        '10,000 foods': { foods: 10_000, ...LANGUAGES_AND_EXTENSIONS },
        '100,000 foods and users, 1,000,000 orders': {
          foods: 100_000,
          users: 100_000,
          orders: 1_000_000,
          ...LANGUAGES_AND_EXTENSIONS,
          events: 1_000_000,
        },
      };
  print('Start-up …');
  const embedded = await startTwice();
  const bench = await openBench(effort);
  const { start, pool } = bench;
  try {
    // the first start fills the database
    await stop((await start()).shopProcess);
    print(`Memory: twice ${effort.requests} requests …`);
    const memoryMegabytes = await measureMemory(bench, effort.requests);
    const { shopProcess, seconds: withDatabase } = await start();

    print('Load: 32 connections, shop and bare Node alternately …');
    const load = await measureLoad(shopProcess.url, scenarios, effort);
    reportLoad(load, last);
    const oneClient = await sendLoad(shopProcess.url, () => ({ path: '/' }), {
      connections: 1,
      seconds: effort.seconds,
    });
    const homeCpuMilliseconds = await cpuOfHome(shopProcess.url, effort.pages);
    print('Carts, orders, payments …');
    const writes = await measureWrites(shopProcess.url, pool, effort);
    reportWrites({ writes, load }, last);
    const measured = {
      startSeconds: { ...embedded, withDatabase },
      firstByteMilliseconds: oneClient.latency.p50,
      homeCpuMilliseconds,
      memoryMegabytes,
      busyMegabytes: await memoryOf(shopProcess.url),
      load,
      writes,
    };
    await stop(shopProcess);
    reportProcess(measured, last);

    const small = await measureGrown(bench);
    const scale: BenchResult['scale'] = { '16 foods': small };
    for (const [name, size] of Object.entries(sizes)) {
      print(`Growing to ${name} …`);
      await grow(pool, size);
      const grown = await measureGrown(bench);
      reportScale(name, [grown, small], last);
      scale[name] = grown;
    }
    return { at: new Date().toISOString(), ...measured, scale };
  } finally {
    await bench.close();
  }
}

/** Seconds of the first start on an empty folder, and of a later one. */
async function startTwice(): Promise<{ first: number; later: number }> {
  const data = makeDataDir();
  try {
    const first = await startShop({ DATA_DIR: data.dir });
    await stop(first.shopProcess);
    const later = await startShop({ DATA_DIR: data.dir });
    await stop(later.shopProcess);
    return { first: first.seconds, later: later.seconds };
  } finally {
    data.remove();
  }
}

async function measureGrown({ start, pool }: Bench): Promise<BenchResult['scale'][string]> {
  const { shopProcess } = await start();
  const measured = await measureScale(shopProcess.url, pool);
  await stop(shopProcess);
  return measured;
}

/** Memory after a number of public requests, and after as many again. */
async function measureMemory({ start }: Bench, amount: number): Promise<number[]> {
  const { shopProcess } = await start();
  const measured: number[] = [];
  for (let half = 0; half < 2; half += 1) {
    const next = each((index) => ({ path: scenarios[index % scenarios.length]?.path ?? '/' }));
    await sendLoad(shopProcess.url, next, { connections: 32, amount });
    measured.push(await memoryOf(shopProcess.url));
  }
  await stop(shopProcess);
  return measured;
}

/** CPU time of the server for a page that is not cached. */
async function cpuOfHome(shop: string, amount: number): Promise<number> {
  const pages = each((index) => ({ path: `/?n=${index}` }));
  const oneClient = { connections: 1, amount };
  await sendLoad(shop, pages, oneClient);
  const before = await metricOf(shop, 'process_cpu_seconds_total');
  await sendLoad(shop, pages, oneClient);
  return ((await metricOf(shop, 'process_cpu_seconds_total')) - before) * (1000 / amount);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
