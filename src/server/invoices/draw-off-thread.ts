import { createDrawingThread } from '../platform/drawing-thread.ts';
import { threadFile } from '../platform/thread-file.ts';
import type { Drawing } from './draw-worker.ts';

/** Draws one invoice or credit note in a worker thread. */
export const drawOffThread = createDrawingThread<Drawing>({
  file: threadFile('invoices/draw-worker.ts'),
  maxMs: 20_000,
  maxQueue: 50,
  nameOf: (drawing) =>
    `document ${'creditNote' in drawing ? drawing.creditNote.number : drawing.invoice.number}`,
});
