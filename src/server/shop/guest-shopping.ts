import type { GuestForm, GuestSettings } from '../../contract/guest-settings.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findSavedSettings, findVersionedGuests, saveSettingsPart } from './shop.store.ts';
import { openTrackingLinks, type SignTracking } from './tracking-links.ts';

/** Whether visitors may fill a cart and check out without an account. */
export async function hasGuestShopping(db: Db): Promise<boolean> {
  return (await findSavedSettings(db)).guests.isOn ?? false;
}

/** Undefined while guest shopping is off: then no link works. */
export async function findTrackingSigner(db: Db, config: Config): Promise<SignTracking | undefined> {
  return (await hasGuestShopping(db)) ? openTrackingLinks(config) : undefined;
}

/** The setting with the version for optimistic locking. */
export async function getGuestSettings(db: Db): Promise<GuestSettings> {
  const { value, version } = await findVersionedGuests(db);
  return { isOn: value.isOn ?? false, version };
}

export function changeGuestShopping(
  db: Db,
  actorId: string,
  { version, isOn }: GuestForm,
): Promise<Result<GuestSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await hasGuestShopping(tx);
    if (!(await saveSettingsPart(tx, 'guests', { isOn }, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change guest shopping',
      target: 'guest shopping',
      before: { isOn: before },
      after: { isOn },
    });
    return success(await getGuestSettings(tx));
  });
}
