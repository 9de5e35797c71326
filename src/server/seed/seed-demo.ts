import { ne } from 'drizzle-orm';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { seedRuns } from '../platform/db/schema/content.ts';
import { StartError } from '../platform/start-error.ts';
import { readSeedFiles, seedChecksum } from './seed-files.ts';
import { seedAccounts } from './tables/seed-accounts.ts';
import { seedColours } from './tables/seed-colours.ts';
import { seedCoupons } from './tables/seed-coupons.ts';
import { seedFoods } from './tables/seed-foods.ts';
import { seedLogo } from './tables/seed-logo.ts';
import { seedPages } from './tables/seed-pages.ts';
import { seedPolicy } from './tables/seed-policy.ts';
import { seedRecipes } from './tables/seed-recipes.ts';
import { seedReviews } from './tables/seed-reviews.ts';
import { seedShopTexts } from './tables/seed-shop-texts.ts';

/**
 * Inserts the brand's demo data. Runs once per version of its files, and keeps everything that an admin has edited or saved.
 */
export async function seedDemo(db: Db, brand: string): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 0x73656564);
    await rejectOtherBrand(tx, brand);
    const [done] = await tx
      .insert(seedRuns)
      .values({ checksum: seedChecksum(brand), brand })
      .onConflictDoNothing()
      .returning();
    if (!done) return;
    const files = readSeedFiles(brand);
    await seedAccounts(tx, files);
    await seedFoods(tx, files);
    await seedReviews(tx, files);
    await seedRecipes(tx, files);
    await seedCoupons(tx, files);
    await seedColours(tx, files);
    await seedPolicy(tx, files);
    await seedLogo(tx, files);
    await seedShopTexts(tx, files);
    await seedPages(tx, files);
  });
}

/** Two brands in one database would mix their foods, and the content of the first would stay. */
async function rejectOtherBrand(db: Db, brand: string): Promise<void> {
  const [other] = await db.select().from(seedRuns).where(ne(seedRuns.brand, brand)).limit(1);
  if (other)
    throw new StartError(
      `SHOP_BRAND: this database holds the demo shop ${other.brand}; start ${brand} with a DATA_DIR or DATABASE_URL of its own`,
    );
}
