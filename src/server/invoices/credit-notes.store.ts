import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { RefundLine } from '../../rules/refund-items.ts';
import { creditedBy } from '../platform/db/credited-sql.ts';
import type { Db } from '../platform/db/db.ts';
import { creditNoteFiles, creditNoteSeries, creditNotes, invoices } from '../platform/db/schema/invoices.ts';
import { payments, refundLines, refunds } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { array, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** Incremented when the drawing changes, see invoices.store.ts. */
const DRAWING_VERSION = 1;

export type CreditNoteRow = typeof creditNotes.$inferSelect;
/** What its file is drawn from. */
export type PrintedNote = Pick<CreditNoteRow, 'id' | 'number' | 'issuedAt' | 'content'>;

export async function findCreditNote(db: Db, id: string): Promise<CreditNoteRow | undefined> {
  const [row] = await db.select().from(creditNotes).where(eq(creditNotes.id, id));
  return row;
}

export async function findCreditNoteOf(
  db: Db,
  id: string,
  userId: string,
): Promise<CreditNoteRow | undefined> {
  const [row] = await db
    .select({ note: creditNotes })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(eq(creditNotes.id, id), eq(orders.userId, userId)));
  return row?.note;
}

export async function findNoteOfRefund(db: Db, refundId: string): Promise<CreditNoteRow | undefined> {
  const [row] = await db.select().from(creditNotes).where(eq(creditNotes.refundId, refundId));
  return row;
}

/** Oldest first, with the status of the refund. */
export async function selectNotesOf(db: Db, orderId: string) {
  return db
    .select({ note: creditNotes, refundStatus: refunds.status })
    .from(creditNotes)
    .leftJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.sequence));
}

const creditedOrders = statement({
  name: 'credited_orders',
  isPrepared: false,
  params: { ids: array(uuid()) },
  row: { orderId: invoices.orderId, notes: nullable(text()) },
  text: `select i.order_id as "orderId", ${creditedBy('i')} as notes from invoices i where i.order_id = any(:ids)`,
});

/** The orders whose invoice credit notes took back wholly, with the numbers of these notes. */
export async function selectCredited(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await creditedOrders(db, { ids: [...orderIds] });
  return new Map(rows.flatMap(({ orderId, notes }) => (notes ? [[orderId, notes] as const] : [])));
}

/** Oldest first. */
export function selectNotesForExport(db: Db, userId: string) {
  return db
    .select({
      number: creditNotes.number,
      orderId: creditNotes.orderId,
      issuedAt: creditNotes.issuedAt,
      totalPaise: creditNotes.total,
      content: creditNotes.content,
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.sequence));
}

/** The row of the series stays locked until the transaction ends, so the series has no gaps. */
export async function nextNoteNumber(tx: Db, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(creditNoteSeries)
    .values({ financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: creditNoteSeries.financialYear,
      set: { lastNumber: sql`${creditNoteSeries.lastNumber} + 1` },
    })
    .returning({ lastNumber: creditNoteSeries.lastNumber });
  if (!row) throw new Error('the series of credit notes returned no number');
  return row.lastNumber;
}

export async function insertCreditNote(tx: Db, note: typeof creditNotes.$inferInsert): Promise<void> {
  await tx.insert(creditNotes).values(note);
}

/** The note of a refund that failed belongs to the refund that was made instead. */
export async function moveNote(tx: Db, id: string, refundId: string): Promise<void> {
  await tx.update(creditNotes).set({ refundId }).where(eq(creditNotes.id, id));
}

export async function insertRefundLines(
  tx: Db,
  refundId: string,
  lines: readonly RefundLine[],
): Promise<void> {
  if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId })));
}

export async function setRefundValue(tx: Db, refundId: string, value: number): Promise<void> {
  await tx.update(refunds).set({ value }).where(eq(refunds.id, refundId));
}

export async function selectRefundLines(db: Db, refundId: string): Promise<RefundLine[]> {
  const rows = await db
    .select()
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(sql`${refundLines.kind} <> 'goods'`, asc(refundLines.kind), asc(refundLines.line));
  return rows.map(({ refundId: _refundId, ...line }) => line);
}

/** What refunds that did not fail take of the invoice without a note so far. */
export async function selectPendingLines(db: Db, orderId: string): Promise<RefundLine[]> {
  const rows = await db
    .select({ line: refundLines })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(and(eq(payments.orderId, orderId), ne(refunds.status, 'failed'), isNull(creditNotes.id)));
  return rows.map(({ line: { refundId: _refundId, ...line } }) => line);
}

/** The refunds of a payment that did not fail. */
export function selectRefundValues(db: Db, paymentId: string) {
  return db
    .select({ id: refunds.id, amountMinor: refunds.amountMinor, value: refunds.value })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
}

/** What went back of an order with this refund, as far as there are notes for it: it is made, or has its note. */
export async function acceptedValue(tx: Db, orderId: string, refundId: string): Promise<number> {
  const [row] = await tx
    .select({ value: sql<number>`coalesce(sum(${refunds.value}), 0)::bigint` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(refunds.status, 'failed'),
        or(eq(refunds.id, refundId), eq(refunds.status, 'processed'), sql`${creditNotes.id} is not null`),
      ),
    );
  return Number(row?.value ?? 0);
}

/** Undefined when the payment paid for no order, such as a second one for the same order. */
export async function findPaidTotal(db: Db, paymentId: string) {
  const [row] = await db
    .select({
      orderId: payments.orderId,
      amountMinor: payments.amountMinor,
      orderTotal: orders.total,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'captured')));
  return row;
}

export async function findNoteFile(db: Db, creditNoteId: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ pdf: creditNoteFiles.pdf })
    .from(creditNoteFiles)
    .where(
      and(
        eq(creditNoteFiles.creditNoteId, creditNoteId),
        eq(creditNoteFiles.drawingVersion, DRAWING_VERSION),
      ),
    );
  return row?.pdf;
}

export async function saveNoteFile(db: Db, creditNoteId: string, pdf: Uint8Array): Promise<void> {
  const file = { pdf: Buffer.from(pdf), drawingVersion: DRAWING_VERSION };
  await db
    .insert(creditNoteFiles)
    .values({ creditNoteId, ...file })
    .onConflictDoUpdate({
      target: creditNoteFiles.creditNoteId,
      set: { ...file, drawnAt: sql`now()` },
      setWhere: lt(creditNoteFiles.drawingVersion, DRAWING_VERSION),
    });
}
