import type { Db } from './db.ts';

class Rollback extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('transaction rolled back');
    this.result = result;
  }
}

/**
 * A transaction, or a savepoint inside one, that can end with an expected error: `rollback(result)` rolls back everything
 * written since it began, and `transaction` returns that result.
 */
export async function transaction<Done, Rejected>(
  db: Db,
  work: (tx: Db, rollback: (result: Rejected) => never) => Promise<Done>,
): Promise<Done | Rejected> {
  try {
    return await db.transaction((tx) =>
      work(tx, (result) => {
        throw new Rollback(result);
      }),
    );
  } catch (error) {
    if (error instanceof Rollback) return error.result as Rejected;
    throw error;
  }
}
