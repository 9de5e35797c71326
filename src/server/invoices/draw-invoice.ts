import type { InvoiceContent } from '../../contract/invoice.ts';
import { invoiceKind } from '../../rules/invoice-kind.ts';
import { isWithinState } from '../../rules/tax-lines.ts';
import { drawDocument, drawOnPages, type Pdf, type PrintedDocument } from './draw-document.ts';
import type { InvoiceRow } from './invoices.store.ts';
import { invoiceLabels } from './messages/invoice-labels.ts';
import { printedLines } from './printed-lines.ts';

/** `creditedBy`: the notes that took all of it back, for a mark on the copy. */
export function drawInvoice(invoice: InvoiceRow, logo?: Uint8Array, creditedBy?: string): Promise<Buffer> {
  return drawDocument(documentOf(invoice, creditedBy), logo);
}

/** Draws it on the current page, an empty A4 page, and on pages that it adds. */
export function drawInvoiceOnPages(
  pdf: Pdf,
  invoice: Pick<InvoiceRow, 'number' | 'issuedAt' | 'content'>,
  logo: Uint8Array | undefined,
  creditedBy?: string,
): void {
  drawOnPages(pdf, documentOf(invoice, creditedBy), logo);
}

function documentOf(
  { number, issuedAt, content }: Pick<InvoiceRow, 'number' | 'issuedAt' | 'content'>,
  creditedBy: string | undefined,
): PrintedDocument {
  const labels = invoiceLabels(content.language);
  const { label } = labels;
  const { seller, buyer, orderNumber, paymentId, total } = content;
  const kind = kindOf(content);
  const payment = content.cashOnDelivery
    ? `${label('payment')} ${label('cash')}`
    : paymentId && `${label('payment')} ${paymentId}`;
  return {
    fileTitle: `Invoice ${number}`,
    title: labels.kind(kind),
    issuedAt,
    seller,
    buyer,
    about: [
      `${label('number')} ${number}`,
      `${label('date')} ${labels.date(issuedAt)}`,
      `${label('order')} #${orderNumber}`,
      payment,
    ],
    lines: printedLines(content, labels),
    isHere: isWithinState(content),
    hasTax: kind !== 'Bill of Supply',
    hasPrices: true,
    totalLabel: label(content.cashOnDelivery ? 'totalDue' : 'totalPaid'),
    total,
    ...(creditedBy && { stamp: `${label('cancelledBy')} ${creditedBy}` }),
    note: labels.stacked('note'),
    labels,
  };
}

function kindOf({ seller, lines }: InvoiceContent) {
  return invoiceKind(
    seller.gstin,
    lines.map(({ basisPoints }) => basisPoints),
  );
}
