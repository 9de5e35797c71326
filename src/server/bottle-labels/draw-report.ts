import { writeText } from '../invoices/write-text.ts';
import type { Pdf } from '../printing/fit-text.ts';
import type { ReportJob } from './batch-papers.ts';

const LEFT = 48;
const WIDTH = 499;
const NAME_WIDTH = 170;
const BOTTOM = 790;

/** Facts in two columns on A4, as long as it takes. */
export function drawReport(pdf: Pdf, { title, note, sections }: ReportJob): void {
  const addPage = () => {
    pdf.addPage({ size: 'A4', margin: 0 });
    pdf.fillColor('#000');
    pdf.x = LEFT;
    pdf.y = 48;
  };
  addPage();
  writeText(pdf, title, { font: 'Helvetica-Bold', size: 20, width: WIDTH, x: LEFT, y: pdf.y });
  writeText(pdf, note, { font: 'Helvetica', size: 10, width: WIDTH, x: LEFT, y: pdf.y + 6 });
  for (const { heading, rows } of sections) {
    if (pdf.y > BOTTOM - 60) addPage();
    writeText(pdf, heading, { font: 'Helvetica-Bold', size: 13, width: WIDTH, x: LEFT, y: pdf.y + 16 });
    let top = pdf.y + 6;
    for (const [name, value] of rows) {
      if (top > BOTTOM) {
        addPage();
        top = pdf.y;
      }
      writeText(pdf, name, { font: 'Helvetica-Bold', size: 10, width: NAME_WIDTH - 12, x: LEFT, y: top });
      const named = pdf.y;
      writeText(pdf, value, {
        font: 'Helvetica',
        size: 10,
        width: WIDTH - NAME_WIDTH,
        x: LEFT + NAME_WIDTH,
        y: top,
      });
      top = Math.max(named, pdf.y) + 4;
    }
    pdf.x = LEFT;
    pdf.y = top;
  }
}
