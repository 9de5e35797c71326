import type { FoodImport } from '../../../contract/admin/imports.ts';
import { advisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { importResponse } from './import-response.ts';
import {
  clearResults,
  findActiveImport,
  findImport,
  type ImportRow,
  lockImport,
  reopenFailedImages,
  reuseKnownImages,
  updateImport,
} from './imports.store.ts';
import { importQueue, recordImport } from './run-import.ts';

type ImportResult = Result<FoodImport, 'import-not-found' | 'import-state' | 'import-active'>;

const LOCK = 0x696d706f;
const FROM_START = { nextFood: 1, created: 0, changed: 0, unchanged: 0, rejected: 0 };

/** The dry run: says what each line would do, and changes no food. */
export function checkImport(db: Db, jobs: Jobs, id: string): Promise<ImportResult> {
  return begin(db, jobs, id, ['uploaded', 'checked'], async (tx) => {
    await reopenFailedImages(tx, id);
    await reuseKnownImages(tx, id);
    await updateImport(tx, id, { ...FROM_START, state: 'checking' });
  });
}

/** Writes the foods. Every line is checked once more, against the foods as they are then. */
export function startImport(db: Db, jobs: Jobs, id: string, actorId: string): Promise<ImportResult> {
  return begin(db, jobs, id, ['checked'], (tx) =>
    updateImport(tx, id, { ...FROM_START, state: 'running', startedAt: new Date(), actorId }),
  );
}

function begin(
  db: Db,
  jobs: Jobs,
  id: string,
  states: ImportRow['state'][],
  change: (tx: Db) => Promise<void>,
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, LOCK);
    const row = await lockImport(tx, id);
    if (!row) return failure('import-not-found');
    if (!states.includes(row.state) || row.lineCount === 0) return failure('import-state');
    if (await findActiveImport(tx)) return failure('import-active');
    await clearResults(tx, id);
    await change(tx);
    await jobs.send(tx, importQueue, { importId: id });
    return respondWith(tx, id);
  });
}

/** What was written stays; the foods after it are left as they are. */
export function cancelImport(db: Db, id: string): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (!row) return failure('import-not-found');
    if (row.state === 'done' || row.state === 'cancelled') return failure('import-state');
    await updateImport(tx, id, { state: 'cancelled', finishedAt: new Date() });
    if (row.state === 'running') await recordImport(tx, row, 'cancel import');
    return respondWith(tx, id);
  });
}

async function respondWith(tx: Db, id: string): Promise<ImportResult> {
  const row = await findImport(tx, id);
  return row ? success(await importResponse(tx, row)) : failure('import-not-found');
}
