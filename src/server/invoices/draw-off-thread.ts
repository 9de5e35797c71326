import path from 'node:path';
import { createDrawingThread } from '../platform/drawing-thread.ts';
import { ROOT } from '../platform/root.ts';
import type { Drawing } from './draw-worker.ts';

/** Draws one invoice or credit note in a worker thread. */
export const drawOffThread = createDrawingThread<Drawing>({
  // also the bundled server runs the thread from the sources: it loads only these few files and the PDF library
  file: path.join(ROOT, 'src/server/invoices/draw-worker.ts'),
  maxMs: 20_000,
  maxQueue: 50,
  nameOf: (drawing) =>
    `document ${'creditNote' in drawing ? drawing.creditNote.number : drawing.invoice.number}`,
});
