import type { OfflineForm, OfflineSettings } from '../../contract/offline-settings.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findSavedSettings, findVersionedOffline, saveSettingsPart } from './shop.store.ts';

/** Of a shop that never chose: off until the journeys of tests/browser/offline.phone.test.ts have passed. */
export const OFFLINE_BY_DEFAULT = true;

/** Whether browsers install the service worker. */
export async function hasOfflineUse(db: Db): Promise<boolean> {
  return (await findSavedSettings(db)).offline.isOn ?? OFFLINE_BY_DEFAULT;
}

/** The setting with the version for optimistic locking. */
export async function getOfflineSettings(db: Db): Promise<OfflineSettings> {
  const { value, version } = await findVersionedOffline(db);
  return { isOn: value.isOn ?? OFFLINE_BY_DEFAULT, version };
}

export function changeOfflineUse(
  db: Db,
  actorId: string,
  { version, isOn }: OfflineForm,
): Promise<Result<OfflineSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await hasOfflineUse(tx);
    if (!(await saveSettingsPart(tx, 'offline', { isOn }, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change offline use',
      target: 'offline use',
      before: { isOn: before },
      after: { isOn },
    });
    return success(await getOfflineSettings(tx));
  });
}
