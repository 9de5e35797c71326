import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import type { Drawn } from '../platform/drawing-thread.ts';
import type { BatchPaper } from './batch-papers.ts';
import { drawBottleLabels } from './draw-bottle-labels.ts';
import { drawReport } from './draw-report.ts';

parentPort?.on('message', async (paper: BatchPaper) => {
  parentPort?.postMessage(await drawn(paper));
});

async function drawn(paper: BatchPaper): Promise<Drawn> {
  try {
    return { pdf: await draw(paper) };
  } catch (error) {
    return { error: String(error) };
  }
}

function draw(paper: BatchPaper): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0 });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  if (paper.kind === 'labels') drawBottleLabels(pdf, paper);
  else drawReport(pdf, paper);
  pdf.end();
  return done;
}
