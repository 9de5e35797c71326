import type { Db } from './db.ts';

class RolledBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('undone');
    this.result = result;
  }
}

/**
 * A transaction, or a part of one, that may find out late that the answer is "no": `undo(answer)` takes back what was
 * written since its beginning, and the answer is returned.
 */
export async function transaction<Done, Rejected>(
  db: Db,
  work: (tx: Db, rollback: (result: Rejected) => never) => Promise<Done>,
): Promise<Done | Rejected> {
  try {
    return await db.transaction((tx) =>
      work(tx, (result) => {
        throw new RolledBack(result);
      }),
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Rejected;
    throw error;
  }
}
