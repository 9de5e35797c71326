import { sql } from 'drizzle-orm';
import type { SavedLogo } from '../../../rules/saved-logo.ts';
import type { Db } from '../../platform/db/db.ts';
import { shopSettings } from '../../platform/db/schema/content.ts';
import { mediaFile, mediaUrl } from '../media-url.ts';
import type { SeedFiles } from '../seed-files.ts';

/** Never replaces what an admin has saved, and does not bring back what an admin has removed. */
export async function seedLogo(db: Db, files: SeedFiles): Promise<void> {
  const { file, icon, share, isTinted } = files.logo;
  const { width, height } = mediaFile(files, file);
  const logo: SavedLogo = {
    url: mediaUrl(files, file),
    width: width ?? 0,
    height: height ?? 0,
    isTinted,
    ...(icon && { icon: mediaUrl(files, icon) }),
    ...(share && { share: mediaUrl(files, share) }),
  };
  await db
    .insert(shopSettings)
    .values({ details: {}, logo })
    .onConflictDoUpdate({
      target: shopSettings.onlyOne,
      set: { logo },
      setWhere: sql`${shopSettings.versions}->>'logo' is null`,
    });
}
