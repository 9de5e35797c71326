import type { DeliveryForm } from '../../contract/delivery.ts';
import { type DeliveryTerms, FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { findDelivery, upsertDelivery } from './shop.store.ts';

/** What delivery costs now; free everywhere until the owner says otherwise. */
export async function getDeliveryTerms(db: Db): Promise<DeliveryTerms> {
  return { ...FREE_EVERYWHERE, ...(await findDelivery(db)) };
}

export function changeDeliveryTerms(db: Db, actorId: string, form: DeliveryForm): Promise<DeliveryTerms> {
  return db.transaction(async (tx) => {
    const before = await getDeliveryTerms(tx);
    const after = { ...form, notServed: [...new Set(form.notServed)].toSorted() };
    await upsertDelivery(tx, after);
    await recordChange(tx, {
      actorId,
      action: 'change delivery',
      target: 'delivery',
      before: { ...before },
      after,
    });
    return after;
  });
}
