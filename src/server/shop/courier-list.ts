import type { CourierForm, CourierSettings } from '../../contract/courier-settings.ts';
import { DEFAULT_COURIERS, type ListedCourier } from '../../rules/couriers.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findCouriers, findVersionedCouriers, saveSettingsPart } from './shop.store.ts';

/** The admin's couriers; the usual ones until the admin saves a list. */
export async function getCouriers(db: Db): Promise<readonly ListedCourier[]> {
  return (await findCouriers(db)).list ?? DEFAULT_COURIERS;
}

/** The list with the version for optimistic locking. */
export async function getCourierSettings(db: Db): Promise<CourierSettings> {
  const { value, version } = await findVersionedCouriers(db);
  return { couriers: [...(value.list ?? DEFAULT_COURIERS)], version };
}

export function changeCouriers(
  db: Db,
  actorId: string,
  { version, couriers: list }: CourierForm,
): Promise<Result<CourierSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getCouriers(tx);
    if (!(await saveSettingsPart(tx, 'couriers', { list }, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change couriers',
      target: 'couriers',
      before: { couriers: before },
      after: { couriers: list },
    });
    return success(await getCourierSettings(tx));
  });
}
