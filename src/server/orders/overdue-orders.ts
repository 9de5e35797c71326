import type { Db } from '../platform/db/db.ts';
import { selectOverdue } from './unpaid-orders.store.ts';

const BATCH = 200;

/** Unpaid orders past their time, oldest first. Each comes once, also one that cannot be cancelled yet. */
export async function* overdueOrders(db: Db, hours: number): AsyncGenerator<string> {
  let last: string | undefined;
  for (;;) {
    const ids = await selectOverdue(db, { hours, after: last, limit: BATCH });
    yield* ids;
    last = ids.at(-1);
    if (ids.length < BATCH) return;
  }
}
