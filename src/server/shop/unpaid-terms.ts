import type { UnpaidForm, UnpaidSettings } from '../../contract/unpaid.ts';
import { DEFAULT_UNPAID_TERMS, type UnpaidTerms } from '../../rules/unpaid-orders.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findUnpaid, findVersionedUnpaid, saveSettingsPart } from './shop.store.ts';

/** How much stock unpaid orders may hold, and for how long. */
export async function getUnpaidTerms(db: Db): Promise<UnpaidTerms> {
  return { ...DEFAULT_UNPAID_TERMS, ...(await findUnpaid(db)) };
}

/** The terms with the version for optimistic locking. */
export async function getUnpaidSettings(db: Db): Promise<UnpaidSettings> {
  const { value, version } = await findVersionedUnpaid(db);
  return { ...DEFAULT_UNPAID_TERMS, ...value, version };
}

export function changeUnpaidTerms(
  db: Db,
  actorId: string,
  { version, ...terms }: UnpaidForm,
): Promise<Result<UnpaidSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getUnpaidTerms(tx);
    if (!(await saveSettingsPart(tx, 'unpaid', terms, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change unpaid orders',
      target: 'unpaid orders',
      before: { ...before },
      after: terms,
    });
    return success(await getUnpaidSettings(tx));
  });
}
