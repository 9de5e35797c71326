import type { DeliveryForm, DeliverySettings } from '../../contract/delivery.ts';
import { type DeliveryTerms, FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findDelivery, findVersionedDelivery, saveSettingsPart } from './shop.store.ts';

/** The delivery charges; free everywhere by default. */
export async function getDeliveryTerms(db: Db): Promise<DeliveryTerms> {
  return { ...FREE_EVERYWHERE, ...(await findDelivery(db)) };
}

/** The terms with the version for optimistic locking. */
export async function getDeliverySettings(db: Db): Promise<DeliverySettings> {
  const { value, version } = await findVersionedDelivery(db);
  return { ...FREE_EVERYWHERE, ...value, version };
}

export function changeDeliveryTerms(
  db: Db,
  actorId: string,
  { version, ...form }: DeliveryForm,
): Promise<Result<DeliverySettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getDeliveryTerms(tx);
    const terms = { ...form, notServed: [...new Set(form.notServed)].toSorted() };
    if (!(await saveSettingsPart(tx, 'delivery', terms, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change delivery',
      target: 'delivery',
      before: { ...before },
      after: terms,
    });
    return success(await getDeliverySettings(tx));
  });
}
