import type { CreditNoteContent } from '../../contract/credit-note.ts';
import type { InvoiceContent } from '../../contract/invoice.ts';
import type { TaxDocument } from '../../rules/tax-documents.ts';
import { creditedBy } from '../platform/db/credited-sql.ts';
import type { Db } from '../platform/db/db.ts';
import { creditNotes, invoices } from '../platform/db/schema/invoices.ts';
import { array, bigint, integer, jsonb, nullable, text, timestamp, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { documentOfInvoice, documentOfNote } from './document-of.ts';

export interface Span {
  from: Date;
  until: Date;
}

/** Reading and adding up a page takes a few milliseconds: other requests run between two pages. */
const PAGE = 100;

/** The codes that foods have now, for documents with a line that had none. */
const codesWhere = (condition: string, order: string) => `
  case when ${condition} then (select jsonb_object_agg(t.name, f.hsn) from order_items t
    join foods f on f.id = t.food_id where t.order_id = ${order}) end as codes`;

const invoicePage = statement({
  name: 'tax_invoices',
  isPrepared: false,
  params: { from: timestamp(), until: timestamp(), after: uuid(), limit: bigint() },
  row: {
    orderId: invoices.orderId,
    number: invoices.number,
    financialYear: invoices.financialYear,
    sequence: invoices.sequence,
    issuedAt: invoices.issuedAt,
    content: jsonb<InvoiceContent>(),
    codes: nullable(jsonb<Record<string, string | null>>()),
    creditedBy: nullable(text()),
  },
  text: `
    select i.order_id as "orderId", i.number, i.financial_year as "financialYear", i.sequence, i.issued_at as "issuedAt",
      i.content, ${creditedBy('i')} as "creditedBy", ${codesWhere(`i.content->'lines' @> '[{"hsn": ""}]'`, 'i.order_id')}
    from invoices i
    where i.issued_at < :until and (i.issued_at, i.order_id) > (:from, :after)
    order by i.issued_at, i.order_id limit :limit`,
});

const notePage = statement({
  name: 'tax_credit_notes',
  isPrepared: false,
  params: { from: timestamp(), until: timestamp(), after: uuid(), limit: bigint() },
  row: {
    id: creditNotes.id,
    orderId: creditNotes.orderId,
    number: creditNotes.number,
    financialYear: creditNotes.financialYear,
    sequence: creditNotes.sequence,
    issuedAt: creditNotes.issuedAt,
    content: jsonb<CreditNoteContent>(),
    invoiceTotal: nullable(bigint()),
    codes: nullable(jsonb<Record<string, string | null>>()),
  },
  text: `
    select n.id, n.order_id as "orderId", n.number, n.financial_year as "financialYear", n.sequence,
      n.issued_at as "issuedAt", n.content, (i.content->>'total')::bigint as "invoiceTotal",
      ${codesWhere(`n.content->'lines' @> '[{"hsn": ""}]'`, 'n.order_id')}
    from credit_notes n join invoices i on i.order_id = n.order_id
    where n.issued_at < :until and (n.issued_at, n.id) > (:from, :after)
    order by n.issued_at, n.id limit :limit`,
});

/** The document with the row of its file. */
export interface StoredTaxDocument extends TaxDocument {
  /** Of the order for an invoice, of the note for a credit note. */
  fileId: string;
  content: InvoiceContent | CreditNoteContent;
  /** The credit notes that took all of an invoice back; empty while some of it counts. */
  creditedBy: string;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The invoices of a span, oldest first, then its credit notes; read page by page. */
export async function* readDocuments(db: Db, { from, until }: Span): AsyncGenerator<StoredTaxDocument> {
  let last = { from, after: FIRST };
  for (let isMore = true; isMore; ) {
    const page = await invoicePage(db, { ...last, until, limit: PAGE });
    for (const { creditedBy: notes, ...row } of page)
      yield {
        ...documentOfInvoice(row),
        fileId: row.orderId,
        content: row.content,
        creditedBy: notes ?? '',
      };
    isMore = page.length === PAGE;
    const end = page.at(-1);
    if (end) last = { from: end.issuedAt, after: end.orderId };
  }
  last = { from, after: FIRST };
  for (let isMore = true; isMore; ) {
    const page = await notePage(db, { ...last, until, limit: PAGE });
    for (const { id, invoiceTotal, ...row } of page)
      yield {
        ...documentOfNote({ ...row, invoiceTotal: invoiceTotal ?? 0 }),
        fileId: id,
        content: row.content,
        creditedBy: '',
      };
    isMore = page.length === PAGE;
    const end = page.at(-1);
    if (end) last = { from: end.issuedAt, after: end.id };
  }
}

const existing = {
  params: { financialYear: text(), sequences: array(integer()) },
  row: { sequence: integer() },
};
const existingInvoices = statement({
  ...existing,
  name: 'tax_existing_invoices',
  isPrepared: false,
  text: 'select sequence from invoices where financial_year = :financialYear and sequence = any(:sequences)',
});
const existingNotes = statement({
  ...existing,
  name: 'tax_existing_notes',
  isPrepared: false,
  text: 'select sequence from credit_notes where financial_year = :financialYear and sequence = any(:sequences)',
});

/** Which of these numbers of a series no document of any month has. */
export async function selectMissing(
  db: Db,
  kind: TaxDocument['kind'],
  financialYear: string,
  sequences: number[],
): Promise<number[]> {
  if (sequences.length === 0) return [];
  const find = kind === 'invoice' ? existingInvoices : existingNotes;
  const found = new Set((await find(db, { financialYear, sequences })).map(({ sequence }) => sequence));
  return sequences.filter((sequence) => !found.has(sequence));
}

const fileSizes = statement({
  name: 'tax_file_sizes',
  isPrepared: false,
  params: { from: timestamp(), until: timestamp() },
  row: { files: nullable(bigint()), bytes: nullable(bigint()) },
  text: `
    select count(*) as files, sum(octet_length(pdf))::bigint as bytes from (
      select f.pdf from invoice_files f join invoices i using (order_id)
      where i.issued_at >= :from and i.issued_at < :until
      union all
      select f.pdf from credit_note_files f join credit_notes n on n.id = f.credit_note_id
      where n.issued_at >= :from and n.issued_at < :until) stored`,
});

/** How many of the files are drawn, and how large these are. */
export async function sumFiles(db: Db, span: Span): Promise<{ files: number; bytes: number }> {
  const [row] = await fileSizes(db, { from: span.from, until: span.until });
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}
