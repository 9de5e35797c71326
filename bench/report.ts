import type { PageResult } from './lighthouse.ts';
import type { LoadResult } from './load.ts';
import { printTable } from './print-table.ts';
import type { ScaleResult } from './scale.ts';
import type { WriteResult } from './writes.ts';

export interface BenchResult {
  at: string;
  startSeconds: { first: number; later: number; withDatabase: number };
  firstByteMilliseconds: number;
  /** Made anew, not from memory. */
  homeCpuMilliseconds: number;
  /** After the first half of the requests, and after all. */
  memoryMegabytes: number[];
  /** After load, pages made anew, carts, orders and checkouts. */
  busyMegabytes: number;
  load: Record<string, LoadResult>;
  writes: Record<string, WriteResult>;
  /** By size of the data. */
  scale: Record<string, Record<string, ScaleResult>>;
  pages: Record<string, PageResult>;
}

/** As tables, beside what the last run gave; one of another shape gives nothing. */
export function report(now: BenchResult, last: Partial<BenchResult> | undefined): void {
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
    stats.map((figure) => [
      figure,
      ...names.flatMap((name) => [now.pages[name]?.[figure], last?.pages?.[name]?.[figure]]),
    ]),
  );
  printTable(
    ['process', 'now', 'last'],
    [
      ['first start to first page, s', now.startSeconds.first, last?.startSeconds?.first],
      ['later start, s', now.startSeconds.later, last?.startSeconds?.later],
      ['later start with DATABASE_URL, s', now.startSeconds.withDatabase, last?.startSeconds?.withDatabase],
      ['first byte of home, one client, p50 ms', now.firstByteMilliseconds, last?.firstByteMilliseconds],
      ['home page made anew, ms of CPU', now.homeCpuMilliseconds, last?.homeCpuMilliseconds],
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
