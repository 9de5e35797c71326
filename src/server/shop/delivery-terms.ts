import type { DeliveryForm, DeliverySettings } from '../../contract/delivery.ts';
import { type DeliveryTerms, FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { findDelivery, findVersionedDelivery, saveSettingsPart } from './shop.store.ts';

/** What delivery costs now; free everywhere until the owner says otherwise. */
export async function getDeliveryTerms(db: Db): Promise<DeliveryTerms> {
  return { ...FREE_EVERYWHERE, ...(await findDelivery(db)) };
}

/** The terms with the version that a save must name. */
export async function getDeliverySettings(db: Db): Promise<DeliverySettings> {
  const { value, version } = await findVersionedDelivery(db);
  return { ...FREE_EVERYWHERE, ...value, version };
}

export function changeDeliveryTerms(
  db: Db,
  actorId: string,
  { version, ...form }: DeliveryForm,
): Promise<DeliverySettings | 'settings-changed'> {
  return db.transaction(async (tx) => {
    const before = await getDeliveryTerms(tx);
    const terms = { ...form, notServed: [...new Set(form.notServed)].toSorted() };
    if (!(await saveSettingsPart(tx, 'delivery', terms, version))) return 'settings-changed';
    await recordChange(tx, {
      actorId,
      action: 'change delivery',
      target: 'delivery',
      before: { ...before },
      after: terms,
    });
    return getDeliverySettings(tx);
  });
}
