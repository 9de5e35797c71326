import type { TaxForm, TaxSettings } from '../../contract/admin/tax.ts';
import { DEFAULT_TAX_TERMS } from '../../rules/tax-terms.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findVersionedTax, saveSettingsPart } from './shop.store.ts';

/** The settings of the return, with the version for optimistic locking. */
export async function getTaxSettings(db: Db): Promise<TaxSettings> {
  const { value, version } = await findVersionedTax(db);
  return { ...DEFAULT_TAX_TERMS, ...value, version };
}

export function changeTaxTerms(
  db: Db,
  actorId: string,
  { version, ...terms }: TaxForm,
): Promise<Result<TaxSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const { version: _, ...before } = await getTaxSettings(tx);
    if (!(await saveSettingsPart(tx, 'tax', terms, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change tax settings',
      target: 'settings',
      before,
      after: terms,
    });
    return success(await getTaxSettings(tx));
  });
}
