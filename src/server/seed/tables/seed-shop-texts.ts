import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { shopSettings } from '../../platform/db/schema/content.ts';
import type { SeedFiles } from '../seed-files.ts';

/** Tagline, categories and tags in other languages. Never replaces what an admin has saved. */
export async function seedShopTexts(db: Db, files: SeedFiles): Promise<void> {
  const translations = files.translations.shop;
  await db
    .insert(shopSettings)
    .values({ details: {}, translations })
    .onConflictDoUpdate({
      target: shopSettings.onlyOne,
      set: { translations },
      setWhere: sql`${shopSettings.versions}->>'translations' is null`,
    });
}
