import type { CreditNoteContent } from '../../src/contract/credit-note.ts';
import type { InvoiceContent } from '../../src/contract/invoice.ts';
import { totalOf } from '../../src/rules/refund-items.ts';
import { taxLinesOf } from '../../src/rules/tax-lines.ts';
import { rows } from './payments.ts';
import type { ReachableShop } from './test-shop.ts';

const heads = ['total', 'taxable', 'cgst', 'sgst', 'igst'] as const;
type Amounts = Record<(typeof heads)[number], number>;

export const totalsOf = (lines: readonly Amounts[]): Amounts =>
  Object.fromEntries(
    heads.map((head) => [head, lines.reduce((sum, line) => sum + line[head], 0)]),
  ) as Amounts;

export interface Note {
  id: string;
  number: string;
  sequence: number;
  total: number;
  refundId: string | null;
  content: CreditNoteContent;
}

/** The credit notes of an order, oldest first. */
export function notesOf(shop: ReachableShop, orderId: string): Promise<Note[]> {
  return rows<Note>(
    shop,
    `select id, number, sequence, total_paise::int total, refund_id "refundId", content
     from credit_notes where order_id = $1 order by sequence`,
    orderId,
  );
}

export async function invoiceOf(shop: ReachableShop, orderId: string): Promise<InvoiceContent> {
  const [row] = await rows<{ content: InvoiceContent }>(
    shop,
    'select content from invoices where order_id = $1',
    orderId,
  );
  if (!row) throw new Error('the order has no invoice');
  return row.content;
}

/** Invoice less credit notes, head by head. */
export async function restOf(shop: ReachableShop, orderId: string): Promise<Amounts> {
  const invoiced = totalsOf(taxLinesOf(await invoiceOf(shop, orderId)));
  const credited = totalsOf(
    (await notesOf(shop, orderId)).flatMap(({ content }) => [...content.lines, ...content.charges]),
  );
  return Object.fromEntries(heads.map((head) => [head, invoiced[head] - credited[head]])) as Amounts;
}

/** The numbers of all notes of a financial year from 1 on; each note's total is that of its lines. */
export async function hasNoGaps(shop: ReachableShop): Promise<boolean> {
  const notes = await rows<{ sequence: number; place: number; total: number; content: CreditNoteContent }>(
    shop,
    `select sequence, row_number() over (partition by financial_year order by sequence)::int place,
       total_paise::int total, content from credit_notes`,
  );
  return notes.every(
    ({ sequence, place, total, content }) =>
      sequence === place && totalOf([...content.lines, ...content.charges]) === total,
  );
}
