import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { seedRuns } from '../platform/db/schema/content.ts';
import { readSeedFiles, seedChecksum } from './seed-files.ts';
import { seedAccounts } from './tables/seed-accounts.ts';
import { seedContent } from './tables/seed-content.ts';
import { seedCoupons } from './tables/seed-coupons.ts';
import { seedFoods } from './tables/seed-foods.ts';
import { seedLogo } from './tables/seed-logo.ts';
import { seedRecipes } from './tables/seed-recipes.ts';
import { seedReviews } from './tables/seed-reviews.ts';

/** Inserts the demo data. Runs once per version of the seed files and never updates existing rows. */
export async function seedDemo(db: Db): Promise<void> {
  const checksum = seedChecksum();
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 0x73656564);
    const [done] = await tx.insert(seedRuns).values({ checksum }).onConflictDoNothing().returning();
    if (!done) return;
    const files = readSeedFiles();
    await seedAccounts(tx, files);
    await seedFoods(tx, files);
    await seedReviews(tx, files);
    await seedRecipes(tx, files);
    await seedCoupons(tx, files);
    await seedContent(tx, files);
    await seedLogo(tx, files);
  });
}
