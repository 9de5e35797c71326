import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter, OverloadedError } from '../platform/concurrency-limiter.ts';
import { ROOT } from '../platform/root.ts';
import type { Drawing, Drawn } from './draw-worker.ts';

const MAX_DRAWING_MS = 20_000;
/** The idle thread is stopped to free the memory of its fonts. */
const MAX_IDLE_MS = 10_000;
// also the bundled server runs the thread from the sources: it loads only these few files and the PDF library
const WORKER = path.join(ROOT, 'src/server/invoices/draw-worker.ts');

/** One drawing at a time leaves the other cores to the pages; a request that would wait too long gets a 503. */
const limitDrawings = createConcurrencyLimiter({ concurrency: 1, maxQueue: 50, maxWaitMs: MAX_DRAWING_MS });

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** Draws in a worker thread, so that text shaping does not block requests. */
export function drawOffThread(drawing: Drawing): Promise<Uint8Array> {
  const { invoice } = drawing;
  return limitDrawings(async () => {
    const worker = acquireWorker();
    try {
      const [drawn] = await replyOf(worker, drawing);
      if ('error' in drawn) throw new Error(`invoice ${invoice.number}: ${drawn.error}`);
      returnWorker(worker);
      return drawn.pdf;
    } catch (error) {
      await worker.terminate();
      const isLate = error instanceof Error && error.name === 'AbortError';
      throw isLate ? new OverloadedError(`invoice ${invoice.number} takes too long to draw`) : error;
    }
  });
}

function replyOf(worker: Worker, drawing: Drawing): Promise<[Drawn]> {
  // also rejects on an error of the thread and on the timeout
  const reply = once(worker, 'message', { signal: AbortSignal.timeout(MAX_DRAWING_MS) });
  worker.postMessage(drawing);
  return reply as Promise<[Drawn]>;
}

function acquireWorker(): Worker {
  if (!idle) {
    const worker = new Worker(WORKER);
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
}

function returnWorker(worker: Worker): void {
  const timer = setTimeout(() => {
    idle = undefined;
    void worker.terminate();
  }, MAX_IDLE_MS).unref();
  idle = { worker, timer };
}
