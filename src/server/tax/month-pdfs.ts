import type { CreditNoteContent } from '../../contract/credit-note.ts';
import type { InvoiceContent } from '../../contract/invoice.ts';
import { spanOfMonth } from '../../rules/months.ts';
import { createCreditNoteFiles } from '../invoices/credit-note-files.ts';
import { createInvoiceFiles } from '../invoices/invoice-files.ts';
import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type ZipFile, zipOf } from '../platform/zip-writer.ts';
import { readDocuments } from './documents.store.ts';

/** Every invoice and credit note of a month in one archive. One file at a time is in memory; new ones are drawn off the main thread. */
export function monthPdfs(db: Db, storage: Storage, month: string): AsyncGenerator<Uint8Array> {
  return zipOf(pdfsOf(db, storage, month));
}

async function* pdfsOf(db: Db, storage: Storage, month: string): AsyncGenerator<ZipFile> {
  const invoiceFile = createInvoiceFiles(db, storage);
  const noteFile = createCreditNoteFiles(db, storage);
  for await (const document of readDocuments(db, spanOfMonth(month))) {
    const { kind, number, fileId, orderId, financialYear, sequence, issuedAt } = document;
    if (kind === 'invoice') {
      const content = document.content as InvoiceContent;
      const { filename, content: pdf } = await invoiceFile({
        ...{ orderId, financialYear, sequence, number, issuedAt, content },
      });
      yield { name: `invoices/${filename}`, content: pdf };
    } else {
      const content = document.content as CreditNoteContent;
      const { filename, content: pdf } = await noteFile({ id: fileId, number, issuedAt, content });
      yield { name: `credit-notes/${filename}`, content: pdf };
    }
  }
}
