import type { Seller } from '../../contract/invoice.ts';
import { gstr1, gstr1FileName } from '../../rules/gstr1.ts';
import { gstr1Csv } from '../../rules/gstr1-csv.ts';
import { spanOfMonth } from '../../rules/months.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { type ZipFile, zipOf } from '../platform/zip-writer.ts';
import { saveFileMade } from './months.store.ts';
import { type ReadMonth, readMonth } from './read-month.ts';

type SellerOf = (from: Db) => Promise<Seller>;
const AS_OF_ONE_INSTANT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The return of a month as JSON. Until the month has ended, and while something is missing, it is a draft. */
export async function makeGstr1(
  { db, readDb, seller }: { db: Db; readDb: Db; seller: SellerOf },
  name: string,
  adminId: string,
): Promise<Result<{ text: string; fileName: string }, 'tax-needs-gstin'>> {
  const read = await readDb.transaction((tx) => readMonth(tx, seller, name), AS_OF_ONE_INSTANT);
  const { gstin } = read.seller;
  if (!gstin) return failure('tax-needs-gstin');
  const file = gstr1(read.month, { gstin, period: name, version: read.terms.fileVersion });
  const now = await databaseNow(db);
  if (isFinal(read, name, now)) await saveFileMade(db, name, adminId);
  return success({ text: JSON.stringify(file), fileName: gstr1FileName(gstin, now) });
}

/** A draft is not recorded as the file of the month. */
function isFinal({ month }: ReadMonth, name: string, now: Date): boolean {
  return now >= spanOfMonth(name).until && !month.warnings.some(({ isBlocking }) => isBlocking);
}

/** The sections of the return as CSV for the offline tool, in one archive. */
export async function* makeGstr1Csv(db: Db, seller: SellerOf, name: string): AsyncGenerator<Uint8Array> {
  const { month } = await db.transaction((tx) => readMonth(tx, seller, name), AS_OF_ONE_INSTANT);
  const files: ZipFile[] = gstr1Csv(month).map((section) => ({
    name: `${section.name}.csv`,
    content: Buffer.from(section.text, 'utf8'),
  }));
  yield* zipOf(files);
}
