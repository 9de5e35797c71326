import type { Db } from './db.ts';

class Undone extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('undone');
    this.answer = answer;
  }
}

/**
 * A transaction, or a part of one, that may find out late that the answer is "no": `undo(answer)` takes back what was
 * written since its beginning, and the answer is returned.
 */
export async function undoable<Done, Refused>(
  db: Db,
  work: (tx: Db, undo: (answer: Refused) => never) => Promise<Done>,
): Promise<Done | Refused> {
  try {
    return await db.transaction((tx) =>
      work(tx, (answer) => {
        throw new Undone(answer);
      }),
    );
  } catch (error) {
    if (error instanceof Undone) return error.answer as Refused;
    throw error;
  }
}
