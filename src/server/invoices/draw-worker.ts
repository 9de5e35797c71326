import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** The message that the worker thread sends for one invoice. */
export type Drawn = { pdf: Uint8Array } | { error: string };

/** The message for it. */
export interface Drawing {
  invoice: InvoiceRow;
  logo: Uint8Array | undefined;
}

parentPort?.on('message', async (drawing: Drawing) => {
  parentPort?.postMessage(await drawn(drawing));
});

async function drawn({ invoice, logo }: Drawing): Promise<Drawn> {
  try {
    return { pdf: await drawInvoice(invoice, logo) };
  } catch (error) {
    return { error: String(error) };
  }
}
