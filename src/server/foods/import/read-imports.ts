import type { FoodImport, ImportLineRow } from '../../../contract/admin/imports.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../rules/csv.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { inCurrentLanguage } from '../../platform/stored-text.ts';
import { importResponse } from './import-response.ts';
import { findImport, selectImports, selectLines } from './imports.store.ts';
import type { LineMessage, LineResult } from './plan-types.ts';

const MAX_LISTED = 10;
const PAGE = 1000;

/** The latest imports, newest first. */
export async function listImports(db: Db): Promise<FoodImport[]> {
  const rows = await selectImports(db, MAX_LISTED);
  return Promise.all(rows.map((row) => importResponse(db, row)));
}

export async function getImport(db: Db, id: string): Promise<Result<FoodImport, 'import-not-found'>> {
  const row = await findImport(db, id);
  return row ? success(await importResponse(db, row)) : failure('import-not-found');
}

/** A page of lines in the order of the file. */
export async function listLines(
  db: Db,
  id: string,
  page: { result?: LineResult | undefined; after: number; limit: number },
): Promise<Result<ImportLineRow[], 'import-not-found'>> {
  if (!(await findImport(db, id))) return failure('import-not-found');
  const rows = await selectLines(db, id, page);
  return success(
    rows.map(({ line, cells, result, messages }) => ({
      line,
      food: cells.name ?? cells.id ?? '',
      size: cells.size ?? '',
      result,
      messages: messages.map(readMessage),
    })),
  );
}

const readMessage = ({ column, text, translations }: LineMessage) => ({
  column,
  text: inCurrentLanguage(text, translations),
});

/** The rejected lines as they were in the file, with the reason: to correct and import again. */
export async function exportRejected(
  db: Db,
  id: string,
): Promise<Result<AsyncGenerator<string>, 'import-not-found'>> {
  const row = await findImport(db, id);
  return row ? success(rejectedCsv(db, id, row.columns)) : failure('import-not-found');
}

async function* rejectedCsv(db: Db, id: string, columns: string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...columns, 'line', 'reason']);
  for (let after = 0; ; ) {
    const page = await selectLines(db, id, { result: 'rejected', after, limit: PAGE });
    yield page
      .map(({ line, cells, messages }) => {
        const reason = messages
          .map(readMessage)
          .map(({ column, text }) => (column ? `${column}: ${text}` : text))
          .join('; ');
        return csvLine([...columns.map((column) => cells[column] ?? ''), line, reason]);
      })
      .join('');
    if (page.length < PAGE) return;
    after = page.at(-1)?.line ?? 0;
  }
}
