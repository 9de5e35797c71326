import type { UnpaidForm } from '../../contract/unpaid.ts';
import { DEFAULT_UNPAID_TERMS, type UnpaidTerms } from '../../rules/unpaid-orders.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { findUnpaid, upsertUnpaid } from './shop.store.ts';

/** What unpaid orders may hold, and for how long. */
export async function getUnpaidTerms(db: Db): Promise<UnpaidTerms> {
  return { ...DEFAULT_UNPAID_TERMS, ...(await findUnpaid(db)) };
}

export function changeUnpaidTerms(db: Db, actorId: string, form: UnpaidForm): Promise<UnpaidTerms> {
  return db.transaction(async (tx) => {
    const before = await getUnpaidTerms(tx);
    await upsertUnpaid(tx, form);
    await recordChange(tx, {
      actorId,
      action: 'change unpaid orders',
      target: 'unpaid orders',
      before: { ...before },
      after: { ...form },
    });
    return form;
  });
}
