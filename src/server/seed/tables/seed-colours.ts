import type { Db } from '../../platform/db/db.ts';
import { colours } from '../../platform/db/schema/content.ts';
import type { SeedFiles } from '../seed-files.ts';

export async function seedColours(db: Db, files: SeedFiles): Promise<void> {
  const places = Object.entries(files.colours).map(([place, color]) => ({
    place: place as keyof SeedFiles['colours'],
    color,
  }));
  await db.insert(colours).values(places).onConflictDoNothing();
}
