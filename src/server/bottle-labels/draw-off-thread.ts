import { createDrawingThread } from '../platform/drawing-thread.ts';
import { threadFile } from '../platform/thread-file.ts';
import type { BatchPaper } from './batch-papers.ts';

/** In a thread of its own: labels of a batch are thousands of small drawings. */
export const drawPaperOffThread = createDrawingThread<BatchPaper>({
  file: threadFile('bottle-labels/paper-worker.ts'),
  maxMs: 60_000,
  maxQueue: 4,
  nameOf: ({ kind }) => `${kind} of a batch`,
});
