import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** The message that the worker thread sends for one invoice. */
export type Drawn = { pdf: Uint8Array } | { error: string };

parentPort?.on('message', async (invoice: InvoiceRow) => {
  parentPort?.postMessage(await drawn(invoice));
});

async function drawn(invoice: InvoiceRow): Promise<Drawn> {
  try {
    return { pdf: await drawInvoice(invoice) };
  } catch (error) {
    return { error: String(error) };
  }
}
