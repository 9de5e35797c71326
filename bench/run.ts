/**
 * Measures the built shop against bare Node on this machine, with a data folder of its own:
 *   npm run bench              everything, about five minutes
 *   npm run bench -- --quick   one short round
 * docs/bench.md says how to read it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from '../scripts/build.ts';
import { freePort, makeDataDir, type Program, runProgram } from '../tests/support/program.ts';
import { measurePages, type PageResult } from './lighthouse.ts';
import { type LoadResult, measureLoad } from './load.ts';
import { printTable } from './print-table.ts';
import { pages, scenarios } from './scenarios.ts';

interface BenchResult {
  at: string;
  coldStartSeconds: { first: number; later: number };
  memoryMegabytes: number;
  load: Record<string, LoadResult>;
  pages: Record<string, PageResult>;
}

const RESULTS = path.join(import.meta.dirname, '../.cache/bench');
const LAST = path.join(RESULTS, 'last.json');

const isQuick = process.argv.includes('--quick');
const effort = isQuick ? { rounds: 1, seconds: 1, runs: 1 } : { rounds: 5, seconds: 2, runs: 5 };

buildIfChanged();
const data = makeDataDir();
const started: Program[] = [];
try {
  const first = await start();
  first.program.child.kill('SIGTERM');
  await first.program.exited;
  const { program, seconds: later } = await start();
  say('Load: 32 connections, shop and bare Node in turn …');
  const load = await measureLoad(program.url, scenarios, effort);
  const memoryMegabytes = await memoryOf(program.url);
  say('Lighthouse, as a phone on a slow connection …');
  const result: BenchResult = {
    at: new Date().toISOString(),
    coldStartSeconds: { first: first.seconds, later },
    memoryMegabytes,
    load,
    pages: await measurePages(program.url, pages, effort.runs),
  };
  report(result, readLast());
  mkdirSync(RESULTS, { recursive: true });
  for (const file of [LAST, path.join(RESULTS, `${result.at.replaceAll(':', '-')}.json`)])
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ exited }) => exited));
  data.remove();
}

/** The shop as an owner starts it, and how long it takes to open. */
async function start(): Promise<{ program: Program; seconds: number }> {
  const port = String(await freePort());
  const began = performance.now();
  const program = runProgram({
    DATA_DIR: data.dir,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // no request leaves this machine
    MAP_TILE_URL: '/apple-touch-icon.png?{z}/{x}/{y}',
    LOG_LEVEL: 'error',
  });
  started.push(program);
  await program.opened;
  return { program, seconds: (performance.now() - began) / 1000 };
}

async function memoryOf(shop: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return Number(bytes) / 1024 ** 2;
}

function readLast(): BenchResult | undefined {
  try {
    return JSON.parse(readFileSync(LAST, 'utf8')) as BenchResult;
  } catch {
    return undefined;
  }
}

function report(now: BenchResult, last: BenchResult | undefined): void {
  printTable(
    ['requests', 'shop /s', 'bare Node /s', 'ratio', 'p50 ms', 'p99 ms', 'bytes', 'last ratio'],
    Object.entries(now.load).map(([name, one]) => [
      name,
      one.requestsPerSecond,
      one.bareRequestsPerSecond,
      one.ratio,
      one.p50,
      one.p99,
      one.bytes,
      last?.load[name]?.ratio,
    ]),
  );
  const names = Object.keys(now.pages);
  const figures = Object.keys(Object.values(now.pages)[0] ?? {}) as (keyof PageResult)[];
  printTable(
    ['Lighthouse, phone', ...names.flatMap((name) => [name, `${name}, last`])],
    figures.map((figure) => [
      figure,
      ...names.flatMap((name) => [now.pages[name]?.[figure], last?.pages[name]?.[figure]]),
    ]),
  );
  printTable(
    ['process', 'now', 'last'],
    [
      ['first start, s', now.coldStartSeconds.first, last?.coldStartSeconds.first],
      ['later start, s', now.coldStartSeconds.later, last?.coldStartSeconds.later],
      ['memory after load, MB', now.memoryMegabytes, last?.memoryMegabytes],
    ],
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
