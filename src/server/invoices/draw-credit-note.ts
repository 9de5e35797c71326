import type { CreditNoteCharge, CreditNoteContent } from '../../contract/credit-note.ts';
import type { InvoiceLine } from '../../contract/invoice.ts';
import { isSameState } from '../../rules/states.ts';
import type { PrintedNote } from './credit-notes.store.ts';
import { drawDocument } from './draw-document.ts';
import { type InvoiceLabels, invoiceLabels } from './messages/invoice-labels.ts';

/** With all that rule 53(1A) asks for. */
export function drawCreditNote(
  { number, issuedAt, content }: PrintedNote,
  logo?: Uint8Array,
): Promise<Buffer> {
  const labels = invoiceLabels(content.language);
  const { label } = labels;
  const { seller, buyer, invoice, orderNumber, reason, isFinancial, total } = content;
  const document = {
    fileTitle: `Credit Note ${number}`,
    title: label(isFinancial ? 'financialNote' : 'creditNote'),
    issuedAt,
    seller,
    buyer,
    about: [
      `${label('noteNumber')} ${number}`,
      `${label('date')} ${labels.date(issuedAt)}`,
      `${label('forInvoice')} ${invoice.number}, ${labels.date(new Date(invoice.issuedAt))}`,
      `${label('order')} #${orderNumber}`,
      reason && `${label('reason')} ${reason}`,
    ],
    lines: linesOf(content, labels),
    isHere: isHere(content),
    hasTax: seller.gstin !== '' && !isFinancial,
    hasPrices: false,
    totalLabel: label('credited'),
    total,
    note: labels.stacked(isFinancial ? 'financialHint' : 'note'),
    labels,
  };
  return drawDocument(document, logo);
}

function linesOf({ lines, charges }: CreditNoteContent, { label }: InvoiceLabels): InvoiceLine[] {
  const names: Record<CreditNoteCharge['kind'], string> = {
    delivery: label('delivery'),
    'cash-fee': label('cashFee'),
  };
  const unpriced = { price: 0, discount: 0 };
  return [
    ...lines.map((line) => ({ ...line, ...unpriced })),
    ...charges
      .filter(({ total }) => total > 0)
      .map(({ kind, ...charge }) => ({ ...charge, name: names[kind], size: '', quantity: 0, ...unpriced })),
  ];
}

/** As it was taxed; without tax, by comparing the two states. */
function isHere({ seller, buyer, lines, charges }: CreditNoteContent): boolean {
  const taxed = [...lines, ...charges];
  if (taxed.some(({ cgst }) => cgst > 0)) return true;
  return !taxed.some(({ igst }) => igst > 0) && isSameState(seller.state, buyer.state);
}
