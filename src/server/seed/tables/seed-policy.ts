import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { shopSettings } from '../../platform/db/schema/content.ts';
import type { SeedFiles } from '../seed-files.ts';

/** Never replaces what an admin has saved. */
export async function seedPolicy(db: Db, { policy }: SeedFiles): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ details: {}, policy })
    .onConflictDoUpdate({
      target: shopSettings.onlyOne,
      set: { policy },
      setWhere: sql`${shopSettings.versions}->>'policy' is null`,
    });
}
