import type { Db } from '../platform/db/db.ts';
import { shopSettings } from '../platform/db/schema/content.ts';

export async function findOwnerSettings(db: Db): Promise<Record<string, unknown>> {
  const [row] = await db.select({ details: shopSettings.details }).from(shopSettings);
  return row?.details ?? {};
}
