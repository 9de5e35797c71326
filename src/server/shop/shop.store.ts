import { sql } from 'drizzle-orm';
import type { DeliveryTerms } from '../../rules/delivery-charge.ts';
import type { Db } from '../platform/db/db.ts';
import { shopSettings } from '../platform/db/schema/content.ts';

export async function findOwnerSettings(db: Db): Promise<Record<string, unknown>> {
  const [row] = await db.select({ details: shopSettings.details }).from(shopSettings);
  return row?.details ?? {};
}

export async function upsertOwnerSettings(tx: Db, details: Record<string, unknown>): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ details })
    .onConflictDoUpdate({ target: shopSettings.onlyOne, set: { details, updatedAt: sql`now()` } });
}

export async function findDelivery(db: Db): Promise<Partial<DeliveryTerms>> {
  const [row] = await db.select({ delivery: shopSettings.delivery }).from(shopSettings);
  return row?.delivery ?? {};
}

export async function upsertDelivery(tx: Db, delivery: DeliveryTerms): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ details: {}, delivery })
    .onConflictDoUpdate({ target: shopSettings.onlyOne, set: { delivery, updatedAt: sql`now()` } });
}
