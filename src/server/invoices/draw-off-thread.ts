import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter, OverloadedError } from '../platform/concurrency-limiter.ts';
import { ROOT } from '../platform/root.ts';
import type { Drawn } from './draw-worker.ts';
import type { InvoiceRow } from './invoices.store.ts';

const MAX_DRAWING_MS = 20_000;
/** The thread and its fonts take memory that a shop without new invoices needs elsewhere. */
const MAX_IDLE_MS = 10_000;
// the thread runs the sources, from the bundle too: only these few files and the PDF library are loaded
const WORKER = path.join(ROOT, 'src/server/invoices/draw-worker.ts');

/** One drawing at a time leaves the other processors to the pages; whoever would wait too long is told so. */
const limited = createConcurrencyLimiter({ concurrency: 1, maxQueue: 50, maxWaitMs: MAX_DRAWING_MS });

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** Draws in a thread of its own: requests do not wait for the shaping of letters. */
export function drawOffThread(invoice: InvoiceRow): Promise<Uint8Array> {
  return limited(async () => {
    const worker = acquireWorker();
    try {
      const [drawn] = await replyOf(worker, invoice);
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

function replyOf(worker: Worker, invoice: InvoiceRow): Promise<[Drawn]> {
  // an error of the thread rejects too, so does the time limit
  const reply = once(worker, 'message', { signal: AbortSignal.timeout(MAX_DRAWING_MS) });
  worker.postMessage(invoice);
  return reply as Promise<[Drawn]>;
}

function acquireWorker(): Worker {
  if (!idle) {
    const worker = new Worker(WORKER);
    // a shop that stops does not wait for it, and a thread that dies while idle takes nothing with it
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
