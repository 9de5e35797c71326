import type { CreditNoteContent, CreditNoteLine } from '../../contract/credit-note.ts';
import type { InvoiceContent } from '../../contract/invoice.ts';
import type { RefundLine } from '../../rules/refund-items.ts';
import { taxLinesOf } from '../../rules/tax-lines.ts';

/** What a note has credited, as the rule for refunds counts it. */
export function linesOfNote({ lines, charges }: CreditNoteContent): RefundLine[] {
  const goods = lines.map((line) => ({
    ...amountsOf(line),
    kind: 'goods' as const,
    quantity: line.quantity,
  }));
  const others = charges.map((charge) => ({ ...amountsOf(charge), kind: charge.kind, quantity: 0 }));
  return [...goods, ...others];
}

type Amounts = Pick<RefundLine, 'line' | 'total' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

function amountsOf({ line, total, taxable, cgst, sgst, igst }: Amounts): Amounts {
  return { line, total, taxable, cgst, sgst, igst };
}

/** The printed lines and charges of a note. A financial note credits no tax. */
export function contentLines(
  invoice: InvoiceContent,
  credited: readonly RefundLine[],
  isFinancial: boolean,
): Pick<CreditNoteContent, 'lines' | 'charges' | 'total'> {
  const taxed = taxLinesOf(invoice);
  const about = ({ kind, line }: RefundLine) => {
    const { hsn = '', basisPoints = null } =
      taxed.find((one) => one.kind === kind && one.index === line) ?? {};
    return { hsn, basisPoints };
  };
  const amounts = (line: RefundLine) =>
    isFinancial ? { ...amountsOf(line), taxable: 0, cgst: 0, sgst: 0, igst: 0 } : amountsOf(line);
  return {
    lines: credited
      .filter(({ kind }) => kind === 'goods')
      .map((line): CreditNoteLine => {
        const { name = '', translatedName, size = '' } = invoice.lines[line.line] ?? {};
        return {
          name,
          ...(translatedName && { translatedName }),
          size,
          quantity: line.quantity,
          ...about(line),
          ...amounts(line),
        };
      }),
    charges: credited.flatMap((line) =>
      line.kind === 'goods' ? [] : [{ kind: line.kind, ...about(line), ...amounts(line) }],
    ),
    total: credited.reduce((sum, { total }) => sum + total, 0),
  };
}
