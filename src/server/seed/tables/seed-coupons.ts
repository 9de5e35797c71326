import { paiseFromRupees } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { coupons } from '../../platform/db/schema/sales.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

export async function seedCoupons(db: Db, files: SeedFiles): Promise<void> {
  const rows = files.coupons.map(({ minPurchaseAmount, ...coupon }) => ({
    ...coupon,
    minPurchase: paiseFromRupees(minPurchaseAmount),
    createdAt: SEEDED_AT,
  }));
  await db.insert(coupons).values(rows).onConflictDoNothing();
}
