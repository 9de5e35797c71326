import type { LoadResult } from './load.ts';
import type { Measurement } from './part.ts';
import { printTable } from './print-table.ts';
import type { ScaleResult } from './scale.ts';
import type { WriteResult } from './writes.ts';

type ScaleResults = Record<string, ScaleResult>;

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
  scale: Record<string, ScaleResults>;
  limits?: Measurement[];
}

/** The last run, as far as it has the same results. */
export type LastResult = Partial<BenchResult> | undefined;

export function reportLoad(load: BenchResult['load'], last: LastResult): void {
  printTable(
    ['requests', 'shop /s', 'bare Node /s', 'ratio', 'p50 ms', 'p99 ms', 'bytes', 'last ratio'],
    Object.entries(load).map(([name, result]) => [
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
}

export function reportWrites({ writes, load }: Pick<BenchResult, 'writes' | 'load'>, last: LastResult): void {
  const bare = Object.values(load).at(0)?.bareRequestsPerSecond ?? Number.NaN;
  printTable(
    ['writes', '/s', 'of bare Node', 'p50 ms', 'p99 ms', 'last /s'],
    Object.entries(writes).map(([name, { perSecond, p50, p99 }]) => [
      name,
      perSecond,
      perSecond / bare,
      p50,
      p99,
      last?.writes?.[name]?.perSecond,
    ]),
  );
}

export function reportProcess(now: Omit<BenchResult, 'at' | 'scale' | 'limits'>, last: LastResult): void {
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

/** Calls that the smallest size has no data for have no ratio. */
export function reportScale(
  size: string,
  [grown, small]: [grown: ScaleResults, small: ScaleResults],
  last: LastResult,
): void {
  printTable(
    [size, 'p50 ms', 'p99 ms', 'p50 of 16 foods', 'times slower', 'last p50'],
    Object.entries(grown).map(([name, { p50, p99 }]) => {
      const before = small[name]?.p50 ?? Number.NaN;
      return [name, p50, p99, before, p50 / before, last?.scale?.[size]?.[name]?.p50];
    }),
  );
}
