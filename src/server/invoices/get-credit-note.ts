import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import {
  type CreditNoteRow,
  findCreditNote,
  findCreditNoteOf,
  selectCredited,
  selectNotesOf,
} from './credit-notes.store.ts';
import { findInvoice } from './invoices.store.ts';

/** A customer gets the notes of their own orders, an admin all. */
export async function getCreditNote(
  db: Db,
  noteId: string,
  { id, isAdmin }: { id: string; isAdmin: boolean },
): Promise<Result<CreditNoteRow, 'not-found'>> {
  const note = isAdmin ? await findCreditNote(db, noteId) : await findCreditNoteOf(db, noteId, id);
  return note ? success(note) : failure('not-found');
}

/** Oldest first. */
export async function creditNotesOf(db: Db, orderId: string) {
  return (await selectNotesOf(db, orderId)).map(({ note }) => ({
    _id: note.id,
    number: note.number,
    issuedAt: note.issuedAt.toISOString(),
    total: rupeesFromPaise(note.total),
    refundId: note.refundId,
  }));
}

/** The invoice of an order, and whether credit notes took all of it back. */
export async function invoiceState(db: Db, orderId: string) {
  const invoice = await findInvoice(db, orderId);
  if (!invoice) return null;
  return {
    number: invoice.number,
    issuedAt: invoice.issuedAt.toISOString(),
    isCredited: (await selectCredited(db, [orderId])).has(orderId),
  };
}
