import type { SecurityForm, SecuritySettings } from '../../contract/security-settings.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findVersionedSecurity, saveSettingsPart } from './shop.store.ts';

const DEFAULT_PAISE = 500_000;

/** A refund above it needs a fresh proof; in paise. */
export async function getRefundLimit(db: Db): Promise<number> {
  return (await findVersionedSecurity(db)).value?.refundLimit ?? DEFAULT_PAISE;
}

export async function getSecuritySettings(db: Db): Promise<SecuritySettings> {
  const { version } = await findVersionedSecurity(db);
  return { refundLimit: (await getRefundLimit(db)) / 100, version };
}

export function changeSecuritySettings(
  db: Db,
  actorId: string,
  { refundLimit, version }: SecurityForm,
): Promise<Result<SecuritySettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getRefundLimit(tx);
    const after = Math.round(refundLimit * 100);
    if (!(await saveSettingsPart(tx, 'security', { refundLimit: after }, version)))
      return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change security settings',
      target: 'security settings',
      before: { refundLimit: before },
      after: { refundLimit: after },
    });
    return success(await getSecuritySettings(tx));
  });
}
