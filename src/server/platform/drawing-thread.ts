import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter, OverloadedError } from './concurrency-limiter.ts';

/** The message that the worker thread sends for one drawing. */
export type Drawn = { pdf: Uint8Array } | { error: string };

/** The idle thread is stopped to free the memory of its fonts. */
const MAX_IDLE_MS = 10_000;
/** Of new objects: by default a thread would let them grow to as much as the whole shop may. */
const MAX_YOUNG_MB = 4;

/**
 * Draws in a worker thread, so that text shaping does not block requests. One drawing at a time leaves the other cores to the
 * pages; a request that would wait too long gets a 503.
 */
export function createDrawingThread<Drawing>({
  file,
  maxMs,
  maxQueue,
  nameOf,
}: {
  /** Of the thread. It gets a drawing as its message and sends `Drawn`. */
  file: string;
  maxMs: number;
  maxQueue: number;
  /** For errors. */
  nameOf: (drawing: Drawing) => string;
}) {
  const limit = createConcurrencyLimiter({ concurrency: 1, maxQueue, maxWaitMs: maxMs });
  let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

  const acquireWorker = (): Worker => {
    if (!idle) {
      const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB } });
      // the process does not wait for the thread to exit, and a crash of an idle thread is not fatal
      worker.unref();
      worker.on('error', () => {
        if (idle?.worker === worker) idle = undefined;
      });
      return worker;
    }
    const { worker, timer } = idle;
    idle = undefined;
    clearTimeout(timer);
    return worker;
  };
  const returnWorker = (worker: Worker): void => {
    const timer = setTimeout(() => {
      idle = undefined;
      void worker.terminate();
    }, MAX_IDLE_MS).unref();
    idle = { worker, timer };
  };
  const replyOf = (worker: Worker, drawing: Drawing): Promise<[Drawn]> => {
    // also rejects on an error of the thread and on the timeout
    const reply = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) });
    worker.postMessage(drawing);
    return reply as Promise<[Drawn]>;
  };

  return (drawing: Drawing): Promise<Uint8Array> =>
    limit(async () => {
      const worker = acquireWorker();
      try {
        const [drawn] = await replyOf(worker, drawing);
        if ('error' in drawn) throw new Error(`${nameOf(drawing)}: ${drawn.error}`);
        returnWorker(worker);
        return drawn.pdf;
      } catch (error) {
        await worker.terminate();
        const isLate = error instanceof Error && error.name === 'AbortError';
        throw isLate ? new OverloadedError(`${nameOf(drawing)} takes too long to draw`) : error;
      }
    });
}
