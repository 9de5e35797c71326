import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Attachment } from '../providers/mailer.ts';
import { findNoteFile, findNoteOfRefund, type PrintedNote, saveNoteFile } from './credit-notes.store.ts';
import { drawOffThread } from './draw-off-thread.ts';
import { invoiceLogo } from './invoice-logo.ts';

/** Returns the stored file of a credit note, or draws and stores it. */
export function createCreditNoteFiles(db: Db, storage: Storage) {
  const draw = async (creditNote: PrintedNote): Promise<Uint8Array> => {
    const logo = await invoiceLogo(storage, creditNote.content.seller);
    const pdf = await drawOffThread({ creditNote, logo });
    await saveNoteFile(db, creditNote.id, pdf);
    return pdf;
  };
  return async (note: PrintedNote): Promise<Attachment> => ({
    filename: `${note.number.replaceAll('/', '-')}.pdf`,
    content: Buffer.from((await findNoteFile(db, note.id)) ?? (await draw(note))),
    contentType: 'application/pdf',
  });
}

/** The credit note of a refund as an email attachment; undefined when none was issued. */
export function creditNoteAttachments(
  db: Db,
  storage: Storage,
): (refundId: string) => Promise<Attachment | undefined> {
  const fileOf = createCreditNoteFiles(db, storage);
  return async (refundId) => {
    const note = await findNoteOfRefund(db, refundId);
    return note && fileOf(note);
  };
}
