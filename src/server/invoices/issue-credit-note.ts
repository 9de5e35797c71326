import { noteIsFinancial } from '../../rules/credit-notes.ts';
import { financialYear } from '../../rules/gst.ts';
import { paise } from '../../rules/money.ts';
import { leftOfInvoice, type RefundLine, refundOfAmount, totalOf } from '../../rules/refund-items.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import {
  acceptedValue,
  findNoteOfRefund,
  insertCreditNote,
  moveNote,
  nextNoteNumber,
  selectNotesOf,
  selectRefundLines,
} from './credit-notes.store.ts';
import { findInvoice, type InvoiceRow } from './invoices.store.ts';
import { contentLines, linesOfNote } from './note-lines.ts';

const SERIES = 'CN';
const DIGITS = 5;

interface Refund {
  id: string;
  reason: string;
  value: number | null;
}

/**
 * The credit note of a refund, in the transaction that records that it was accepted: each refund of an invoiced order
 * has one, and the numbers have no gaps. It is called again with every report of the provider and then does nothing.
 * The transaction has locked the order.
 */
export async function issueCreditNote(tx: Db, orderId: string, refund: Refund): Promise<void> {
  if (!refund.value || (await findNoteOfRefund(tx, refund.id))) return;
  const invoice = await findInvoice(tx, orderId);
  if (!invoice) return;
  const notes = await selectNotesOf(tx, orderId);
  // a note stays by law when its refund fails: the refund that is made instead takes it over
  const unused = notes.find(
    ({ note, refundStatus }) => refundStatus === 'failed' && note.total === refund.value,
  );
  if (unused) return moveNote(tx, unused.note.id, refund.id);
  const refunded = notes.filter(({ note }) => note.refundId).map(({ note }) => note);
  // less than this refund when a note of a failed one with another amount stays
  const amount = (await acceptedValue(tx, orderId, refund.id)) - totalOf(refunded);
  if (amount <= 0) return;
  const planned = await selectRefundLines(tx, refund.id);
  const isPlanned = totalOf(planned) === amount;
  const credited = notes.flatMap(({ note }) => linesOfNote(note.content));
  const lines = isPlanned ? planned : refundOfAmount(leftOfInvoice(invoice.content, credited), amount);
  await insertNote(tx, invoice, { refundId: refund.id, reason: refund.reason, lines });
}

/** The note for all that is left of an invoice without a payment: a cash parcel came back. */
export async function creditUnpaidInvoice(tx: Db, orderId: string, reason: string): Promise<void> {
  const invoice = await findInvoice(tx, orderId);
  if (!invoice) return;
  const notes = await selectNotesOf(tx, orderId);
  const credited = notes.flatMap(({ note }) => linesOfNote(note.content));
  const left = leftOfInvoice(invoice.content, credited);
  await insertNote(tx, invoice, { refundId: null, reason, lines: refundOfAmount(left, totalOf(left)) });
}

async function insertNote(
  tx: Db,
  { orderId, number: invoiceNumber, issuedAt, content }: InvoiceRow,
  { refundId, reason, lines }: { refundId: string | null; reason: string; lines: RefundLine[] },
): Promise<void> {
  const total = paise(totalOf(lines));
  if (total === 0) return;
  const at = await databaseNow(tx);
  const year = financialYear(at);
  const isFinancial = noteIsFinancial(issuedAt, at);
  const sequence = await nextNoteNumber(tx, year);
  await insertCreditNote(tx, {
    id: newId(),
    orderId,
    refundId,
    financialYear: year,
    sequence,
    number: `${SERIES}/${year}/${String(sequence).padStart(DIGITS, '0')}`,
    issuedAt: at,
    total,
    content: {
      seller: content.seller,
      ...(content.language && { language: content.language }),
      buyer: content.buyer,
      orderNumber: content.orderNumber,
      invoice: { number: invoiceNumber, issuedAt: issuedAt.toISOString() },
      reason,
      ...(isFinancial && { isFinancial }),
      ...contentLines(content, lines, isFinancial),
    },
  });
}
