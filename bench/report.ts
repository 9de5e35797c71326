import type { PageResult } from './lighthouse.ts';
import type { LoadResult } from './load.ts';
import type { Measurement } from './part.ts';
import { printTable } from './print-table.ts';
import type { ScaleResult } from './scale.ts';
import type { WriteResult } from './writes.ts';

export interface BenchResult {
  at: string;
  startSeconds: { first: number; later: number; withDatabase: number };
  firstByteMilliseconds: number;
  /** Rendered, not from the response cache. */
  homeCpuMilliseconds: number;
  /** After half of the requests, and after all. */
  memoryMegabytes: number[];
  /** After load, page rendering, carts, orders and checkouts. */
  busyMegabytes: number;
  load: Record<string, LoadResult>;
  writes: Record<string, WriteResult>;
  /** By data size. */
  scale: Record<string, Record<string, ScaleResult>>;
  pages: Record<string, PageResult>;
  limits?: Measurement[];
}

/** Prints the results as tables beside those of the last run, as far as it has them. */
export function report(now: BenchResult, last: Partial<BenchResult> | undefined): void {
  printTable(
    ['requests', 'shop /s', 'bare Node /s', 'ratio', 'p50 ms', 'p99 ms', 'bytes', 'last ratio'],
    Object.entries(now.load).map(([name, result]) => [
      name,
      result.requestsPerSecond,
      result.bareRequestsPerSecond,
      result.ratio,
      result.p50,
      result.p99,
      result.bytes,
      last?.load?.[name]?.ratio,
    ]),
  );
  const bare = Object.values(now.load).at(0)?.bareRequestsPerSecond ?? Number.NaN;
  printTable(
    ['writes', '/s', 'of bare Node', 'p50 ms', 'p99 ms', 'last /s'],
    Object.entries(now.writes).map(([name, { perSecond, p50, p99 }]) => [
      name,
      perSecond,
      perSecond / bare,
      p50,
      p99,
      last?.writes?.[name]?.perSecond,
    ]),
  );
  reportScale(now, last);
  const names = Object.keys(now.pages);
  const stats = Object.keys(Object.values(now.pages)[0] ?? {}) as (keyof PageResult)[];
  printTable(
    ['Lighthouse, phone', ...names.flatMap((name) => [name, `${name}, last`])],
    stats.map((stat) => [
      stat,
      ...names.flatMap((name) => [now.pages[name]?.[stat], last?.pages?.[name]?.[stat]]),
    ]),
  );
  printTable(
    ['process', 'now', 'last'],
    [
      ['first start to first page, s', now.startSeconds.first, last?.startSeconds?.first],
      ['later start, s', now.startSeconds.later, last?.startSeconds?.later],
      ['later start with DATABASE_URL, s', now.startSeconds.withDatabase, last?.startSeconds?.withDatabase],
      ['first byte of home, one client, p50 ms', now.firstByteMilliseconds, last?.firstByteMilliseconds],
      ['rendering the home page, ms of CPU', now.homeCpuMilliseconds, last?.homeCpuMilliseconds],
      ['memory after half the requests, MB', now.memoryMegabytes[0], last?.memoryMegabytes?.[0]],
      ['memory after all of them, MB', now.memoryMegabytes[1], last?.memoryMegabytes?.[1]],
      ['memory after everything else, MB', now.busyMegabytes, last?.busyMegabytes],
    ],
  );
}

function reportScale(now: BenchResult, last: Partial<BenchResult> | undefined): void {
  const [[, small] = ['', {}], ...grown] = Object.entries(now.scale);
  for (const [size, measured] of grown) {
    printTable(
      [size, 'p50 ms', 'p99 ms', 'p50 of 16 foods', 'times slower', 'last p50'],
      Object.entries(measured).map(([name, { p50, p99 }]) => {
        const before = (small as Record<string, ScaleResult>)[name]?.p50 ?? Number.NaN;
        return [name, p50, p99, before, p50 / before, last?.scale?.[size]?.[name]?.p50];
      }),
    );
  }
}
