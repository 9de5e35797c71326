import { parentPort } from 'node:worker_threads';
import type { Drawn } from '../platform/drawing-thread.ts';
import { drawPrint } from './draw-print.ts';
import type { PrintJob } from './printed-order.ts';

parentPort?.on('message', async (job: PrintJob) => {
  parentPort?.postMessage(await drawn(job));
});

async function drawn(job: PrintJob): Promise<Drawn> {
  try {
    return { pdf: await drawPrint(job) };
  } catch (error) {
    return { error: String(error) };
  }
}
