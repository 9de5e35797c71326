import { createDrawingThread } from '../platform/drawing-thread.ts';
import { threadFile } from '../platform/thread-file.ts';
import type { PrintJob } from './printed-order.ts';

/** In a thread of its own: customers who download their invoices do not wait for the slips of 200 orders. */
export const printOffThread = createDrawingThread<PrintJob>({
  file: threadFile('printing/print-worker.ts'),
  maxMs: 60_000,
  maxQueue: 4,
  nameOf: ({ what, orders }) => `${what} of ${orders.length} orders`,
});
