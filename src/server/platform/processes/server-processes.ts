import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LANGUAGE } from '../../../rules/languages.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { withTimeout } from '../with-timeout.ts';
import { createCrashLimit } from './crash-limit.ts';
import type { GoLiveRuns, SharedParts, StartedServer, ToMain, ToServer } from './messages.ts';
import { FIRST_PROCESS } from './process-group.ts';
import { addEnded, type MetricValues, sumMetrics } from './sum-metrics.ts';

interface Server {
  /** From 1; a process that replaces another has the same. */
  slot: number;
  worker: Worker;
  readyAt: number | undefined;
  started: Promise<StartedServer>;
  exited: Promise<void>;
  lastMetrics: MetricValues[];
}

export interface ServerProcesses {
  /** Of the first process, when all are ready or have failed once. */
  opened: Promise<StartedServer>;
  stop(): Promise<void>;
}

interface Options {
  count: number;
  log: Log;
  sharedParts: () => Promise<SharedParts>;
  /** Called once, when processes end again and again and none is left that works. */
  onGiveUp: (line: string) => void;
}

// every process accepts connections itself: one that Node hands to a process that has just died is never closed
cluster.schedulingPolicy = cluster.SCHED_NONE;

const METRICS_TIMEOUT_MS = 2000;
/** Running requests have ten seconds, then jobs and connections end. */
const STOP_TIMEOUT_MS = 20_000;

/** Starts the server processes and replaces those that end. One of them runs the jobs. */
export function startServerProcesses({ count, log, sharedParts, onGiveUp }: Options): ServerProcesses {
  const servers = new Map<number, Server>();
  const crashes = createCrashLimit();
  let jobsServer: Server | undefined;
  let goLive: { run: GoLiveRuns | null; server?: Server } = { run: null };
  let ended: MetricValues[] = [];
  let isStopping = false;
  let requests = 0;
  const metricsRequests = new Map<number, (metrics: MetricValues[]) => void>();

  const ready = () => [...servers.values()].filter(({ readyAt }) => readyAt !== undefined);
  const chooseForJobs = () => {
    if (jobsServer || isStopping) return;
    [jobsServer] = ready();
    if (jobsServer) tell(jobsServer, { kind: 'run-jobs' });
  };

  const readMetrics = async (server: Server): Promise<MetricValues[]> => {
    requests += 1;
    const request = requests;
    const { promise, resolve } = Promise.withResolvers<MetricValues[]>();
    metricsRequests.set(request, resolve);
    tell(server, { kind: 'want-metrics', request });
    try {
      server.lastMetrics = await withTimeout(METRICS_TIMEOUT_MS, promise);
    } catch {
      // it is busy or has just ended: the sum keeps what it said last
    } finally {
      metricsRequests.delete(request);
    }
    return server.lastMetrics;
  };
  const sendMetrics = async (asking: Server, request: number) => {
    const metrics = await Promise.all(
      ready().map(async (server) => ({ slot: server.slot, metrics: await readMetrics(server) })),
    );
    tell(asking, { kind: 'summed-metrics', request, text: await sumMetrics(metrics, ended) });
  };

  const shareRun = (run: GoLiveRuns | null, from?: Server) => {
    goLive = { run, ...(from && { server: from }) };
    for (const server of ready()) if (server !== from) tell(server, { kind: 'go-live', run });
  };

  const onEnd = async (server: Server, how: string) => {
    if (servers.get(server.slot) === server) servers.delete(server.slot);
    if (jobsServer === server) jobsServer = undefined;
    if (goLive.server === server && goLive.run?.[DEFAULT_LANGUAGE].status === 'running') shareRun(null);
    ended = await addEnded(ended, server.lastMetrics);
    if (isStopping) return;
    chooseForJobs();
    const delayMs = crashes.add();
    if (crashes.isExceeded(ready().map(({ readyAt = 0 }) => readyAt))) {
      onGiveUp(`A server process ended again and again, at last with ${how}; the lines before say why.`);
      return;
    }
    log.error({ process: server.slot, how }, 'a server process ended; another one starts');
    await pause(delayMs);
    if (!isStopping) fork(server.slot);
  };

  const fork = (slot: number, isFirst = false): Server => {
    const worker = cluster.fork({ [FIRST_PROCESS]: String(isFirst) });
    const started = Promise.withResolvers<StartedServer>();
    const exited = Promise.withResolvers<void>();
    started.promise.catch(() => {});
    const server: Server = {
      slot,
      worker,
      readyAt: undefined,
      started: started.promise,
      exited: exited.promise,
      lastMetrics: [],
    };
    servers.set(slot, server);
    worker.on('message', (message: ToMain) => {
      switch (message.kind) {
        case 'want-shared-parts':
          sharedParts().then((parts) => tell(server, { kind: 'shared-parts', parts }), started.reject);
          return;
        case 'ready':
          server.readyAt = Date.now();
          tell(server, { kind: 'go-live', run: goLive.run });
          chooseForJobs();
          return started.resolve(message);
        case 'not-started':
          if (!isFirst) log.error({ process: slot, lines: message.lines }, 'a server process did not start');
          return started.reject(new StartError(...message.lines));
        case 'want-metrics':
          void sendMetrics(server, message.request);
          return;
        case 'metrics':
          return metricsRequests.get(message.request)?.(message.metrics);
        case 'go-live':
          return shareRun(message.run, server);
      }
    });
    worker.once('exit', (code, signal) => {
      const how = signal ?? `code ${code}`;
      started.reject(new StartError(`A server process ended with ${how}; the lines before say why.`));
      exited.resolve();
      if (!isFirst || server.readyAt !== undefined) void onEnd(server, how);
    });
    return server;
  };

  const open = async (): Promise<StartedServer> => {
    const first = await fork(1, true).started;
    const others = Array.from({ length: count - 1 }, (_, index) => fork(index + 2).started);
    await Promise.allSettled(others);
    return first;
  };
  return {
    opened: open(),
    stop: async () => {
      isStopping = true;
      const ending = [...servers.values()];
      for (const server of ending) tell(server, { kind: 'stop' });
      await withTimeout(STOP_TIMEOUT_MS, Promise.all(ending.map(({ exited }) => exited))).catch(() => {
        for (const { worker } of ending) worker.process.kill('SIGKILL');
      });
      await Promise.all(ending.map(({ exited }) => exited));
    },
  };
}

function tell({ worker }: Server, message: ToServer): void {
  if (worker.isConnected()) worker.send(message);
}
