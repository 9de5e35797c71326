import type { CreditNoteContent } from '../../contract/credit-note.ts';
import type { InvoiceContent } from '../../contract/invoice.ts';
import { noteIsFinancial } from '../../rules/credit-notes.ts';
import type { TaxDocument } from '../../rules/tax-documents.ts';
import { isWithinState, taxLinesOf } from '../../rules/tax-lines.ts';

interface StoredDocument {
  orderId: string;
  number: string;
  financialYear: string;
  sequence: number;
  issuedAt: Date;
  /** The HSN codes that the foods have now, by name: a code that was missing then can be added later. */
  codes: Record<string, string | null> | null;
}

export function documentOfInvoice(row: StoredDocument & { content: InvoiceContent }): TaxDocument {
  const { content, codes, ...stored } = row;
  const lines = taxLinesOf(content).map(({ kind, index, hsn, ...line }) => {
    const { name = '', size = '', quantity = 0 } = content.lines[index] ?? {};
    const goods = kind === 'goods' ? { size, quantity } : { size: '', quantity: 0 };
    return { ...line, ...goods, name, hsn: hsn || (codes?.[name] ?? '') };
  });
  return { kind: 'invoice', ...stored, ...partiesOf(content), lines, isWithinState: isWithinState(content) };
}

export function documentOfNote(
  row: StoredDocument & { content: CreditNoteContent; invoiceTotal: number },
): TaxDocument {
  const { content, codes, invoiceTotal, ...stored } = row;
  const [anyCode = ''] = content.lines.map(({ name, hsn }) => hsn || (codes?.[name] ?? '')).filter(Boolean);
  const lines = [
    ...content.lines.map((line) => ({ ...line, hsn: line.hsn || (codes?.[line.name] ?? '') })),
    ...content.charges.map(({ kind, ...charge }) => ({
      ...charge,
      hsn: charge.hsn || anyCode,
      name: content.lines[0]?.name ?? '',
      size: '',
      quantity: 0,
    })),
  ];
  const { number } = content.invoice;
  const issuedAt = new Date(content.invoice.issuedAt);
  return {
    kind: 'note',
    ...stored,
    ...partiesOf(content),
    lines,
    isWithinState: isWithinState({ ...content, lines }),
    invoice: { number, issuedAt, total: invoiceTotal },
    isFinancial: content.isFinancial ?? noteIsFinancial(issuedAt, stored.issuedAt),
  };
}

function partiesOf({ seller, buyer, orderNumber, total }: InvoiceContent | CreditNoteContent) {
  const { name, state, gstin = '' } = buyer;
  return {
    seller: { state: seller.state, gstin: seller.gstin },
    buyer: { name, state, gstin },
    orderNumber,
    total,
  };
}
