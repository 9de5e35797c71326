import { sql } from 'drizzle-orm';
import type { DeliveryTerms } from '../../rules/delivery-charge.ts';
import type { UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { shopSettings } from '../platform/db/schema/content.ts';
import { statement } from '../platform/db/statement.ts';

const ownerSettings = statement<{ details: Record<string, unknown> }>(
  'shop_details',
  'select details from shop_settings',
);
const deliverySettings = statement<{ delivery: Partial<DeliveryTerms> | null }>(
  'shop_delivery',
  'select delivery from shop_settings',
);
const unpaidSettings = statement<{ unpaid: Partial<UnpaidTerms> | null }>(
  'shop_unpaid',
  'select unpaid from shop_settings',
);

export async function findOwnerSettings(db: Db): Promise<Record<string, unknown>> {
  const [row] = await ownerSettings(db, []);
  return row?.details ?? {};
}

export async function upsertOwnerSettings(tx: Db, details: Record<string, unknown>): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ details })
    .onConflictDoUpdate({ target: shopSettings.onlyOne, set: { details, updatedAt: sql`now()` } });
}

export async function findDelivery(db: Db): Promise<Partial<DeliveryTerms>> {
  const [row] = await deliverySettings(db, []);
  return row?.delivery ?? {};
}

export async function upsertDelivery(tx: Db, delivery: DeliveryTerms): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ details: {}, delivery })
    .onConflictDoUpdate({ target: shopSettings.onlyOne, set: { delivery, updatedAt: sql`now()` } });
}

export async function findUnpaid(db: Db): Promise<Partial<UnpaidTerms>> {
  const [row] = await unpaidSettings(db, []);
  return row?.unpaid ?? {};
}

export async function upsertUnpaid(tx: Db, unpaid: UnpaidTerms): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ details: {}, unpaid })
    .onConflictDoUpdate({ target: shopSettings.onlyOne, set: { unpaid, updatedAt: sql`now()` } });
}
