import type { FoodImport } from '../../../contract/admin/imports.ts';
import type { Db } from '../../platform/db/db.ts';
import { countImages, type ImportRow } from './imports.store.ts';

export async function importResponse(db: Db, row: ImportRow): Promise<FoodImport> {
  const { id, fileName, state, columns, ignoredColumns, created, changed, unchanged, rejected } = row;
  const { images, done } = await countImages(db, id);
  return {
    _id: id,
    fileName,
    state,
    columns,
    ignoredColumns,
    lines: row.lineCount,
    done: created + changed + unchanged + rejected,
    images,
    imagesDone: done,
    created,
    changed,
    unchanged,
    rejected,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
