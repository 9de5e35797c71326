import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Log } from '../log.ts';
import type { GoLiveRuns, SharedParts, StartedServer, ToMain, ToServer } from './messages.ts';
import type { MetricValues } from './sum-metrics.ts';

/** The last run of going live, as every server process knows it. */
export interface SharedRun {
  get(): GoLiveRuns | null;
  set(run: GoLiveRuns): void;
}

/** A server process's side of a shop with several. */
export interface ProcessGroup {
  /** It takes the port before anything else and creates what is created once. Others listen when they can respond. */
  isFirst: boolean;
  /** Opened by the main process, when the first server process has taken the port. */
  sharedParts(): Promise<SharedParts>;
  /** `run` is called when the main process chooses this one for the jobs. */
  onJobs(run: () => Promise<void>, log: Log): void;
  /** Returns what sums the metrics of all processes. */
  shareMetrics(registry: Registry): () => Promise<string>;
  goLiveRun: SharedRun;
  ready(started: StartedServer): void;
  notStarted(lines: readonly string[]): Promise<void>;
}

/** Set by the main process. */
export const FIRST_PROCESS = 'FIRST_SERVER_PROCESS';
const JOBS_RETRY_MS = 1000;

export function joinProcessGroup(onStop: () => void): ProcessGroup {
  const shared = Promise.withResolvers<SharedParts>();
  const isChosen = Promise.withResolvers<void>();
  const waiting = new Map<number, (text: string) => void>();
  let isStopping = false;
  let run: GoLiveRuns | null = null;
  let readMetrics = async (): Promise<MetricValues[]> => [];
  let requests = 0;

  const hear = async (message: ToServer): Promise<void> => {
    switch (message.kind) {
      case 'shared-parts':
        return shared.resolve(message.parts);
      case 'run-jobs':
        return isChosen.resolve();
      case 'stop':
        isStopping = true;
        return onStop();
      case 'want-metrics':
        return tell({ kind: 'metrics', request: message.request, metrics: await readMetrics() });
      case 'summed-metrics':
        waiting.get(message.request)?.(message.text);
        waiting.delete(message.request);
        return;
      case 'go-live':
        run = message.run;
    }
  };
  process.on('message', hear);

  return {
    isFirst: process.env[FIRST_PROCESS] === 'true',
    sharedParts: async () => {
      tell({ kind: 'want-shared-parts' });
      return shared.promise;
    },
    onJobs: (work, log) => {
      const begin = async () => {
        await isChosen.promise;
        // the database may be away when the process that ran the jobs ends
        while (!isStopping) {
          try {
            return await work();
          } catch (error) {
            log.warn({ error }, 'the jobs were not taken over');
            await pause(JOBS_RETRY_MS);
          }
        }
      };
      void begin();
    },
    shareMetrics: (registry) => {
      readMetrics = async () => (await registry.getMetricsAsJSON()) as MetricValues[];
      return () =>
        new Promise((resolve) => {
          requests += 1;
          waiting.set(requests, resolve);
          tell({ kind: 'want-metrics', request: requests });
        });
    },
    goLiveRun: {
      get: () => run,
      set: (changed) => {
        run = changed;
        tell({ kind: 'go-live', run });
      },
    },
    ready: (started) => tell({ kind: 'ready', ...started }),
    notStarted: (lines) =>
      new Promise((resolve) => {
        process.send?.({ kind: 'not-started', lines } satisfies ToMain, undefined, undefined, () =>
          resolve(),
        );
      }),
  };
}

function tell(message: ToMain): void {
  // the channel is closed when the main process was killed: this one ends then
  if (process.connected) process.send?.(message);
}
