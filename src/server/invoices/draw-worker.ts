import { parentPort } from 'node:worker_threads';
import type { Drawn } from '../platform/drawing-thread.ts';
import type { PrintedNote } from './credit-notes.store.ts';
import { drawCreditNote } from './draw-credit-note.ts';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** The message to the worker thread for one document. */
export type Drawing = { logo: Uint8Array | undefined } & (
  | { invoice: InvoiceRow; creditedBy: string | undefined }
  | { creditNote: PrintedNote }
);

parentPort?.on('message', async (drawing: Drawing) => {
  parentPort?.postMessage(await drawn(drawing));
});

async function drawn(drawing: Drawing): Promise<Drawn> {
  const { logo } = drawing;
  try {
    if ('creditNote' in drawing) return { pdf: await drawCreditNote(drawing.creditNote, logo) };
    return { pdf: await drawInvoice(drawing.invoice, logo, drawing.creditedBy) };
  } catch (error) {
    return { error: String(error) };
  }
}
