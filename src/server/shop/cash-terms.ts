import type { CashForm, CashSettings } from '../../contract/cash-on-delivery.ts';
import { type CashTerms, NO_CASH } from '../../rules/cash-on-delivery.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findCash, findVersionedCash, saveSettingsPart } from './shop.store.ts';

/** Whether and when customers may pay in cash on delivery; never by default. */
export async function getCashTerms(db: Db): Promise<CashTerms> {
  return { ...NO_CASH, ...(await findCash(db)) };
}

/** The terms with the version for optimistic locking. */
export async function getCashSettings(db: Db): Promise<CashSettings> {
  const { value, version } = await findVersionedCash(db);
  return { ...NO_CASH, ...value, version };
}

export function changeCashTerms(
  db: Db,
  actorId: string,
  { version, ...form }: CashForm,
): Promise<Result<CashSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getCashTerms(tx);
    const sorted = (pincodes: string[]) => [...new Set(pincodes)].toSorted();
    const terms = {
      ...form,
      onlyPincodes: sorted(form.onlyPincodes),
      notPincodes: sorted(form.notPincodes),
    };
    if (!(await saveSettingsPart(tx, 'cash', terms, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change cash on delivery',
      target: 'cash on delivery',
      before: { ...before },
      after: terms,
    });
    return success(await getCashSettings(tx));
  });
}
